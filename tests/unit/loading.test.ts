import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const product = [
  'packages/brand/src',
  'packages/media/src',
  'packages/ui/src',
  'packages/print/src',
  'packages/designers/src',
  'apps/portal/src',
];

/** The source that runs in users' browsers, without tests, stories, and code that only they use. */
const sources = product.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.(test|stories)\.|(^|\/)testing\//.test(path))
    .map((path) => ({ path: `${folder}/${path}`, text: readFileSync(join(root, folder, path), 'utf8') })),
);

/** Removes comments, which mention imports, and `typeof import()`, which downloads nothing. */
const codeOf = (text: string) =>
  text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, '').replaceAll(/typeof import\(/g, '');

const anyImport = /\bimport\(/g;
const throughMechanism = /\b(?:loadPart|lazyPart|preloadPart)\(\s*\(\)\s*=>\s*import\(/g;

it('every deferred part is retried, and never remembered as missing', () => {
  const forgotten = sources.filter(({ text }) => {
    const code = codeOf(text);
    return (code.match(anyImport)?.length ?? 0) !== (code.match(throughMechanism)?.length ?? 0);
  });
  expect(forgotten.map(({ path }) => path)).toEqual([]);
  expect(sources.filter(({ text }) => text.match(throughMechanism)).length).toBeGreaterThan(5);
});

it("only lazyPart uses React's lazy, which remembers a failure forever", () => {
  const users = sources.filter(({ text }) => /import[^;]*\blazy\b[^;]*from 'react'/.test(text));
  expect(users.map(({ path }) => path)).toEqual(['packages/ui/src/load/lazyPart.tsx']);
});

it('only one boundary catches errors, so none remembers a missing part', () => {
  const users = sources.filter(({ text }) => text.includes('getDerivedStateFromError'));
  expect(users.map(({ path }) => path)).toEqual(['packages/ui/src/load/Boundary.tsx']);
});

it('in designers, only menus, which keep their button, treat a fault in their code as a failed download', () => {
  const users = sources.filter(
    ({ path, text }) =>
      path.startsWith('packages/designers/') && /<Boundary\b/.test(text) && !/\bmissing\b/.test(text),
  );
  expect(users.map(({ path }) => path).toSorted()).toEqual([
    'packages/designers/src/editor/drafts/controls/DraftBar.tsx',
    'packages/designers/src/editor/workbench/More.tsx',
  ]);
});
