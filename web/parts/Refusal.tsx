import type { Notice } from './notice.ts';

type Props = {
  notice: Notice;
  /** What a rule is called. */
  nameOf: (rule: string) => string;
  onRule: (rule: string) => void;
};

/** Why something was refused, and the way to the rule behind it; part of what a prompt says. */
export function Refusal({ notice: { text, rule }, nameOf, onRule }: Props) {
  return (
    <>
      {text}{' '}
      {rule !== null && (
        <button type="button" class="inlink" onClick={() => onRule(rule)}>
          {nameOf(rule)}
        </button>
      )}
    </>
  );
}
