import { expect, it } from 'vitest';
import { designerSources } from '../../apps/portal/build/routeSources.ts';
import { moduleOfAddress } from '../../scripts/check/addresses.ts';
import { importGraph } from '../../scripts/check/importGraph.ts';
import { testsGoingTo } from '../../scripts/check/journeys.ts';
import { planOf } from '../../scripts/check/plan.ts';
import { readEntries, readSources } from '../../scripts/check/workspace.ts';

const sources = new Map(
  Object.entries({
    'apps/portal/src/main.tsx': "import { Shell } from './shell/Shell.tsx';\nimport './routes/routes.tsx';",
    'apps/portal/src/shell/Shell.tsx': "import { Button, type ButtonProps } from '@daybreak/ui';",
    'apps/portal/src/routes/routes.tsx': [
      "const ProfilePage = lazyPart(() => import('../features/profile/ProfilePage.tsx'), 'ProfilePage');",
      "const Hub = lazyPart(() => import('../features/hub/Hub.tsx'), 'Hub');",
      '<Route path="/profile" element={<ProfilePage />} />',
      '<Route path="/marketing-materials" element={<Hub />} />',
    ].join('\n'),
    'apps/portal/src/features/profile/ProfilePage.tsx': "import { Card } from '@daybreak/ui';",
    'apps/portal/src/features/profile/ProfilePage.stories.tsx': "openAt('/profile');",
    'apps/portal/src/features/hub/Hub.tsx': "import { catalogue } from '@daybreak/designers';",
    'apps/portal/src/features/hub/names.test.ts': "import type { Poster } from '@daybreak/designers';",
    'packages/ui/src/index.ts':
      "export { Button, type ButtonProps } from './Button.tsx';\nexport { Card } from './Card.tsx';",
    'packages/ui/src/Button.tsx': '',
    'packages/ui/src/Card.tsx': '',
    'packages/designers/src/index.ts': "export { catalogue } from './catalogue/catalogue.ts';",
    'packages/designers/src/catalogue/catalogue.ts':
      "import { posterParts } from '../designers/poster/poster.parts.ts';",
    'packages/designers/src/designers/poster/poster.manifest.ts': "  id: 'poster',",
    'packages/designers/src/designers/poster/poster.parts.ts':
      "  definition: async () => (await import('./poster.ts')).poster,",
    'packages/designers/src/designers/poster/poster.ts': "import { shape } from './shape.ts';",
    'packages/designers/src/designers/poster/shape.ts': '',
    'packages/designers/src/designers/poster/poster.test.ts': "import { shape } from './shape.ts';",
    'packages/designers/contactSheet/sheets.ts': "import { definitions } from './definitions.ts';",
    'packages/designers/contactSheet/definitions.ts':
      "import { poster } from '../src/designers/poster/poster.ts';\nimport { flyer } from '../src/designers/flyer/flyer.ts';",
    'packages/designers/src/designers/flyer/flyer.ts': '',
    'packages/designers/src/editor/fit.ts': '',
    'packages/designers/src/editor/walk.test.ts':
      "import { sheets } from '../../contactSheet/sheets.ts';\nimport { fit } from './fit.ts';",
    'packages/designers/src/editor/studio.test.ts': "import { poster } from '../designers/poster/poster.ts';",
    'packages/designers/openedFiles/openedPieces/paper.test.ts':
      "import { sheets } from '../../contactSheet/sheets.ts';",
    'tests/unit/copy.test.ts': "import { readFileSync } from 'node:fs';",
    'tests/unit/shell.test.ts': "import { Shell } from '../../apps/portal/src/shell/Shell.tsx';",
    'tests/unit/translatedPages.test.ts': '',
    'tests/e2e/platform/everyPage.spec.ts': '',
    'tests/e2e/designers/hub.spec.ts': "test('hub', () => goto('/marketing-materials'));",
    'tests/e2e/designers/poster.spec.ts': "test('poster', () => goto('/marketing-materials?type=poster'));",
    'tests/e2e/designers/studio.spec.ts': "test('typing', () => goto('/marketing-materials?type=poster'));",
    'tests/e2e/account/profile.spec.ts': "test.beforeEach(() => goto('/profile'));\ntest('names', () => {});",
  }),
);
const entries = new Map([
  ['@daybreak/ui', 'packages/ui/src/index.ts'],
  ['@daybreak/designers', 'packages/designers/src/index.ts'],
]);
const plan = (...changed: string[]) => planOf(changed, sources, importGraph(sources, entries));
const quick = 'tests/unit/copy.test.ts';
const pages = 'tests/e2e/platform/everyPage.spec.ts';

it('a designer affects its own tests and the journeys that open it, by its manifest', () => {
  expect(plan('packages/designers/src/designers/poster/shape.ts')).toEqual({
    steps: ['lint', 'types', 'portal', 'tests', 'journeys'],
    tests: [
      'packages/designers/src/designers/poster/poster.test.ts',
      'packages/designers/src/editor/walk.test.ts',
      quick,
    ],
    journeys: ['tests/e2e/designers/poster.spec.ts:1', pages],
    addresses: ['/marketing-materials?type=poster'],
    designers: ['poster'],
    about: ['poster'],
  });
});

it('tests that only use a designer as an example, and print files of all designers, wait for the full run', () => {
  const left = [
    'packages/designers/openedFiles/openedPieces/paper.test.ts',
    'packages/designers/src/editor/studio.test.ts',
  ];
  expect(plan('packages/designers/src/designers/poster/shape.ts').tests).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/openedPieces|studio/)]),
  );
  expect(
    plan('packages/designers/src/editor/fit.ts', 'packages/designers/contactSheet/sheets.ts').tests,
  ).toContain(left[0]);
  expect(plan(left[1] as string).tests).toContain(left[1]);
});

it('the texts of pages are checked when JSX changes', () => {
  const reads = (...changed: string[]) =>
    plan(...changed).tests.includes('tests/unit/translatedPages.test.ts');
  expect(reads('packages/ui/src/Card.tsx')).toBe(true);
  expect(reads('packages/designers/src/editor/fit.ts')).toBe(false);
});

it('tests of all designers only check the changed ones, unless something else affects them too', () => {
  expect(plan('packages/designers/src/designers/flyer/flyer.ts').designers).toEqual(['flyer']);
  for (const shared of ['src/editor/fit.ts', 'contactSheet/sheets.ts', 'src/editor/walk.test.ts'])
    expect(
      plan('packages/designers/src/designers/flyer/flyer.ts', `packages/designers/${shared}`).designers,
    ).toBe(undefined);
});

it('a change in one real designer makes tests of all designers check that one and its users', () => {
  const written = readSources();
  const poster = 'packages/designers/src/designers/poster/poster.ts';
  const { designers } = planOf([poster], written, importGraph(written, readEntries()));
  expect(designers).toContain('poster');
  expect(designers).not.toContain('flyer');
});

it('every designer is found by its real manifest', () => {
  const written = readSources();
  const modules = moduleOfAddress(written, importGraph(written, readEntries()));
  for (const id of Object.keys(designerSources()))
    expect(modules.get(`/marketing-materials?type=${id}`), id).toMatch(
      /^packages\/designers\/src\/(designers|campaigns\/wizard)\//,
    );
});

it('a page affects the stories and journeys that open it, by the route table', () => {
  expect(plan('apps/portal/src/features/profile/ProfilePage.tsx')).toMatchObject({
    tests: [
      'apps/portal/src/features/profile/ProfilePage.stories.tsx',
      quick,
      'tests/unit/translatedPages.test.ts',
    ],
    journeys: ['tests/e2e/account/profile.spec.ts', pages],
    addresses: ['/profile'],
  });
});

it('a re-exported name is traced to its source', () => {
  expect(plan('packages/ui/src/Card.tsx').addresses).toEqual(['/profile']);
});

it('code that loads before every page affects all journeys', () => {
  const { journeys, addresses } = plan('packages/ui/src/Button.tsx');
  expect(journeys).toHaveLength(5);
  expect(addresses).toBeUndefined();
});

it("type-only imports don't count", () => {
  expect(plan('packages/designers/src/catalogue/catalogue.ts').tests).toEqual([quick]);
});

it('a journey affects itself', () => {
  expect(plan('tests/e2e/account/profile.spec.ts')).toMatchObject({
    journeys: ['tests/e2e/account/profile.spec.ts'],
    tests: [quick],
  });
});

it('a page affects only the tests of a journey file that name it, directly or through helpers', () => {
  const source = [
    "import { test } from './portal.ts';",
    '/** Opens the profile. */',
    "const open = (page: Page) => page.goto('/profile');",
    'const change = async (page: Page) => open(page);',
    "test('in its form', ({ page }) => change(page));",
    "test('elsewhere', async ({ page }) => {",
    "  await page.goto('/');",
    '});',
    "test('by its name', async ({ page }) => {",
    "  await page.goto('/');",
    "  await page.getByRole('link', { name: 'Profile' }).click();",
    '});',
    "test('with a search behind it', ({ page }) => page.goto(`/profile?from=mail`));",
    'for (const theme of themes)',
    '  test(theme, ({ page }) => open(page));',
    "test.describe('on a phone', () => {",
    "  test('there', ({ page }) => open(page));",
    '});',
  ].join('\n');
  const at = (...lines: number[]) => lines.map((line) => `a.spec.ts:${line}`);
  expect(testsGoingTo('a.spec.ts', source, ['/profile'])).toEqual(at(5, 9, 13, 15, 16));
  expect(testsGoingTo('a.spec.ts', source, ['/settings'])).toEqual([]);
  expect(testsGoingTo('a.spec.ts', `${source}\ntest.beforeEach(open);`, ['/profile'])).toEqual(['a.spec.ts']);
});

it('a change of prose affects only the tests that read it', () => {
  const changed = ['docs/testing.md', '.changeset/a.md'];
  expect(plan(...changed)).toMatchObject({ steps: ['lint', 'types'], tests: [], journeys: [] });
  const docs = 'tests/unit/docs.test.ts';
  expect(planOf(changed, new Map([...sources, [docs, '']]), importGraph(sources, entries))).toMatchObject({
    steps: ['lint', 'types', 'tests'],
    tests: [docs],
    journeys: [],
  });
});

it.each(['pnpm-lock.yaml', 'supabase/migrations/1.sql', 'packages/ui/package.json', 'scripts/check.ts'])(
  'a file that nothing imports may affect everything: %s',
  (path) => {
    expect(plan('packages/ui/src/Card.tsx', path).everything).toContain(path);
  },
);
