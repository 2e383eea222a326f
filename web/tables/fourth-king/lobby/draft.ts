import { GIFT_LIMITS, PAPERS, RIBBONS, SHAPES, SIZES } from '../../../../engine/fourth-king/parcels.ts';
import { isRecord, oneOf } from '../../../../engine/json.ts';
import { type MyGift, PICTURE } from '../../../../party/protocol.ts';
import { forget, recall, remember } from '../../../device/memory.ts';
import { passFor } from '../../../device/passes.ts';
import type { Paper, Ribbon, Shape, Size } from '../../../text/gifts-words.en.ts';
import { addressIn, isAddress } from './link.ts';

/** A gift while it is being wrapped: every text may still be empty. */
export type Draft = {
  readonly paper: Paper;
  readonly ribbon: Ribbon;
  readonly shape: Shape;
  readonly size: Size;
  readonly tag: string;
  readonly title: string;
  readonly note: string;
  readonly link: string;
  readonly rattle: string;
  /** The name of the picture that the table has. */
  readonly picture: string | null;
};

/** Something to begin with: different every time, so that a pile is no row of brown boxes. */
function newDraft(): Draft {
  return {
    paper: any(PAPERS),
    ribbon: any(RIBBONS),
    shape: any(SHAPES),
    size: any(SIZES),
    tag: '',
    title: '',
    note: '',
    link: '',
    rattle: '',
    picture: null,
  };
}

function any<T>(list: readonly [T, ...(readonly T[])]): T {
  return list[Math.floor(Math.random() * list.length)] ?? list[0];
}

/** A gift that was wrapped, to be changed. */
export function draftOf({ outside, inside }: MyGift['thing']): Draft {
  const { paper, ribbon, shape, size, tag } = outside;
  const { title, note, link, rattle, picture } = inside;
  return {
    paper,
    ribbon,
    shape,
    size,
    tag: tag ?? '',
    title,
    note: note ?? '',
    link: link ?? '',
    rattle: rattle ?? '',
    picture,
  };
}

const orNull = (text: string): string | null => (text.trim() === '' ? null : text);

/** What is put on the pile. The table cleans the texts and decides whether it takes them. */
export function thingOf(draft: Draft): MyGift['thing'] {
  const { paper, ribbon, shape, size, tag, title, note, link, rattle, picture } = draft;
  return {
    outside: { paper, ribbon, shape, size, tag: orNull(tag) },
    inside: {
      title: title.trim(),
      note: orNull(note),
      link: orNull(addressIn(link)),
      picture,
      rattle: orNull(rattle),
    },
  };
}

export type Fault = {
  readonly field: 'title' | 'link' | 'tag' | 'note' | 'rattle';
  readonly why: 'empty' | 'notHttps' | 'tooLong';
};

/** What is plainly missing or too much, before the table is asked. */
export function faultOf(draft: Draft): Fault | null {
  if (draft.title.trim() === '') return { field: 'title', why: 'empty' };
  const link = addressIn(draft.link);
  if (link !== '' && !isAddress(link)) return { field: 'link', why: 'notHttps' };
  const long = (['title', 'tag', 'note', 'rattle', 'link'] as const).find(field => leftIn(draft, field) < 0);
  return long === undefined ? null : { field: long, why: 'tooLong' };
}

/** How many characters still fit. */
export const leftIn = (draft: Draft, field: keyof typeof GIFT_LIMITS): number =>
  GIFT_LIMITS[field] - [...draft[field]].length;

/**
 * Where a draft is kept, for whoever has the device when it is begun: it may be in other hands before a picture has been
 * sent, and what one has begun is nobody else's.
 */
export const draftPlace = (code: string): string => `gift:${code}:${passFor(code)?.slice(0, 8) ?? ''}`;

/** Phones drop pages while the camera is open: what has been begun is kept on this device. */
export const keepDraft = (place: string, draft: Draft): void => remember(place, draft);
export const dropDraft = (place: string): void => forget(place);

/** What has been begun there, or something new. */
export function keptDraft(place: string): Draft {
  const raw = recall(place);
  const fresh = newDraft();
  if (!isRecord(raw)) return fresh;
  const text = (name: string): string => (typeof raw[name] === 'string' ? raw[name] : '');
  const picture = text('picture');
  return {
    paper: oneOf<Paper>(PAPERS, raw.paper) ?? fresh.paper,
    ribbon: oneOf<Ribbon>(RIBBONS, raw.ribbon) ?? fresh.ribbon,
    shape: oneOf<Shape>(SHAPES, raw.shape) ?? fresh.shape,
    size: oneOf<Size>(SIZES, raw.size) ?? fresh.size,
    tag: text('tag'),
    title: text('title'),
    note: text('note'),
    link: text('link'),
    rattle: text('rattle'),
    picture: PICTURE.test(picture) ? picture : null,
  };
}
