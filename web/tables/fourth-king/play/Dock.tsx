import { useEffect, useRef } from 'preact/hooks';
import type { Can } from '../../../../engine/fourth-king/kinds.ts';
import { Button } from '../../../parts/Button.tsx';
import { Icon, type IconName } from '../../../parts/Icon.tsx';
import { whoAt } from '../../../parts/people.ts';
import { aloud, announce } from '../../../voice/announce.ts';
import { heardOf, holderOf, insideOf } from '../gifts.ts';
import { ACTIONS, type Action, actsFor, giftsFor, moveOf, NO_PLAN } from '../plan.ts';
import { canOf, type FourthAtTable, giftNamed, useTable, whereIs } from '../table.ts';
import { Parcel } from './Gift.tsx';
import { isInSight } from './sight.ts';

const ICONS: Readonly<Record<Action, IconName>> = { pick: 'gift', open: 'lamp', steal: 'hand', inflict: 'give' };

/** What may be done now, within reach of the thumb: the four actions, then the gift that was chosen, then "sure?". */
export function Dock() {
  const table = useTable();
  const { plan, sending } = table;
  const can = canOf(table);
  if (can === null || (sending !== null && sending.do !== 'shake')) return null;
  if (plan.gift !== null) return <Chosen can={can} gift={plan.gift} />;
  if (plan.act !== null) return <Choosing />;
  return <FourActions can={can} />;
}

function FourActions({ can }: { can: Can }) {
  const { t } = useTable();
  const possible = ACTIONS.filter(act => giftsFor(can, act).length > 0);
  const only = possible.length === 1 ? possible[0] : undefined;
  return (
    <fieldset class="dock four" aria-keyshortcuts="h">
      <legend class="vh">{t.acts.label}</legend>
      {ACTIONS.map(act => (
        <ActionButton key={act} act={act} can={can} only={only === act} />
      ))}
    </fieldset>
  );
}

/** One of the four. What cannot be done now stays pressable and says why. */
function ActionButton({ act, can, only }: { act: Action; can: Can; only: boolean }) {
  const { t, view, setPlan, refuse } = useTable();
  const off = giftsFor(can, act).length === 0;
  const press = (): void => {
    if (!off) setPlan({ ...NO_PLAN, act });
    else if (view.play.at === 'turn' && view.play.onlyPick) refuse(t.acts.not.onlyPick, 'F25');
    else refuse(t.acts.not[act], RULES[act]);
  };
  return (
    <button type="button" class={only ? 'btn go' : 'btn'} aria-disabled={off ? 'true' : undefined} onClick={press}>
      <span class="row tight">
        <Icon name={ICONS[act]} />
        <b>{t.acts[act].name}</b>
      </span>
      <small>{t.acts[act].text}</small>
    </button>
  );
}
const RULES: Readonly<Record<Action, string>> = { pick: 'F11', open: 'F12', steal: 'F16', inflict: 'F14' };

/** An action is chosen, its gift not yet. */
function Choosing() {
  const { t, setPlan } = useTable();
  // Whoever chose with the keyboard goes on among the gifts.
  useEffect(() => {
    const frame = requestAnimationFrame(() => firstGift()?.focus({ preventScroll: true }));
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <div class="dock">
      <Button wide icon="back" onPress={() => setPlan(NO_PLAN)}>
        {t.acts.cancel}
      </Button>
    </div>
  );
}

/** The first gift in sight that may be chosen. */
const firstGift = (): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('.giftbtn:not([aria-disabled])')].find(isInSight);

/** A gift is chosen: what it is, and what may be done with it. */
function Chosen({ can, gift }: { can: Can; gift: number }) {
  const table = useTable();
  const { t, view, plan, move, setPlan, open } = table;
  const dock = useRef<HTMLElement>(null);
  const sure = moveOf(plan);

  // Whoever chose with the keyboard goes on here.
  useEffect(() => {
    dock.current?.focus({ preventScroll: true });
    if (sure !== null && plan.act !== null) announce(aloud(sureTitle(table), sureText(table, plan.act)));
  }, [gift, plan.act, plan.on]);

  return (
    <section class="dock chosen" ref={dock} tabIndex={-1} aria-label={t.parcel.details}>
      <Parcel wrap={view.gifts[gift - 1]?.wrap ?? ''} />
      <div class="grow">
        <b>{sure === null ? t.The(giftNamed(table, gift)) : sureTitle(table)}</b>
        <p class="tiny soft">{sure !== null && plan.act !== null ? sureText(table, plan.act) : about(table, gift)}</p>
      </div>
      <div class="row acts">
        <Button size="mini" label={t.acts.back} onPress={() => setPlan({ ...NO_PLAN, act: plan.act })}>
          <Icon name="close" />
        </Button>
        {sure !== null && plan.act !== null ? (
          <Button kind="go" icon={ICONS[plan.act]} onPress={() => move(sure)}>
            {t.acts.yes[plan.act]}
          </Button>
        ) : (
          <>
            {insideOf(view, gift) !== null && (
              <Button size="mini" onPress={() => open({ gift })}>
                {t.parcel.look}
              </Button>
            )}
            {can.shake.includes(gift) && (
              <Button size="mini" icon="shake" onPress={() => move({ do: 'shake', gift })}>
                {t.acts.shake(can.shakesLeft)}
              </Button>
            )}
            {plan.act === null &&
              actsFor(can, gift).map(act => (
                <Button
                  key={act}
                  kind={act === 'inflict' ? 'plain' : 'go'}
                  icon={ICONS[act]}
                  onPress={() => (act === 'inflict' ? setPlan({ ...plan, act }) : move({ do: act, gift }))}
                >
                  {doText(table, act, gift)}
                </Button>
              ))}
          </>
        )}
      </div>
    </section>
  );
}

function doText(table: FourthAtTable, act: Action, gift: number): string {
  const { t, view } = table;
  const holder = holderOf(view, gift);
  return act === 'steal' ? (holder === null ? '' : t.acts.do.steal(whoAt(table, holder))) : t.acts.do[act];
}

function sureTitle(table: FourthAtTable): string {
  const { t, plan, view } = table;
  if (plan.act === null || plan.gift === null) return '';
  const gift = giftNamed(table, plan.gift);
  switch (plan.act) {
    case 'pick':
    case 'open':
      return t.acts.sure[plan.act](gift);
    case 'steal': {
      const holder = holderOf(view, plan.gift);
      return holder === null ? '' : t.acts.sure.steal(gift, whoAt(table, holder));
    }
    case 'inflict':
      return plan.on === null ? '' : t.acts.sure.inflict(gift, whoAt(table, plan.on));
  }
}

/** What comes of it; whoever picks the last gift ends the game for all. */
function sureText({ t, view }: FourthAtTable, act: Action): string {
  return t.acts.sureText[act === 'pick' && view.pile.length === 1 ? 'last' : act];
}

/** What is known of a gift, in a line: its tag, where it is, how it sounded. */
function about(table: FourthAtTable, gift: number): string {
  const { t, view } = table;
  const tag = view.gifts[gift - 1]?.tag ?? null;
  const heard = heardOf(view, gift);
  return [
    ...(tag === null ? [] : [`“\u2068${tag}\u2069”`]),
    whereIs(table, gift),
    ...(view.pile.length === 1 && view.pile.includes(gift) ? [t.acts.sureText.last] : []),
    ...(heard === null
      ? []
      : [heard.rattle === null ? t.parcel.silent : t.parcel.heard(`\u2068${heard.rattle}\u2069`)]),
  ].join(' · ');
}
