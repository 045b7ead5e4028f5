// Measures the product's promises about speed and writes docs/benchmarks.md. Figures from one run are comparable with
// each other; times from different machines aren't, so each is also given as a ratio to something measured in the same
// run. To measure only one part: `pnpm bench` and `pages`, `promises`, `editing`, `library`, `pieces`, `wizard`,
// `chat`, `rows`, `engines`, `speed`, `brand`, `postgres` or `moving`.

const parts: Record<string, () => Promise<unknown>> = {
  pages: () => import('./pages.ts'),
  promises: () => import('./promises.ts'),
  editing: () => import('./editing.ts'),
  library: () => import('./library.ts'),
  postgres: () => import('./postgres.ts'),
  moving: () => import('./moving.ts'),
  pieces: () => import('./pieces.ts'),
  wizard: () => import('./wizard.ts'),
  chat: () => import('./chat.ts'),
  rows: () => import('./rows.ts'),
  engines: () => import('./engines.ts'),
  speed: () => import('./engineSpeed.ts'),
  brand: () => import('./brandUpdate.ts'),
};

const wanted = process.argv[2];
if (wanted && !parts[wanted])
  throw new Error(`There is no part ${wanted}: ${Object.keys(parts).join(', ')}.`);
for (const [name, measure] of Object.entries(parts)) if (!wanted || wanted === name) await measure();

export {};
