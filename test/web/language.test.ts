import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { complaintsOf, SMALL_PHONE } from './browser.ts';
import { browser, host } from './shared.ts';

const headline = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const spoken = (page: Page) => page.evaluate('[document.documentElement.lang, document.documentElement.dir]');

test('the page speaks as the device does, and another language once it is chosen, for good', async () => {
  const context = await browser.newContext({ viewport: SMALL_PHONE, locale: 'pt-BR' });
  const page = await context.newPage();
  const complaints = complaintsOf(page);
  await page.goto(`http://${host.address}/`);
  await headline(page, 'Três reis já estão à mesa. A quarta cadeira é sua.').waitFor();
  expect(await spoken(page)).toEqual(['pt-BR', 'ltr']);

  await page.getByRole('button', { name: 'Configurações' }).click();
  await page.getByRole('radio', { name: 'Português', exact: true }).check();
  await page.getByRole('heading', { name: 'Definições' }).waitFor();
  await headline(page, 'Três reis já estão à mesa. A quarta cadeira é tua.').waitFor({ state: 'attached' });
  expect(await spoken(page)).toEqual(['pt-PT', 'ltr']);

  await page.reload();
  await headline(page, 'Três reis já estão à mesa. A quarta cadeira é tua.').waitFor();
  expect(complaints).toEqual([]);
});
