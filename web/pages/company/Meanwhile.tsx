import type { Meanwhile } from '../../../party/protocol.ts';
import { gameOnPage } from '../../games/games.ts';
import { meanwhile as left } from '../../line/signals.ts';
import { Button } from '../../parts/Button.tsx';
import { Later } from '../../parts/Later.tsx';
import { aloud } from '../../voice/announce.ts';
import { useSaid } from './Strip.tsx';
import { companyWords } from './words.ts';

/** A few of many: the account is short. */
const SOME = 6;

type Props = { meanwhile: Meanwhile; game: string };

/** What was done for somebody while away: told once, to be put aside. */
export function MeanwhileNotice({ meanwhile, game }: Props) {
  const say = companyWords.value.meanwhile;
  const done = say.text(meanwhile.count);
  useSaid(aloud(say.title, done));
  return (
    <section class="strip" aria-label={say.title}>
      <div class="notice">
        <div class="grow">
          <p>
            <b>{say.title}</b> {done}
          </p>
          <Moves meanwhile={meanwhile} game={game} />
        </div>
        <Button
          size="mini"
          onPress={() => {
            left.value = null;
          }}
        >
          {say.ok}
        </Button>
      </div>
    </section>
  );
}

/** The last of the moves, one after the other. */
function Moves({ meanwhile: { count, moves }, game }: Props) {
  const say = companyWords.value.meanwhile;
  const teller = gameOnPage(game)?.told;
  if (teller === undefined) return null;
  return (
    <Later load={teller}>
      {({ told }) => {
        const words = moves.flatMap(move => told(move) ?? []).slice(-SOME);
        if (words.length === 0) return null;
        return (
          <p class="hint">
            {words.length < count && say.last(words.length)} {words.join(', ')}
          </p>
        );
      }}
    </Later>
  );
}
