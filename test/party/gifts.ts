import type { FourthAsk, FourthMove, GiftText } from '../../engine/fourth-king/kinds.ts';
import type { Down, FourthLook, GameLook, MyGift } from '../../party/protocol.ts';
import { type Client, type Setting, Stage } from './stage.ts';

type Texts = { readonly tag?: string | null; readonly note?: string | null } & Partial<MyGift['thing']['inside']>;

/** A gift as a page would send it. */
export function parcel(title: string, { tag = null, ...more }: Texts = {}): MyGift['thing'] {
  return {
    outside: { paper: 'kraft', ribbon: 'gold', shape: 'box', size: 'm', tag },
    inside: { title, note: null, link: null, picture: null, rattle: null, ...more },
  };
}

/** Something that is heard by a page. */
type Hearing = { heard(): readonly Down[] } | { readonly heard: readonly Down[] };
const heardBy = (page: Hearing): readonly Down[] => (typeof page.heard === 'function' ? page.heard() : page.heard);

/** What a page knows of what its person wrapped. */
export function own(page: Hearing): readonly MyGift[] {
  let gifts: readonly MyGift[] = [];
  for (const down of heardBy(page)) {
    if (down.t === 'welcome') gifts = [];
    if (down.t === 'brought') gifts = down.gifts;
  }
  return gifts;
}

/** What a page can read on and in gifts, by their numbers. */
export function readable(page: Hearing): readonly GiftText[] {
  const texts = new Map<number, GiftText>();
  for (const down of heardBy(page)) {
    if (down.t === 'welcome' || (down.t === 'room' && down.room.phase === 'lobby')) texts.clear();
    if (down.t === 'gifts') for (const text of down.gifts) texts.set(text.gift, text);
  }
  return [...texts.values()].sort((a, b) => a.gift - b.gift);
}

export const titles = (page: Hearing): readonly string[] => own(page).map(({ thing }) => thing.inside.title);

/** Wraps something, or changes it; what is refused throws. */
export function wrap(client: Client, thing: MyGift['thing'] | string, gift: string | null = null): string {
  const before = own(client).map(({ key }) => key);
  client.insist({ t: 'bring', gift, thing: typeof thing === 'string' ? parcel(thing) : thing });
  const fresh = own(client).find(({ key }) => !before.includes(key));
  return gift ?? fresh?.key ?? 'none';
}

export const takeBack = (client: Client, gift: string): string | null => client.ask({ t: 'takeBack', gift });

/** A table of the Fourth King's Game with its host, who is King Bob, and players of these names. */
export function giftTable<Name extends string>(
  names: readonly Name[],
  options: object = {},
  setting: Setting & { readonly settings?: object } = {},
) {
  const stage = new Stage(setting);
  const { pass, code } = stage.made({ game: 'fourth-king', options, settings: setting.settings ?? {}, name: 'Bob' });
  const host = stage.come(pass);
  const players = names.map(name => stage.guest(name));
  const player = (name: Name): Client => {
    const client = players[names.indexOf(name)];
    if (client === undefined) throw new Error(`no ${name}`);
    return client;
  };
  return { stage, code, pass, host, players, player, all: [host, ...players] };
}

export const start = (host: Client): void => host.insist({ t: 'start' });

/** The newest look, which must be one of this game. */
export function fourth({ look }: { readonly look: GameLook }): FourthLook {
  if (look.game !== 'fourth-king') throw new Error(`${look.game} is played`);
  return look;
}

/** Something that is allowed, so that games come to their end: whoever may picks. */
export function anyGiftMove(ask: FourthAsk): FourthMove {
  switch (ask.ask) {
    case 'roll':
      return { do: 'roll' };
    case 'act':
      return { do: 'pick', gift: ask.pick[0] ?? 0 };
    case 'defend':
      return { do: 'resist' };
    case 'unwrap':
      return { do: 'open', gift: ask.open[0] ?? 0 };
  }
}

/** Whoever is asked something. */
export function asked(clients: readonly Client[]): Client {
  const client = clients.find(({ look }) => look.ask !== null);
  if (client === undefined) throw new Error('nobody is asked');
  return client;
}

/** Makes a move; what is refused throws. */
export function play(client: Client, move: FourthMove): void {
  const refused = client.move(move);
  if (refused !== null) throw new Error(`${JSON.stringify(move)}: ${refused}`);
}

/** Everybody rolls for initiative until the order stands. */
export function rollAll(clients: readonly Client[]): void {
  while (fourth(asked(clients)).view.play.at === 'initiative') play(asked(clients), { do: 'roll' });
}

/** Everybody picks until the pile is empty. */
export function playOut(clients: readonly Client[]): void {
  while (clients.some(({ look }) => look.outcome === null && look.ask !== null)) {
    const client = asked(clients);
    const { ask } = fourth(client);
    client.stage.pass(300);
    if (ask !== null) play(client, anyGiftMove(ask));
  }
}
