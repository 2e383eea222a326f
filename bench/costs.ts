import { costOf, PLAYED } from '../test/party/costs.ts';
import { dollarsForAMillion, durationOf, freeGames, objectRequestsOf } from './prices.ts';

/** What whole games cost on Cloudflare, counted: the figures of docs/scaling.md. */
export async function costs() {
  const all = [];
  for (const game of PLAYED) {
    const cost = await costOf(game);
    const charged = { objectRequests: objectRequestsOf(cost), duration: durationOf(cost) };
    all.push([game, { ...cost, ...charged, freeGames: freeGames(cost), dollars: dollarsForAMillion(cost) }] as const);
  }
  return Object.fromEntries(all);
}
