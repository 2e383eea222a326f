import { expect, test } from 'vitest';
import { readingOf } from '../../tools/shots/read.ts';
import { person } from './browser.ts';
import { browser } from './shared.ts';

/** What is found on a phone's page with nothing else on it. */
async function found(body: string): Promise<readonly string[]> {
  return (await faultsOn(body)).map(({ text }) => text);
}

async function faultsOn(body: string) {
  const page = await person(browser, { width: 360, height: 640 });
  await page.setContent(`<!doctype html><style>
    body { margin: 0; font: 16px/1.5 sans-serif }
    p { margin: 0 }
    .small { inline-size: 60px; white-space: nowrap; overflow: hidden }
    .vh { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%) }
    .card { position: relative; inline-size: 200px; block-size: 60px }
    .over { position: absolute; inset: 0 auto auto 0; inline-size: 120px; block-size: 60px }
  </style>${body}`);
  const faults = await readingOf(page);
  await page.context().close();
  return faults;
}

test.each([
  ['by its own edge', '<p class="small">The three kings</p>'],
  ['with an ellipsis', '<p class="small" style="text-overflow: ellipsis">The three kings</p>'],
  ['by an edge further out', '<div style="block-size: 30px; overflow: clip"><p>Rosa</p><p>The three kings</p></div>'],
  ['by the left side of the screen', '<p style="position: absolute; left: -40px">The three kings</p>'],
  ['by the lower side, where nothing scrolls', '<p style="position: fixed; bottom: -20px">The three kings</p>'],
])('words are cut off %s', async (_, body) => {
  expect(await found(body)).toEqual([expect.stringMatching(/^cuts off “The three kings” in p/)]);
});

test.each([
  ['something opaque', '<div class="over" style="background: white"></div>'],
  ['something that lets fingers through', '<div class="over" style="background: #fffc; pointer-events: none"></div>'],
  ['a drawing', '<svg class="over"><rect width="120" height="60" /></svg>'],
  ['other words', '<div class="over">Rosa takes the trick</div>'],
  ['the end of a line that is too long', '<div class="over" style="left: -40px">Rosa takes</div>'],
])('words lie beneath %s', async (_, over) => {
  expect(await found(`<div class="card"><p>The three kings</p>${over}</div>`)).toContainEqual(
    expect.stringMatching(/^hides “The three kings” in p beneath .+\.over$|^hides .+ beneath rect$/),
  );
});

test('words lie beneath something far down, within what scrolls', async () => {
  const over = '<div class="card"><p>The three kings</p><div class="over" style="background: red"></div></div>';
  const list = `<div style="block-size: 200px; overflow: auto"><p style="block-size: 900px">Rosa</p>${over}</div>`;
  expect(await found(`<p style="block-size: 900px">Zé</p>${list}`)).toEqual([
    'hides “The three kings” in p beneath div.over',
  ]);
});

test('words run over the edge of a button', async () => {
  const button = (text: string) => `<button style="inline-size: 80px; white-space: nowrap">${text}</button>`;
  expect(await found(button('Deal'))).toEqual([]);
  expect(await found(`<p>${button('The three kings')}</p>`)).toEqual([
    'lets “The three kings” run over the edge of button',
  ]);
});

test('a word is broken, a screen too wide, a drawing missing, an icon without room', async () => {
  expect(await found('<p style="inline-size: 30px; overflow-wrap: anywhere">kings</p>')).toEqual([
    'breaks the word kings',
  ]);
  expect(await faultsOn('<p style="inline-size: 400px">kings</p>')).toEqual([
    { kind: 'wide', text: 'is 40 px wider than the screen' },
  ]);
  expect(await faultsOn('<svg><use href="#crown" /></svg>')).toEqual([
    { kind: 'undrawn', text: 'does not draw #crown' },
  ]);
  expect(
    await found('<svg class="ic" style="inline-size: 0"><symbol id="crown"></symbol><use href="#crown" /></svg>'),
  ).toEqual(['has no room for svg.ic']);
});

test('drawings that come late are waited for, whatever words a fault is told in', async () => {
  const late = 'setTimeout(() => (document.querySelector("symbol").id = "crown"), 300)';
  expect(await found(`<svg><symbol></symbol><use href="#crown" /></svg><script>${late}</script>`)).toEqual([]);
});

test('nothing is wrong with what scrolls, is not there, shines through or lies beneath a dialog', async () => {
  const page = [
    '<p class="vh">The three kings</p><p class="small" style="overflow: auto">The three kings</p>',
    '<p class="small" style="visibility: hidden">The three kings</p>',
    '<div class="card"><p>The three kings</p><div class="over"></div><div class="over" style="background: red; opacity: 0"></div></div>',
    '<p style="inline-size: 80px">The three kings</p><p style="block-size: 2000px"></p><p>The end</p>',
  ].join('');
  expect(await found(page)).toEqual([]);
  const dialog = '<dialog>Rosa takes it</dialog><script>document.querySelector("dialog").showModal()</script>';
  expect(await found(`<p class="small">The three kings</p>${dialog}`)).toEqual([]);
});
