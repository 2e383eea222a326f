import { defineConfig } from 'vite';

/** The static page. JSX goes through web/tsconfig.json, so no plugin is needed. */
export default defineConfig({
  root: 'web',
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
      /** Schemas of the wire are built by pure calls: the page trusts its own room and leaves them out. */
      treeshake: { manualPureFunctions: ['v'] },
      output: {
        /** Few files, since many small ones compress worse and arrive later; but nothing that a screen does without. */
        codeSplitting: {
          groups: [
            { name: 'schemas', test: /[\\/]valibot[\\/]/, priority: 2 },
            { name: 'page', tags: ['$initial'], priority: 1 },
            {
              name: 'table',
              test: /partysocket|web[\\/](wire|passes|stage)\.ts|web[\\/]parts[\\/](TableBar|TimeLeft|Name|Dialog|RuleLink|people|roving)\.|company[\\/]words\./,
            },
          ],
        },
      },
    },
  },
});
