import { readFileSync } from 'node:fs';
import { build, defineConfig, type Plugin, type UserConfig } from 'vite';
import { SHELF } from './engine/shelf.ts';
import { LANGUAGES, type Words } from './web/text/languages.ts';

/** What messengers show of links, in all languages: the server puts it into the head of the page. */
const previews = (): Plugin => ({
  name: 'previews',
  async generateBundle() {
    const texts = [...LANGUAGES].map(async ([tag, { words }]) => [tag, await previewsIn(await words())] as const);
    const source = JSON.stringify(Object.fromEntries(await Promise.all(texts)));
    this.emitFile({ type: 'asset', fileName: 'previews.json', source });
  },
});

async function previewsIn(words: Words) {
  const { headline, about } = (await words.pages()).start;
  const [titles, texts] = [new Map(Object.entries(words.games)), new Map(Object.entries(about))];
  const games = SHELF.map(({ id }) => {
    const [title, text] = [titles.get(id), texts.get(id)];
    if (title === undefined || text === undefined) throw new Error(`nothing is said of ${id}`);
    return [id, { title: words.title(title), description: text.about }] as const;
  });
  return { '': { title: words.brand, description: headline }, ...Object.fromEntries(games) };
}

/** As which app the page is installed, in each language: the one of `public/` with other words. */
const manifests = (): Plugin => ({
  name: 'manifests',
  async generateBundle() {
    const app: unknown = JSON.parse(readFileSync('web/public/manifest.webmanifest', 'utf8'));
    for (const [lang, { words }] of LANGUAGES) {
      const say = await words();
      const { title: name, description } = (await previewsIn(say))[''];
      const source = JSON.stringify(Object.assign({}, app, { lang, name, short_name: name, description }));
      this.emitFile({ type: 'asset', fileName: `manifest.${lang}.webmanifest`, source });
    }
  },
});

/** The script for other people's pages: one file under a name that never changes, which needs no other. */
const embed = (): Plugin => ({
  name: 'embed',
  apply: 'build',
  async closeBundle() {
    await build({
      configFile: false,
      root: 'web',
      publicDir: false,
      logLevel: 'warn',
      build: {
        outDir: 'dist',
        emptyOutDir: false,
        target: 'es2022',
        lib: { entry: 'embed/element.ts', formats: ['iife'], name: 'KingsTable', fileName: () => 'embed.js' },
      },
    });
  },
});

/** The static page. JSX goes through web/tsconfig.json, so no plugin is needed. */
const page: UserConfig = {
  root: 'web',
  plugins: [previews(), manifests(), embed()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    /** Old enough for the phones of guests: colours of both themes are spelt out for browsers without `light-dark()`. */
    cssTarget: ['chrome111', 'safari16.4', 'firefox114'],
    /** Nothing as data: address, so that the security policy stays at 'self'. */
    assetsInlineLimit: 0,
    /** Every browser named above preloads modules by itself. */
    modulePreload: { polyfill: false },
    rolldownOptions: {
      /** Not `index.html`: hosts would answer with it by themselves, and the server has a word to say first. */
      input: 'web/page.html',
      /** Schemas are built by pure calls: the page leaves out those by which it reads nothing, as those of its own room. */
      treeshake: { manualPureFunctions: ['v'] },
      output: {
        /** Each file names many others: marks no longer than they have to be, since nothing compresses them. */
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        /** Few files, since many small ones compress worse and arrive later; but nothing that a screen does without. */
        codeSplitting: {
          groups: [
            { name: 'schemas', test: /[\\/]valibot[\\/]/, priority: 2 },
            { name: 'page', tags: ['$initial'], priority: 2 },
            {
              name: 'common',
              test: /parts[\\/](Brand|Face|endingWords)\.|(pages[\\/]title|GoneLater|games[\\/]games|tv[\\/]words)\.|engine[\\/]choices\.|grammar\.en\./,
              priority: 1,
            },
            {
              name: 'table',
              priority: 1,
              test: /partysocket|web[\\/](line[\\/](send|stage|wire)|device[\\/]passes)\.ts|web[\\/]parts[\\/](Absent|TableBar|TalkBeside|TimeLeft|Name|Refusal|before|behind|notice|options|people|roving)\.|pages[\\/](said|TablePage|Around|company[\\/]words)\./,
            },
            { name: 'cards', test: /engine[\\/](cards|king[\\/]kinds)\./, priority: 1 },
            { name: 'king.en', test: /text[\\/]king(-words)?\.en\./, priority: 1 },
            { name: 'king.es', test: /text[\\/]king(-words)?\.es\./, priority: 1 },
            {
              name: 'parcels',
              priority: 1,
              test: /art[\\/](parcels|papers)\.svg|parts[\\/]Parcel\.|fourth-king[\\/](parcels|pictures|gifts|play[\\/]Gift)\./,
            },
            { name: 'dice', test: /art[\\/]dice\.svg|parts[\\/]Die\./, priority: 1 },
            {
              name: 'king',
              test: /web[\\/]tables[\\/]king[\\/](Contract|KingBar|Paper|say|scores|table|index|Game|Plate|Prompting|Hand|Trick|fly|Cloth|LastTrick|scene|PaperOnTop|behind|papers)\./,
            },
          ],
        },
      },
    },
  },
};

/** Tells the worker which files it has to keep. */
const namesOfFiles = (): Plugin => ({
  name: 'names of the offline files',
  enforce: 'post',
  generateBundle(_, bundle) {
    const worker = bundle['sw.js'];
    if (worker?.type !== 'chunk') throw new Error('there is no worker');
    const files = Object.keys(bundle).filter(file => file !== 'sw.js');
    const list = JSON.stringify([...files, 'icon.svg'].map(file => `/${file}`));
    worker.code = worker.code.replaceAll('OFFLINE_FILES', () => list);
  },
});

/** The page for lost connections and the worker that keeps it: built by themselves, since they share no file with it. */
const offline: UserConfig = {
  root: 'web/offline',
  publicDir: '../public',
  plugins: [namesOfFiles()],
  build: {
    ...page.build,
    outDir: '../dist',
    emptyOutDir: false,
    copyPublicDir: false,
    rolldownOptions: {
      input: { offline: 'web/offline/offline.html', sw: 'web/offline/worker.ts' },
      output: { entryFileNames: chunk => (chunk.name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js') },
    },
  },
};

export default defineConfig(({ mode }) => (mode === 'offline' ? offline : page));
