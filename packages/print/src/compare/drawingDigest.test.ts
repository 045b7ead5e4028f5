import { expect, it } from 'vitest';
import type { Item, Page, Picture } from '../pdf/displayList.ts';
import { drawingDigest } from './drawingDigest.ts';

const color = { kind: 'color', color: { r: 16, g: 74, b: 109, a: 1 } } as const;
const square = (x: number): Item => ({
  kind: 'shape',
  path: [['M', x, 0], ['L', 10, 0], ['Z']],
  fill: color,
});
const placed = (picture: number): Item => ({
  ...{ kind: 'picture', picture, x: 0, y: 0 },
  ...{ width: 10, height: 10 },
});
const page = (...items: Item[]): Page => ({
  ...{ width: 100, height: 100, bleed: 0, folds: [], items },
  structure: [],
});
const digestOf = (pages: (Page | undefined)[], ...addresses: string[]) =>
  drawingDigest({
    pages,
    refusals: [],
    list: {
      pages: [],
      pictures: addresses.map((src) => ({ image: { src, currentSrc: '' } }) as unknown as Picture),
    },
  });

it('returns the same digest for equal drawings', async () => {
  const one = await digestOf([page(square(1))]);
  expect(one).toMatch(/^[0-9a-f]{64}$/);
  expect(await digestOf([page(square(1.001))])).toBe(one);
  // Other pieces' pictures were loaded before, and the site has moved.
  expect(await digestOf([page(placed(1))], 'https://a.example/x.jpg', 'https://a.example/roof.jpg')).toBe(
    await digestOf([page(placed(0))], 'https://b.example/roof.jpg'),
  );
  expect(await digestOf([page(placed(0))], 'blob:https://a.example/1')).toBe(
    await digestOf([page(placed(0))], 'blob:https://a.example/2'),
  );
});

it('returns different digests for different shapes, pictures and pages', async () => {
  const digests = await Promise.all([
    digestOf([page(square(1))]),
    digestOf([page(square(2))]),
    digestOf([page(square(1)), page()]),
    digestOf([page(placed(0))], 'https://a.example/roof.jpg'),
    digestOf([page(placed(0))], 'https://a.example/rack.jpg'),
    digestOf([page(placed(0))], 'data:image/png;base64,AAAA'),
    digestOf([page(placed(0))], 'data:image/png;base64,BBBB'),
  ]);
  expect(new Set(digests).size).toBe(digests.length);
});

it('returns nothing if a page can’t be read', async () => {
  expect(await digestOf([page(), undefined])).toBeUndefined();
});
