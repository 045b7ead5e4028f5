import type { Plugin } from 'vite';

const WAITS = 'init(await createHarfBuzz());';

/**
 * HarfBuzz waits for its WebAssembly as its module loads. For a module that waits, the bundler counts what others share once
 * more, and puts 4 kB that print files need into the first screen of every page. It leaves a promise instead, `ready`.
 */
export const shapingEngine = (): Plugin => ({
  name: 'shaping-engine',
  transform: {
    filter: { id: /harfbuzzjs\/dist\/index\.mjs$/ },
    handler(code) {
      if (!code.includes(WAITS))
        this.error('harfbuzzjs no longer begins as it did: look at apps/portal/shapingEngine.ts.');
      return { code: code.replace(WAITS, 'export const ready = createHarfBuzz().then(init);'), map: null };
    },
  },
});
