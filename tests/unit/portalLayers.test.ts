import { posix } from 'node:path';
import { expect, it } from 'vitest';
import { listed, read } from './listed.ts';

const source = 'apps/portal/src/';

/** The portal's layers: each imports only itself and earlier ones. The last one is the entry file next to them. */
const layers = ['backend', 'shared', 'features', 'shell', 'routes', 'entrance', 'ahead', '.'];

const files = listed(source).filter(
  (file) => /\.tsx?$/.test(file) && !/\.(test|stories|contract)\.|\/testing\//.test(file),
);

/** The product's imports of its own files, both as paths below `src`. */
const imports = files.flatMap((file) =>
  [...read(file).matchAll(/(?:\bfrom|\bimport)\s*\(?\s*'(\.[^']+)'/g)]
    .map(([, target = '']) => posix.join(posix.dirname(file), target))
    .filter((target) => target.startsWith(source))
    .map((target) => ({ from: file.slice(source.length), to: target.slice(source.length) })),
);
type Import = (typeof imports)[number];

const formatImport = ({ from, to }: Import) => `${from} → ${to}`;
const layerOf = (file: string) => (file.includes('/') ? (file.split('/')[0] ?? '') : '.');
const folderOf = (file: string) => posix.dirname(file);
/** A feature, a shared part, a part of the backend, or a layer. */
const partOf = (file: string) => folderOf(file).split('/').slice(0, 2).join('/');

it('every folder of the portal is one of its layers', () => {
  expect(imports.length).toBeGreaterThan(2_000);
  expect([...new Set(files.map((file) => layerOf(file.slice(source.length))))].sort()).toEqual(
    [...layers].sort(),
  );
});

it('no layer imports a later one', () => {
  const upward = imports.filter(
    ({ from, to }) => layers.indexOf(layerOf(to)) > layers.indexOf(layerOf(from)),
  );
  expect(upward.map(formatImport)).toEqual([]);
});

it('no feature imports another: common code goes into shared', () => {
  const across = imports.filter(
    ({ from, to }) =>
      layerOf(from) === 'features' && layerOf(to) === 'features' && partOf(from) !== partOf(to),
  );
  expect(across.map(formatImport)).toEqual([]);
});

it('no parts import each other in a cycle', () => {
  const arrows = new Map<string, Set<string>>();
  for (const { from, to } of imports)
    if (partOf(from) !== partOf(to))
      arrows.set(partOf(from), (arrows.get(partOf(from)) ?? new Set()).add(partOf(to)));
  const left = () => [...arrows.keys()];
  // Removes parts that import none of the rest, or that none of the rest imports, until only cycles are left.
  for (let before = -1; before !== arrows.size; ) {
    before = arrows.size;
    for (const part of left())
      if (
        !left().some((other) => arrows.get(part)?.has(other)) ||
        !left().some((other) => arrows.get(other)?.has(part))
      )
        arrows.delete(part);
  }
  expect(left()).toEqual([]);
});

it('no two folders import each other, unless one contains the other', () => {
  const pairs = new Set(imports.map(({ from, to }) => `${folderOf(from)} ${folderOf(to)}`));
  const mutual = [...pairs].filter((pair) => {
    const [a = '', b = ''] = pair.split(' ');
    return a < b && !b.startsWith(`${a}/`) && a !== '.' && pairs.has(`${b} ${a}`);
  });
  expect(mutual).toEqual([]);
});
