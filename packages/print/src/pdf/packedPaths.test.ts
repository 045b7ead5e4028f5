import { expect, it } from 'vitest';
import type { Item, Path } from './displayList.ts';
import { packedPaths } from './packedPaths.ts';

it('returns every step of packed paths on each access', () => {
  const long: Path = Array.from({ length: 40 }, (_, at) => at + 1 / 3).flatMap(
    (at): Path => [['M', at, 2 * at], ['L', -at, 1e-9 * at], ['C', at, 1, 2, at, 3, at], ['Z']],
  );
  const short: Path = [['M', 1, 2], ['Z']];
  const color = { r: 1, g: 2, b: 3, a: 1 };
  const items: Item[] = [
    { kind: 'shape', path: short, stroke: { color, width: 1 } },
    {
      kind: 'group',
      opacity: 0.5,
      items: [{ kind: 'shape', path: long, evenOdd: true, fill: { kind: 'color', color } }],
    },
    { kind: 'picture', picture: 0, x: 1, y: 2, width: 3, height: 4 },
  ];
  const packed = packedPaths(items);
  expect(packed).toEqual(items);
  expect(packed).toEqual(items);
  const [, group] = packed;
  const [shape] = group?.kind === 'group' ? group.items : [];
  expect(shape?.kind === 'shape' && Object.getOwnPropertyDescriptor(shape, 'path')?.value).toBeUndefined();
});
