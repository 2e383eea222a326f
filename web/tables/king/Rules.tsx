import { useEffect, useRef } from 'preact/hooks';
import type { KingOptions } from '../../../engine/king/kinds.ts';
import { Button } from '../../parts/Button.tsx';
import { Dialog } from '../../parts/Dialog.tsx';
import { words } from '../../text/catalogue.ts';
import type { KingRule } from '../../text/king-rules.en.ts';
import { useTable } from './table.ts';

/** The rules of King with these house rules, numbered through. */
export function KingRules({ options, marked = null }: { options: KingOptions; marked?: string | null }) {
  const text = words.value.king.book;
  const here = useRef<HTMLLIElement>(null);
  useEffect(() => here.current?.scrollIntoView({ block: 'center' }), [marked]);
  let number = 0;
  return (
    <div class="stack rulesof">
      {text.rules(options).map(part => {
        const start = number + 1;
        number += part.rules.length;
        return (
          <section key={part.title} class="stack">
            <h3>{part.title}</h3>
            <ol start={start}>
              {part.rules.map(rule => (
                <li key={rule.id} ref={rule.id === marked ? here : null} class={rule.id === marked ? 'marked' : ''}>
                  {rule.text}
                </li>
              ))}
            </ol>
          </section>
        );
      })}
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
  const all = text.rules(options).flatMap(part => part.rules.map(rule => ({ title: part.title, rule })));
  const index = all.findIndex(({ rule }) => rule.id === id);
  const found: { title: string; rule: KingRule } | undefined = all[index];
  return (
    <Dialog
      title={text.rule(index + 1)}
      onClose={onClose}
      footer={
        <Button kind="go" onPress={onClose}>
          {text.back}
        </Button>
      }
    >
      {found !== undefined && (
        <blockquote class="rule">
          <b>{found.title}</b>
          <br />
          {found.rule.text}
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
