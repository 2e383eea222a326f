/** What is put into somebody's page: a table or a club by its path, or the door of the house. */
export type Snippet = {
  readonly origin: string;
  readonly path: string | null;
  readonly theme: 'auto' | 'light' | 'dark';
};

const HEIGHT = 720;

/** The lines with a script. */
export function scriptLines({ origin, path, theme }: Snippet): string {
  const table = path === null ? '' : ` table="${path.replace(/^\/t\//, '')}"`;
  const light = theme === 'auto' ? '' : ` theme="${theme}"`;
  return `<script src="${origin}/embed.js" async></script>\n<kings-table${table}${light}></kings-table>`;
}

/** The lines for a place that allows none. */
export function frameLines({ origin, path, theme }: Snippet): string {
  const light = theme === 'auto' ? '' : `?theme=${theme}`;
  return [
    `<iframe src="${origin}${path ?? '/t/'}${light}"`,
    `  title="Kings’ Table" width="100%" height="${HEIGHT}" style="border: 0"`,
    '  allow="clipboard-write; web-share; fullscreen"></iframe>',
  ].join('\n');
}
