import type { KingOptions } from '../../../engine/king/kinds.ts';
import { Button } from '../../parts/Button.tsx';
import { Dialog } from '../../parts/Dialog.tsx';
import { words } from '../../text/catalogue.ts';
import { useTable } from './table.ts';

/** The rules of King with these house rules, under the numbers that refusals cite. */
export function KingRules({ options }: { options: KingOptions }) {
  return (
    <div class="stack rulesof">
      {words.value.king.book.rules(options).map(part => (
        <section key={part.title} class="stack">
          <h3>{part.title}</h3>
          <dl>
            {part.rules.map(rule => (
              <div key={rule.id}>
                <dt>{rule.id}</dt>
                <dd>{rule.text}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}

export function RulesDialog({ onClose }: { onClose: () => void }) {
  const { options } = useTable();
  const text = words.value.king.book;
  return (
    <Dialog title={text.title} onClose={onClose} footer={<Button onPress={onClose}>{text.back}</Button>}>
      <p class="small soft">{text.asPlayed}</p>
      <KingRules options={options} />
    </Dialog>
  );
}

/** Why something was refused: the one rule, and the way to all of them. */
export function WhyDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { options, open } = useTable();
  const text = words.value.king.book;
  const part = text.rules(options).find(({ rules }) => rules.some(rule => rule.id === id));
  return (
    <Dialog
      title={text.rule(id)}
      onClose={onClose}
      footer={
        <Button kind="go" onPress={onClose}>
          {text.back}
        </Button>
      }
    >
      {part !== undefined && (
        <blockquote class="rule">
          <b>{part.title}</b>
          <br />
          {part.rules.find(rule => rule.id === id)?.text}
        </blockquote>
      )}
      <p class="small">
        <button type="button" class="inlink" onClick={() => open('rules')}>
          {text.all}
        </button>
      </p>
    </Dialog>
  );
}
