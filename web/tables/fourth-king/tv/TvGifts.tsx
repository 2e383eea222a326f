import { whoAt } from '../../../parts/people.ts';
import { words } from '../../../text/catalogue.ts';
import { anotherAt } from '../../../tv/another.ts';
import { TvFrame } from '../../../tv/TvFrame.tsx';
import { useTold } from '../../../tv/told.ts';
import { sealedCount } from '../gifts.ts';
import { useFlights } from '../play/fly.ts';
import { line, promptOf } from '../say.ts';
import { type FourthAtTable, giftNamed, useTable, whereIs } from '../table.ts';
import { Holders } from './Holders.tsx';
import { TvDuel } from './TvDuel.tsx';
import { TvEnd } from './TvEnd.tsx';
import { TvOpening } from './TvOpening.tsx';
import { TvPile } from './TvPile.tsx';
import { TvRolls } from './TvRolls.tsx';

/** A Fourth King's Game for the whole room: the pile, who holds what, and whatever happens before all. */
export function TvGifts() {
  const table = useTable();
  const { t, room, view, look, moment } = table;
  useFlights(view, look);
  const told = useTold(look, () => tell(table));
  const over = view.play.at === 'over';
  const sealed = sealedCount(view);
  const said = saidNow(table);
  return (
    <TvFrame
      room={room}
      title={over ? t.over.title : words.value.games['fourth-king']}
      under={
        over
          ? sealed === 0
            ? t.over.under
            : t.over.underSealed(sealed)
          : view.play.at === 'initiative'
            ? t.bar.initiative
            : t.bar.left(view.pile.length)
      }
      prompt={over ? anotherAt(table) : { icon: moment === null ? 'lamp' : 'stack', ...said }}
      told={told}
      over={over}
      side={over || view.play.at === 'initiative' || moment?.kind === 'order' ? null : <Holders />}
    >
      <Scene />
    </TvFrame>
  );
}

/** What is before everybody's eyes: something that has just happened, else where the game stands. */
function Scene() {
  const { view, moment } = useTable();
  const { play } = view;
  switch (moment?.kind) {
    case 'order':
      return <TvRolls order={moment.seats} />;
    case 'allowed':
      return <TvDuel challenge={moment.challenge} contest={null} allowed />;
    case 'contest':
      return <TvDuel challenge={moment.contest} contest={moment.contest} allowed={false} />;
    case 'opened':
      return <TvOpening seat={moment.seat} gift={moment.gift} />;
    case undefined:
      break;
  }
  if (play.at === 'initiative') return <TvRolls order={null} />;
  if (play.at === 'answer') return <TvDuel challenge={play} contest={null} allowed={false} />;
  return play.at === 'over' ? <TvEnd /> : <TvPile />;
}

/** Whose turn it is, or what has just happened. */
function saidNow(table: FourthAtTable): { readonly title: string; readonly text: string } {
  const { t, moment, view } = table;
  switch (moment?.kind) {
    case 'order': {
      const [first] = moment.seats;
      return {
        title: first === undefined ? t.initiative.order : t.initiative.begins(whoAt(table, first)),
        text: t.initiative.order,
      };
    }
    case 'allowed':
      return { title: whereIs(table, moment.challenge.gift), text: '' };
    case 'contest':
      return { title: t.duel.rule, text: '' };
    case 'opened':
      return {
        title: t.opening.title(whoAt(table, moment.seat)),
        text: t.opening.was(giftNamed(table, moment.gift)),
      };
    case undefined: {
      const { title, text } = promptOf(table);
      // What is tried stands on the cloth, what happened last beside this line.
      return { title, text: view.play.at === 'initiative' ? text : '' };
    }
  }
}

/** The journal is told by the table itself: what is new of it, or its end for whoever comes late. */
function tell(table: FourthAtTable): readonly string[] {
  const { news, view } = table.look;
  const events = news.length > 0 ? news : view.journal.slice(-3);
  return events.map(event => line(table, event));
}
