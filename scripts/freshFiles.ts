import type { Plugin } from 'vitest/config';

/**
 * Keeps files out of Vitest's disk cache, which treats a file as unchanged as long as its text is. A style sheet is made by running its
 * file, so it depends on that file's imports: cached, it would have outdated colors. And a file that reads `import.meta` contains the
 * designers that `pnpm check --changed` named, or how many names to try: cached, every later run would only test those.
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
