import './line-window.ts';
import { expect, test, vi } from 'vitest';

test('turn after turn the page is made installable once, and goes by the name of its language', async () => {
  const names: string[] = [];
  const register = vi.fn(async () => {});
  vi.stubGlobal('navigator', { serviceWorker: { register }, languages: ['en'], language: 'en' });
  vi.stubGlobal('window', Object.assign(window, { top: window }));
  vi.stubGlobal('document', {
    documentElement: { dataset: {} },
    querySelector: () => ({ setAttribute: (_: string, href: string) => names.push(href) }),
  });
  const { makeInstallable } = await import('../../web/device/install.ts');
  const { language } = await import('../../web/text/catalogue.ts');
  for (let turn = 0; turn < 3; turn++) makeInstallable();
  language.value = 'es';
  expect(register).toHaveBeenCalledTimes(1);
  expect(names).toEqual(['/manifest.en.webmanifest', '/manifest.es.webmanifest']);
});
