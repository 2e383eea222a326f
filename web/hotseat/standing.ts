import type { GameLook, RoomView, You } from '../../party/protocol.ts';
import { TELLERS } from '../games/tellers.ts';
import { announce } from '../voice/announce.ts';
// Whoever is told listens; and both know the same tellers.
import '../voice/voice.ts';

/** Tells those who listen how it stands, who take up a device that others had: what lies there, and what is to be done. */
export async function tellStanding(look: GameLook, at: { room: RoomView; you: You }): Promise<void> {
  const [teller, lying] = await Promise.all([TELLERS[look.game](), lyingIn(look)]);
  for (const sentence of [...teller.news(lying, at), teller.ask(lying, at)]) announce(sentence);
}

/** A look with what lies on the table for its news. */
async function lyingIn(look: GameLook): Promise<GameLook> {
  switch (look.game) {
    case 'king': {
      const { lying } = await import('../tables/king/lying.ts');
      return { ...look, news: lying(look.view) };
    }
    case 'kings-dice': {
      const { round, turn, mine } = look.view;
      const isNew = mine.sealed === null && (turn ?? 1) === 1;
      return { ...look, news: isNew ? [{ e: 'roll', round, mine: mine.dice }] : [] };
    }
    case 'fourth-king':
      return { ...look, news: look.view.journal.slice(-1) };
  }
}
