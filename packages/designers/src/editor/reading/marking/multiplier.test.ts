import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import wabt from 'wabt';
import { code, createMultiplier } from './multiplier.ts';

it('has the code of product.wat', async () => {
  const { parseWat } = await wabt();
  const source = readFileSync(join(import.meta.dirname, 'product.wat'), 'utf8');
  const { buffer } = parseWat('product.wat', source, { simd: true }).toBinary({});
  expect(code).toBe(Buffer.from(buffer).toString('base64'));
});

it.each([1, 3, 4, 9])('multiplies %d rows', async (count) => {
  const { keep, product } = await createMultiplier(64, 80);
  keep(new Float32Array(16), 4);
  const numbers = Float32Array.from({ length: 48 }, (_, place) => (place % 7) - 3);
  const matrix = keep(numbers, 8);
  const rows = Float32Array.from({ length: 8 * count }, (_, place) => (place % 5) / 2);
  const result = product(rows, matrix);
  expect(matrix.to).toBe(6);
  expect(result).toHaveLength(count * 6);
  for (const [place, number] of result.entries()) {
    const [row, out] = [Math.floor(place / 6), place % 6];
    let sum = 0;
    for (let one = 0; one < 8; one++)
      sum += (rows[row * 8 + one] as number) * (numbers[out * 8 + one] as number);
    expect(number).toBeCloseTo(sum, 4);
  }
});
