import type { Plugin } from 'vite';

const topLevelAwait = 'init(await createHarfBuzz());';

/**
 * HarfBuzz awaits its WebAssembly at the top level. The bundler then duplicates shared code for a module with a
 * top-level await, which puts 4 kB that print files need into the first screen of every page. This exports a promise,
 * `ready`, instead.
 */
export const patchHarfBuzz = (): Plugin => ({
  name: 'patch-harfbuzz',
  transform: {
    filter: { id: /harfbuzzjs\/dist\/index\.mjs$/ },
    handler(code) {
      if (!code.includes(topLevelAwait))
        this.error('harfbuzzjs no longer begins as it did: look at apps/portal/build/patchHarfBuzz.ts.');
      return {
        code: code.replace(topLevelAwait, 'export const ready = createHarfBuzz().then(init);'),
        map: null,
      };
    },
  },
});
