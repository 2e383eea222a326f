import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { Host } from '../test/party/hosts/host.ts';
import { makeTable } from '../test/party/hosts/visitor.ts';
import { openBrowser, person } from '../test/web/browser.ts';
import { fourAt } from './playing.ts';

/** What somebody fetches who opens the link of a table where King is being played, for the first time. */
export async function web() {
  await build({ logLevel: 'warn' });
  const host = await Host.start('partykit', { page: 'built' });
  const browser = await openBrowser();
  try {
    const made = await makeTable(host.address);
    const visitors = await fourAt(host.address, made);
    const page = await person(browser);
    const fetched = new Map<string, Promise<Buffer>>();
    page.on('response', response => {
      const { pathname, origin } = new URL(response.url());
      if (origin === `http://${host.address}` && response.ok()) fetched.set(pathname, response.body());
    });
    await page.goto(`http://${host.address}/t/${made.code}`, { waitUntil: 'networkidle' });
    // Everything has come once the players are there.
    await page.getByText('Bea').first().waitFor();
    await page.waitForLoadState('networkidle');
    for (const visitor of visitors) visitor.cut();

    const files = await Promise.all([...fetched].map(async ([path, body]) => ({ path, body: await body })));
    const isFont = ({ path }: { readonly path: string }) => path.endsWith('.woff2');
    const gzip = (kind: RegExp) =>
      files
        .filter(file => !isFont(file) && kind.test(file.path))
        .reduce((sum, { body }) => sum + gzipSync(body, { level: 9 }).length, 0);
    return {
      gzipBytes: gzip(/./),
      js: gzip(/\.js$/),
      css: gzip(/\.css$/),
      drawings: gzip(/\.svg$/),
      html: gzip(/^(?!.*\.(js|css|svg)$)/),
      fontBytes: files.filter(isFont).reduce((sum, { body }) => sum + body.length, 0),
      files: files.length,
    };
  } finally {
    await browser.close();
    await host.stop();
  }
}
