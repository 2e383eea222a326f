import '../../styles/foot.css';
import type { DiceAsk, DiceMove, Order, Pick } from '../../../engine/kings-dice/kinds.ts';
import { at } from '../../../engine/seats.ts';
import { skip } from '../../line/stage.ts';
import { Button } from '../../parts/Button.tsx';
import { aloud, announce } from '../../voice/announce.ts';
import { behind } from './behind.ts';
import { forgetDraft, isChanged, isComplete, isOrder, laidIn, NOTHING_LAID } from './draft.ts';
import { endsRound } from './reveal.ts';
import { useTable } from './table.ts';

/** What can be done now, at the lower edge. */
export function Acts({ onAgain }: { onAgain: () => void }) {
  const { held, ask } = useTable();
  if (held) return <AfterReveal onAgain={onAgain} />;
  return ask === null ? null : <Sealing ask={ask} />;
}

function AfterReveal({ onAgain }: { onAgain: () => void }) {
  const { t, look, view } = useTable();
  const next = look.outcome !== null ? t.acts.end : endsRound(look) ? t.acts.next(view.round) : t.acts.nextTurn;
  return (
    <div class="foot-act row">
      <Button icon="again" onPress={onAgain}>
        {t.acts.again}
      </Button>
      <span class="grow">
        <Button kind="go" size="big" wide keys="n" onPress={skip}>
          {next}
        </Button>
      </span>
    </div>
  );
}

function Sealing({ ask }: { ask: DiceAsk }) {
  const { t, view, choice, choose, lift, sending, seal, refuse } = useTable();
  const { sealed } = view.mine;
  const changed = isChanged(choice, sealed);
  const ready = changed && isComplete(ask, choice);
  const left = ask.ask === 'pick' ? 1 : ask.count - laidIn(isOrder(choice) ? choice : NOTHING_LAID);
  const press = (): void => {
    const move = ready ? moveOf(choice) : null;
    if (move !== null) seal(move);
    else if (!changed && sealed !== null) refuse({ title: t.prompt.sealed, text: t.prompt.nothingNew, rule: 'D7' });
    else if (ask.ask === 'pick') refuse({ title: t.prompt.notPicked, text: t.prompt.notPickedText, rule: 'D18' });
    else refuse({ title: t.prompt.notYet(left), text: t.prompt.notYetText(ask.count), rule: 'D6' });
  };
  const back = (): void => {
    lift(null);
    forgetDraft();
  };
  const clear = (): void => {
    lift(null);
    choose(null);
  };
  return (
    <div class="foot-act row">
      {sealed !== null && changed ? (
        <span class="grow">
          <Button wide icon="back" onPress={back}>
            {t.acts.undo}
          </Button>
        </span>
      ) : ask.ask === 'pick' ? (
        <SitOut ask={ask} />
      ) : (
        <span class="grow">
          <Button wide icon="again" off={left === ask.count} onPress={clear}>
            {t.acts.clear}
          </Button>
        </span>
      )}
      <span class="grow">
        <Button kind={ready ? 'go' : 'plain'} size="big" wide icon="lock" off={!ready || sending} onPress={press}>
          {sending ? t.acts.sealing : sealed === null ? t.acts.seal : changed ? t.acts.sealAnew : t.acts.sealed}
        </Button>
      </span>
    </div>
  );
}

/** Only whoever has fewer than five dice ever sits out; why not now, pressing says. */
function SitOut({ ask }: { ask: DiceAsk & { ask: 'pick' } }) {
  const { t, view, you, choice, choose, refuse } = useTable();
  const before = view.shown?.round === view.round ? view.shown.places : [];
  const { seat } = you;
  const sat = seat !== null && before.some(({ dice }) => at(dice, seat) === 'satOut');
  if (!ask.maySitOut && !sat) return null;
  const press = (): void => {
    if (ask.maySitOut) {
      choose(choice === 'satOut' ? null : 'satOut');
      if (choice !== 'satOut') announce(aloud(t.prompt.sitting, t.prompt.pickText));
    } else refuse({ title: t.notThat, text: t.reason('may-not-sit-out') ?? '', rule: behind('may-not-sit-out') });
  };
  return (
    <span class="grow">
      <Button wide icon="away" off={!ask.maySitOut} onPress={press}>
        {t.cloth.sitOut}
      </Button>
    </span>
  );
}

function moveOf(choice: Order | Pick | null): DiceMove | null {
  if (choice === null) return null;
  if (isOrder(choice)) return { do: 'order', places: [...choice] };
  return choice === 'satOut' ? { do: 'sitOut' } : { do: 'pick', die: choice };
}
