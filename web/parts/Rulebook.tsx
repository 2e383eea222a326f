import type { Book, RulePart } from '../text/rulebook.ts';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';

export const Rulebook = ({ parts }: { parts: readonly RulePart[] }) => (
  <div class="stack rulesof">
    {parts.map(part => (
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

type Props = { book: Book; parts: readonly RulePart[]; onClose: () => void };

/** All the rules, before the table. */
export const RulesDialog = ({ book, parts, onClose }: Props) => (
  <Dialog title={book.title} onClose={onClose} footer={<Button onPress={onClose}>{book.back}</Button>}>
    <p class="small soft">{book.asPlayed}</p>
    <Rulebook parts={parts} />
  </Dialog>
);

/** Why something was refused: the one rule, and the way to all of them. */
export function WhyDialog({ book, parts, id, onAll, onClose }: Props & { id: string; onAll: () => void }) {
  const part = parts.find(({ rules }) => rules.some(rule => rule.id === id));
  return (
    <Dialog
      title={book.rule(id)}
      onClose={onClose}
      footer={
        <Button kind="go" onPress={onClose}>
          {book.back}
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
        <button type="button" class="inlink" onClick={onAll}>
          {book.all}
        </button>
      </p>
    </Dialog>
  );
}
