import '../styles/rulebook.css';
import type { Book, RulePart } from '../text/rulebook.ts';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';
import { Later } from './Later.tsx';

type Props<Options> = { book: Book<Options>; options: Options };

/** The rules with these house rules, under the numbers that refusals cite. */
export const Rulebook = <Options,>({ book, options }: Props<Options>) => (
  <Later load={book.rules}>{rules => <Parts parts={rules(options)} />}</Later>
);

const Parts = ({ parts }: { parts: readonly RulePart[] }) => (
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

type DialogProps<Options> = Props<Options> & { onClose: () => void };

/** All the rules, before the table. */
export const RulesDialog = <Options,>({ book, options, onClose }: DialogProps<Options>) => (
  <Dialog title={book.title} onClose={onClose} footer={<Button onPress={onClose}>{book.back}</Button>}>
    <p class="small soft">{book.asPlayed}</p>
    <Rulebook book={book} options={options} />
  </Dialog>
);

type WhyProps<Options> = DialogProps<Options> & { id: string; onAll: () => void };

/** Why something was refused: the one rule, and the way to all of them. */
export const WhyDialog = <Options,>({ book, options, id, onAll, onClose }: WhyProps<Options>) => (
  <Dialog
    title={book.rule(id)}
    onClose={onClose}
    footer={
      <Button kind="go" onPress={onClose}>
        {book.back}
      </Button>
    }
  >
    <Later load={book.rules}>{rules => <OneRule parts={rules(options)} id={id} />}</Later>
    <p class="small">
      <button type="button" class="inlink" onClick={onAll}>
        {book.all}
      </button>
    </p>
  </Dialog>
);

function OneRule({ parts, id }: { parts: readonly RulePart[]; id: string }) {
  const part = parts.find(({ rules }) => rules.some(rule => rule.id === id));
  if (part === undefined) return null;
  return (
    <blockquote class="rule">
      <b>{part.title}</b>
      <br />
      {part.rules.find(rule => rule.id === id)?.text}
    </blockquote>
  );
}
