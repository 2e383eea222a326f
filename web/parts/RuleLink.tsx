/** Leads from a refusal to the rule behind it. */
export function RuleLink({ name, onOpen }: { name: string; onOpen: () => void }) {
  return (
    <button type="button" class="inlink" onClick={onOpen}>
      {name}
    </button>
  );
}
