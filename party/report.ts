/** Where something went wrong, without the message: that could hold names, cards or passes. */
export function report(error: unknown): void {
  const [name, stack] = error instanceof Error ? [error.name, error.stack ?? ''] : ['unknown', ''];
  const where = stack.split('\n').filter(line => /^\s*at /.test(line));
  console.error(JSON.stringify({ what: 'error', name, where: where.slice(0, 8).map(line => line.trim()) }));
}
