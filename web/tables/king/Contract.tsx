import type { Contract, KingView, Trump } from '../../../engine/king/kinds.ts';
import { SuitSign } from '../../parts/Icon.tsx';
import { whoAt } from '../../parts/people.ts';
import { useTable } from './table.ts';

/** What is being played: the one line that never leaves the table. */
export function ContractLine() {
  const table = useTable();
  const { t, view } = table;
  const { kind, play, dealer } = view;
  const contract = contractOf(view);
  if (contract !== null) return <Played contract={contract} />;
  const declined = play.phase === 'choose' && play.declined;
  return (
    <p class="con contract">
      <b>{t.hand(kind).name}</b>
      <span>
        {kind !== 'positive'
          ? t.contract.costs(kind)
          : declined
            ? t.choose.otherDeclined
            : t.contract.sells(whoAt(table, dealer))}
      </span>
    </p>
  );
}

function Played({ contract }: { contract: Contract }) {
  const table = useTable();
  const { t, view } = table;
  const { n, way, by, trump } = contract;
  const seller = whoAt(table, view.dealer);
  return (
    <p class="con contract">
      <b>{t.contract.plays(whoAt(table, by), contract)}</b>
      {way === 'up' && (
        <span>
          <TrumpSign trump={trump} /> {t.contract.trumps(trump)}
        </span>
      )}
      {n === 0 && <span class="soft">{way === 'up' ? t.contract.upWorth : t.contract.downWorth}</span>}
      {n > 0 && (
        <span class="soft">{way === 'up' ? t.contract.pays(seller, 25 * n) : t.contract.takesOver(seller, n)}</span>
      )}
    </p>
  );
}

/** A suit's sign, nothing for no trump. */
export const TrumpSign = ({ trump }: { trump: Trump }) => (trump === 'NT' ? null : <SuitSign suit={trump} />);

export const contractOf = ({ play }: KingView): Contract | null => (play.phase === 'play' ? play.contract : null);
