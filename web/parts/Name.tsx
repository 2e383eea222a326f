/** A person's name, in whatever script: on two lines at most, cut where it is too long, whole in the tooltip. */
export const Name = ({ of, whole = false }: { of: string; whole?: boolean | undefined }) => (
  <span class={whole ? 'name' : 'name cut'} dir="auto" title={whole ? undefined : of}>
    <bdi>{of}</bdi>
  </span>
);
