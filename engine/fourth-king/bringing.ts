import type { Bringing, Pile } from '../game.ts';
import type { FourthGlance, FourthKinds, FourthOptions, FourthView, GiftText } from './kinds.ts';
import { GIFTS_EACH, GIFTS_MAX } from './parcels.ts';
import { numberOf } from './setup.ts';
import { wrap } from './things.ts';

/** F1: how gifts get to the table, and how they are told. */
export const bringing = {
  pile,
  wrap,
  numberOf,
  glance,
  texts,
  pictures,
} satisfies Bringing<FourthKinds>;

function pile({ bob, gifts }: FourthOptions): Pile {
  return { bob, each: gifts === 'bob' ? 0 : GIFTS_EACH, all: GIFTS_MAX };
}

function pictures({ opened }: FourthView): readonly string[] {
  return opened.flatMap(({ picture }) => picture ?? []);
}

function glance(view: FourthView): FourthGlance {
  return {
    travels: view.gifts.map(gift => gift.travels),
    pile: view.pile,
    holds: view.holds,
    opened: view.opened.map(({ gift }) => gift),
    heard: view.heard.map(({ gift, by }) => ({ gift, by })),
    givers: view.givers,
    rolls: view.rolls,
    order: view.order,
    play: view.play,
    sincePick: view.sincePick,
    contest: view.contest,
    journal: view.journal,
  };
}

function texts(view: FourthView): readonly GiftText[] {
  return view.gifts.map(({ wrap, tag }, index) => {
    const gift = index + 1;
    const heard = view.heard.find(each => each.gift === gift);
    const opened = view.opened.find(each => each.gift === gift);
    return {
      gift,
      wrap,
      tag,
      heard: heard === undefined ? null : { rattle: heard.rattle },
      inside: opened === undefined ? null : insideOf(opened),
    };
  });
}

const insideOf = ({ title, note, link, picture, rattle }: FourthView['opened'][number]): GiftText['inside'] => ({
  title,
  note,
  link,
  picture,
  rattle,
});
