import type { ComponentChildren } from 'preact';
import { termsOf, worthOf } from '../../../engine/king/bids.ts';
import { type KingMove, type Standing, TRUMPS, type Trump } from '../../../engine/king/kinds.ts';
import { Face } from '../../parts/Face.tsx';
import { Icon, type IconName } from '../../parts/Icon.tsx';
import { Name } from '../../parts/Name.tsx';
import { chairAt, nameAt, whoAt } from '../../parts/people.ts';
import { TrumpSign } from './Contract.tsx';
import { auctionOf } from './say.ts';
import { useTable } from './table.ts';

/** What the beneficiary may choose from before the auction, or after declining: each with what it means and pays. */
export function FirstChoices() {
  const { t, ask } = useTable();
  const can = ask?.ask === 'choose' ? ask.can : [];
  return (
    <ul class="clothed middle options">
      {can.includes('own') && (
        <li class="option">
          <OptionText icon="up" name={t.choose.up} text={t.choose.upText} />
          <Trumps make={trump => ({ do: 'up', trump })} />
        </li>
      )}
      {can.includes('own') && <Option icon="dn" move={{ do: 'down' }} name={t.choose.down} text={t.choose.downText} />}
      {can.includes('auction') && (
        <Option icon="gavel" move={{ do: 'auction' }} name={t.choose.auction} text={t.choose.auctionText} />
      )}
      {can.includes('ultimatum') && (
        <Option icon="talk" move={{ do: 'ultimatum' }} name={t.choose.ultimatum} text={t.choose.ultimatumText} />
      )}
      {can.includes('forfeit') && (
        <Option icon="out" move={{ do: 'forfeit' }} name={t.choose.forfeit} text={t.choose.forfeitText} />
      )}
    </ul>
  );
}

/** What the beneficiary may choose from when the bidding is over. */
export function Decisions() {
  const table = useTable();
  const { t, ask } = table;
  const can = ask?.ask === 'decide' ? ask.can : [];
  const standing = auctionOf(table.view.play)?.standing ?? null;
  return (
    <ul class="clothed middle options">
      {can.includes('accept') && standing !== null && <Accept standing={standing} />}
      {can.includes('askMore') && standing !== null && (
        <Option
          icon="plus"
          move={{ do: 'askMore' }}
          name={t.decide.askMore}
          text={t.decide.askMoreText(whoAt(table, standing.by))}
        />
      )}
      {can.includes('ultimatum') && (
        <Option
          icon="talk"
          move={{ do: 'ultimatum' }}
          name={t.choose.ultimatum}
          text={standing === null ? t.choose.ultimatumText : t.decide.ultimatumText}
        />
      )}
      {can.includes('decline') && (
        <Option icon="hand" move={{ do: 'decline' }} name={t.decide.decline} text={t.decide.declineText} />
      )}
      {can.includes('forfeit') && (
        <Option icon="out" move={{ do: 'forfeit' }} name={t.choose.forfeit} text={t.choose.forfeitText} />
      )}
    </ul>
  );
}

function Accept({ standing }: { standing: Standing }) {
  const table = useTable();
  const { t, options } = table;
  const { way, n } = termsOf(standing.bid);
  const holder = whoAt(table, standing.by);
  const text =
    way === 'up'
      ? t.decide.acceptUp(holder, worthOf(standing.bid), options.shortfall === 'noDebt')
      : t.decide.acceptDown(holder, n, options.downPayment === 'capped');
  return <Option icon="check" move={{ do: 'accept' }} name={t.decide.accept(standing.bid)} text={text} />;
}

type OptionProps = { icon: IconName; move: KingMove; name: string; text: string };

/** A choice that is pressed as a whole. */
function Option({ icon, move, name, text }: OptionProps) {
  const { move: make, sending } = useTable();
  return (
    <li>
      <button type="button" class={`option${sending?.do === move.do ? ' sent' : ''}`} onClick={() => make(move)}>
        <OptionText icon={icon} name={name} text={text} />
      </button>
    </li>
  );
}

const OptionText = ({ icon, name, text }: { icon: IconName; name: string; text: ComponentChildren }) => (
  <span class="optiontext">
    <Icon name={icon} />
    <span>
      <b>{name}</b>
      <span class="tiny soft">{text}</span>
    </span>
  </span>
);

/** The four suits and no trump, side by side. */
export function Trumps({ make, big = false }: { make: (trump: Trump) => KingMove; big?: boolean }) {
  const { t, move } = useTable();
  return (
    <span class={big ? 'trumps big' : 'trumps'}>
      {TRUMPS.map(trump => (
        <button key={trump} type="button" class="bid" onClick={() => move(make(trump))}>
          {trump === 'NT' ? <NoTrumpSign /> : <TrumpSign trump={trump} />}
          <small>{t.trumpButton(trump)}</small>
        </button>
      ))}
    </span>
  );
}

/** Its short name, since it has no sign; the whole one is the button's. */
function NoTrumpSign() {
  const { t } = useTable();
  return (
    <span class="nt" aria-hidden="true">
      {t.noTrumpShort}
    </span>
  );
}

const DEALERS = [0, 1, 2, 3] as const;

/** The winner of the draw names the first dealer. */
export function DealerChoices() {
  const table = useTable();
  const { t, move } = table;
  return (
    <ul class="clothed middle options">
      {DEALERS.map(seat => (
        <li key={seat}>
          <button type="button" class="option" onClick={() => move({ do: 'nameDealer', dealer: seat })}>
            <span class="optiontext">
              <Face chair={chairAt(table, seat)} />
              <Name of={table.you.seat === seat ? t.name(whoAt(table, seat)) : nameAt(table, seat)} />
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
