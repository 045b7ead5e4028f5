import type { Item, Path, PathStep, Shape } from './displayList.ts';

/** Longer paths are QR codes with thousands of steps. */
const maxUnpackedSteps = 64;

/** Items that are kept for a while. Long paths are stored as bare numbers, a fifth of the size, and turned back into steps on access. */
export const packedPaths = (items: readonly Item[]): Item[] =>
  items.map((item) => {
    if (item.kind === 'group') return { ...item, items: packedPaths(item.items) };
    return item.kind === 'shape' && item.path.length > maxUnpackedSteps ? packedShape(item) : item;
  });

function packedShape({ path, ...rest }: Shape): Shape {
  const letters = path.map(([letter]) => letter).join('');
  const numbers = new Float64Array(path.reduce((sum, { length }) => sum + length - 1, 0));
  let at = 0;
  for (const step of path)
    for (let index = 1; index < step.length; index++) numbers[at++] = Number(step[index]);
  return {
    ...rest,
    get path() {
      return unpacked(letters, numbers);
    },
  };
}

const numbersPerStep: Record<string, number> = { M: 2, L: 2, C: 6, Z: 0 };

function unpacked(letters: string, numbers: Float64Array): Path {
  let at = 0;
  return [...letters].map((letter) => {
    const from = at;
    at += numbersPerStep[letter] ?? 0;
    return [letter, ...numbers.subarray(from, at)] as unknown as PathStep;
  });
}
