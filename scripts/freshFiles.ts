import type { Plugin } from 'vitest/config';

/**
 * Keeps files out of Vitest's disk cache, which only checks a file's own text. A style sheet also depends on its file's
 * imports, so a cached one would have outdated colors. A file that reads `import.meta` contains settings of one run,
 * such as the designers that `pnpm check --changed` named.
 */
export const freshFiles: Plugin = {
  name: 'fresh-files',
  configureVitest: ({ defineCacheKeyGenerator }) =>
    defineCacheKeyGenerator(({ id, sourceCode }) => {
      if (/\.css\.ts(\?|$)/.test(id)) return false;
      return sourceCode.includes('import.meta')
        ? `${process.env.VITE_CHECK_DESIGNERS} ${process.env.VITE_EVERY_NAME} ${process.env.VITE_SWEEP_SEED}`
        : undefined;
    }),
};
