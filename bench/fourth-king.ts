import { chanceFromText, pick } from '../engine/chance.ts';
import { takeFromShelf } from '../engine/shelf.ts';
import { fourth, giftTable, parcel, start, wrap } from '../test/party/gifts.ts';
import { bring } from '../tools/gifts.ts';
import { alternate, bytesOf, median } from './measure.ts';

/** Games of the Fourth King's Game a second, among five built-in players, played by the rules alone. */
export function giftGames() {
  const game = takeFromShelf('fourth-king');
  if (game === null) throw new Error('no Fourth King’s Game on the shelf');
  let number = 0;
  const one = (): number => {
    const draws = chanceFromText(`bench gifts ${number++}`).stream('set-up');
    const secret = Array.from({ length: 64 }, () => draws.below(16).toString(16)).join('');
    const header = {
      format: 1,
      game: game.id,
      rules: game.rules,
      secret,
      shares: [],
      seatCount: 5,
      options: {},
    } as const;
    game.playOut({ ...header, brought: bring(game, 5, draws) }, ['player', 'player', 'player', 'player', 'player']);
    return 1;
  };
  return { gamesPerSecond: median(alternate(11, [one], 200).map(([rate = 0]) => rate)) };
}

/** Messages as text, from a room in memory: twenty people with two gifts each, and a watcher, 300 moves at most. */
export function giftBytes() {
  const names = Array.from({ length: 20 }, (_, index) => `Guest ${index + 1}`);
  const { stage, host, players } = giftTable(names, { bob: 'host' });
  for (const client of players) for (const title of ['clock', 'drum']) wrap(client, parcel(title, { note: title }));
  start(host);
  const watcher = stage.come();
  const draws = chanceFromText('bench gifts').stream('moves');
  for (let moves = 0; moves < 300; moves++) {
    const able = players.filter(client => fourth(client).outcome === null && client.look.ask !== null);
    if (able.length === 0) break;
    const client = pick(able, draws);
    stage.pass(300);
    const refused = client.ask({ ...anyMove(client), t: 'move' });
    if (refused !== null) throw new Error(refused);
  }
  const bytes = (client: typeof watcher) => client.all('look').map(look => bytesOf(JSON.stringify(look)));
  const spread = (values: readonly number[]) => ({ median: median(values), max: Math.max(...values) });
  return { bytesPerMove: { seat: spread(players.flatMap(bytes)), watcher: spread(bytes(watcher)) } };

  function anyMove(client: typeof watcher) {
    const { ask, nth, turn } = fourth(client);
    const act = <T>(list: readonly T[]): T | null => (list.length === 0 ? null : pick(list, draws));
    const move = (() => {
      if (ask?.ask === 'roll') return { do: 'roll' };
      if (ask?.ask === 'defend') return { do: pick(['allow', 'resist'], draws) };
      if (ask?.ask !== 'act') throw new Error('who is able is asked');
      const [pile, mine, theirs] = [act(ask.pick), act(ask.open), act(ask.steal)];
      const moves = [
        ...(pile === null ? [] : [{ do: 'pick', gift: pile }]),
        ...(mine === null ? [] : [{ do: 'open', gift: mine }]),
        ...(theirs === null ? [] : [{ do: 'steal', gift: theirs }]),
      ];
      return pick(moves, draws);
    })();
    return { nth, turn, move };
  }
}
