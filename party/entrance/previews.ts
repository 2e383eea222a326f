import * as v from 'valibot';

/** What can be read on a door before it is opened: the game, and the group that plays it here. */
export type Door = { readonly game: string; readonly group: string | null };

const Text = v.object({ title: v.string(), description: v.string() });
/** What previews say, by language and game; under `''` that of the whole house. Built from the page's own texts. */
export const Previews = v.record(v.string(), v.record(v.string(), Text));
export type Previews = v.InferOutput<typeof Previews>;

/** What a messenger shows of a link, as it is written into the head of the page. */
export function previewTags(
  previews: Previews,
  door: Door | null,
  address: string,
  path: string,
  wished: string,
): string {
  const texts = previews[languageFor(wished, Object.keys(previews))] ?? {};
  const game = door !== null && Object.hasOwn(texts, door.game) ? door.game : '';
  const { title, description } = texts[game] ?? { title: '', description: '' };
  const group = door?.group ?? null;
  const tags = {
    'og:type': 'website',
    'og:title': group === null ? title : `${group} · ${title}`,
    'og:description': description,
    'og:url': address + path,
    'og:image': `${address}/previews/${game === '' ? 'kings-table' : game}.png`,
    'og:image:width': '1200',
    'og:image:height': '630',
  };
  const written = Object.entries(tags).map(([name, text]) => `<meta property="${name}" content="${escaped(text)}" />`);
  return [...written, '<meta name="twitter:card" content="summary_large_image" />'].join('\n    ');
}

/** The best of the languages for somebody who wishes for these, as in `pt-BR,pt;q=0.9`; the first when none is known. */
function languageFor(wished: string, known: readonly string[]): string {
  const wishes = wished.split(',').map(wish => wish.replace(/;.*/, '').trim().toLowerCase());
  const base = (tag: string) => tag.toLowerCase().split('-')[0];
  for (const wish of wishes) {
    const same = known.find(tag => tag.toLowerCase() === wish) ?? known.find(tag => base(tag) === base(wish));
    if (same !== undefined) return same;
  }
  return known[0] ?? '';
}

/** A text as it may stand between quotation marks in a page. */
export const escaped = (text: string): string => text.replace(/[&<>"']/g, letter => `&#${letter.charCodeAt(0)};`);
