import * as v from 'valibot';
import { isRecord, type Json } from '../../../engine/json.ts';
import { Begun, ClubView } from '../../../party/club/answers.ts';
import type { ClubAct, NewClub } from '../../../party/club/protocol.ts';
import { PASS, type Settings } from '../../../party/protocol.ts';
import { addressForOthers } from '../../device/address.ts';
import { isNameless } from '../../device/frame.ts';
import { forget, recall, remember } from '../../device/memory.ts';
import { keepPass } from '../../device/passes.ts';
import { randomHex } from '../../device/random.ts';
import { toast } from '../../parts/notices.tsx';
import { clubWords } from './words.ts';

/** What came of a call: null for nothing, after which it was said why. */
type Got<T> = Promise<T | null>;

/** The house's rules as the page sends them. */
export type Ways = Omit<NewClub, 'name' | 'keeper'> & { options: Json; settings: Settings };

/** The secret of the one who keeps a club, on this device. */
export function keeperOf(name: string): string | null {
  const kept = recall(`keeper:${name}`);
  return typeof kept === 'string' && PASS.test(kept) ? kept : null;
}

export const keeperLink = (name: string, secret: string): string => `${addressForOthers()}/c/${name}#keeper=${secret}`;

/**
 * Takes the secret out of such a link, and out of the address before anybody copies it. Anybody can write a link: it is
 * kept once the club has said that it is the keeper's, or else a false one would take its place, or found a club.
 */
export async function takeKeeperFromAddress(name: string): Promise<void> {
  const secret = new URLSearchParams(location.hash.slice(1)).get('keeper');
  if (secret === null) return;
  if (!isNameless) history.replaceState(history.state, '', location.pathname + location.search);
  if (!PASS.test(secret)) return;
  const nothing = { do: 'strike', promise: '' } satisfies ClubAct;
  if (
    await posted(`/api/clubs/${name}`, nothing, secret).then(
      ({ ok }) => ok,
      () => false,
    )
  )
    remember(`keeper:${name}`, secret);
}

/** The club as everybody sees it; null where there is none, and undefined when nobody answers. */
export async function lookIn(name: string): Promise<ClubView | null | undefined> {
  try {
    const response = await fetch(`/api/clubs/${name}`);
    const view = viewIn(await response.json());
    return view ?? (response.status === 404 ? null : undefined);
  } catch {
    return undefined;
  }
}

/** The secret is drawn and kept before it is shown: the answer may be lost. */
export function found(name: string, ways: Ways): Got<ClubView> {
  const known = keeperOf(name);
  const keeper = known ?? randomHex();
  remember(`keeper:${name}`, keeper);
  return call('/api/clubs', { ...ways, name, keeper }, null, viewIn, why => {
    // A club may stand from an asking before, whose answer was lost.
    if (known === null || why === 'taken') forget(`keeper:${name}`);
  });
}

export async function begin(name: string, person: string): Got<Begun> {
  const begun = await call(`/api/clubs/${name}`, { do: 'start', name: person }, keeperOf(name), begunIn);
  if (begun !== null && begun.pass !== null) keepPass(begun.code, begun.pass);
  return begun;
}

export const keep = (name: string, act: Exclude<ClubAct, { do: 'start' | 'close' }>): Got<ClubView> =>
  call(`/api/clubs/${name}`, act, keeperOf(name), viewIn);

export async function close(name: string): Promise<boolean> {
  return (await call(`/api/clubs/${name}`, { do: 'close' }, keeperOf(name), () => true)) === true;
}

async function call<T>(
  path: string,
  body: object,
  keeper: string | null,
  read: (raw: unknown) => T | null,
  refused: (why: string) => void = () => {},
): Got<T> {
  const say = clubWords.value.refused;
  try {
    const response = await posted(path, body, keeper);
    const answer: unknown = response.status === 204 ? {} : await response.json();
    const got = response.ok ? read(answer) : null;
    if (got !== null) return got;
    const why = isRecord(answer) && typeof answer.refused === 'string' ? answer.refused : '';
    refused(why);
    const known: Readonly<Record<string, string>> = say;
    toast(known[why] ?? say.unknown, 'cross');
  } catch {
    toast(say.unknown, 'offline');
  }
  return null;
}

const posted = (path: string, body: object, keeper: string | null): Promise<Response> =>
  fetch(path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(keeper === null ? {} : { authorization: `Bearer ${keeper}` }),
    },
    body: JSON.stringify(body),
  });

/** An answer of this kind; null for any other. */
const parsed =
  <T>(schema: v.GenericSchema<unknown, T>) =>
  (raw: unknown): T | null => {
    const read = v.safeParse(schema, raw);
    return read.success ? read.output : null;
  };
const viewIn = parsed(ClubView);
const begunIn = parsed(Begun);
