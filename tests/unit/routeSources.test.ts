import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import {
  client,
  designerSources,
  entrance,
  hubSources,
  portal,
  routeSources,
} from '../../apps/portal/build/routeSources.ts';

const here = join(import.meta.dirname, '../../apps/portal');

it('every address in the route table is known, and its sources exist', () => {
  const table = readFileSync(join(here, 'src/routes/routes.tsx'), 'utf8');
  const paths = [...table.matchAll(/path="(\/[^"]*)"/g)].map(([, path]) => path);
  const routes = routeSources();
  expect(routes.map(({ path }) => path)).toEqual(paths);
  for (const source of routes.flatMap(({ sources }) => sources))
    expect(existsSync(join(here, source)), source).toBe(true);
});

it('a page behind the guard loads with the shell, a public one without', () => {
  const at = (wanted: string) => routeSources().find(({ path }) => path === wanted);
  expect(at('/dashboard')).toEqual({
    path: '/dashboard',
    session: true,
    sources: ['src/shell/SignedInShell.tsx', expect.stringMatching(/\/DashboardPage\.tsx$/)],
  });
  expect(at('/sales-deck')).toMatchObject({
    session: false,
    sources: [expect.stringMatching(/\/SalesDeckPage\.tsx$/)],
  });
});

it('the source of every designer in the catalogue exists', () => {
  const sources = designerSources();
  expect(Object.keys(sources)).toContain('wizard');
  expect(Object.keys(sources)).toHaveLength(11);
  expect(sources.ads).toEqual([
    expect.stringMatching(/\/DesignerStep\.tsx$/),
    expect.stringMatching(/\/fullWorkbench\.tsx$/),
    expect.stringMatching(/\/designers\/ads\/ads\.ts$/),
  ]);
  for (const source of [...Object.values(sources).flat(), ...hubSources, entrance, portal, client])
    expect(existsSync(join(here, source)), source).toBe(true);
});
