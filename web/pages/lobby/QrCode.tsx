import { encode } from 'uqr';

/** A QR code, dark on white in both themes so that every camera reads it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 2 });
  const squares = data.flatMap((row, y) => runs(row).map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`));
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shape-rendering="crispEdges">
      <path d={squares.join('')} fill="#1d2440" />
    </svg>
  );
}

/** Where dark squares stand side by side: from where, and how many. */
function runs(row: readonly boolean[]): readonly (readonly [number, number])[] {
  const found: [number, number][] = [];
  row.forEach((dark, x) => {
    const last = found.at(-1);
    if (!dark) return;
    if (last !== undefined && last[0] + last[1] === x) last[1] += 1;
    else found.push([x, 1]);
  });
  return found;
}
