import { expect, it } from 'vitest';
import { encoded, normalized } from './encoder.ts';
import { createMultiplier } from './multiplier.ts';

const multiplier = await createMultiplier(128, 32);

const linear = (weights: number[], bias: number[]) => ({
  weights: multiplier.keep(Float32Array.from(weights), weights.length / bias.length),
  bias: Float32Array.from(bias),
});
const norm = (scale: number[], shift: number[]) => ({
  scale: Float32Array.from(scale),
  shift: Float32Array.from(shift),
});

/** Made by a layer of Hugging Face's BertModel (transformers 5.24) with these weights. */
const layer = {
  query: linear(
    [1.1, 0.91, -0.49, -0.14, 0.81, -0.28, 0.44, 0.16, -0.58, 1.11, 0.19, -0.25, 0.11, 0.86, 0.51, -0.65],
    [0.32, -0.86, -1.79, 1.3],
  ),
  key: linear(
    [0.88, 0.74, 0.3, 0.04, -1.25, -0.9, -0.08, 0.2, -0.41, -0.26, 0.09, 0.59, 0.24, 0.38, 0.52, -0.49],
    [0.94, 0.93, -0.94, 1.4],
  ),
  value: linear(
    [0.12, -0.41, 0.41, 0.26, -0.08, 0.94, 0.16, 0.29, 0.58, -1.15, -0.94, 1.2, 0.97, 1.08, -0.17, 0.29],
    [-1.13, 0.34, -0.25, 0.64],
  ),
  mixed: linear(
    [0.93, -0.15, 0.96, 0.19, -0.04, -0.84, -0.14, -2.09, 1.28, -0.14, 0.96, -0.04, -1.16, 0.25, 0.45, -1.47],
    [-0.1, -0.21, -0.1, -0.01],
  ),
  afterMixing: norm([0.93, -0.38, -0.01, 0.52], [-0.43, -0.34, 0.53, 0.89]),
  wide: linear(
    [
      1.05, -1.56, -1.06, -0.22, -1.29, 0.46, -0.24, -0.22, 0.81, 0.69, -0.77, -0.44, 0.11, 2.76, 0.03, 0.38,
      0.74, 1.21, -0.47, -0.2, -0.29, -0.1, 0.01, 1.71, -0.61, 0.5, -0.51, -0.81, -0.73, -0.42, 0.05, -1.56,
    ],
    [-0.88, 1.1, -0.2, 1.52, -0.2, 0.23, -0.14, 0.35],
  ),
  narrow: linear(
    [
      0.07, -1.42, -0.98, -1.52, -1.03, 2.54, 0.77, 0.15, -0.03, -0.17, 0.33, 2.32, -1.53, -1.01, -0.64, 0.41,
      -0.01, 0.51, 0.07, 0.92, 0.04, -1.36, 0.2, 0.47, 0.93, 0.75, 0.75, -0.89, 1.39, -0.11, 0.74, -0.31,
    ],
    [-0.1, -1.05, -0.53, 0.48],
  ),
  afterWide: norm([-0.28, -0.36, 0.46, 0.81], [0.76, 0.0, -1.55, -0.05]),
};
const given = [0.21, -2.2, -0.45, -2.78, 0.75, -0.63, -0.74, -1.45, 0.1, 0.79, -0.9, 0.39];
const result = [
  0.4419, 0.4487, -1.8734, 0.6089, 0.4114, 0.412, -1.9196, 0.5193, 0.4276, 0.4148, -1.9236, 0.5796,
];

it('reads three tokens as another implementation does', () => {
  const states = encoded(Float32Array.from(given), [layer], { width: 4, heads: 2 }, multiplier);
  expect(states).toHaveLength(12);
  for (const [place, number] of states.entries()) expect(number).toBeCloseTo(result[place] as number, 3);
});

it('centers a row and scales it to a variance of 1', () => {
  const row = normalized(Float32Array.of(1, 3, 5, 7), norm([1, 1, 1, 2], [0, 0, 0, 10]));
  const [one, , , four] = row;
  expect(one).toBeCloseTo(-3 / Math.sqrt(5), 4);
  expect(four).toBeCloseTo(10 + 6 / Math.sqrt(5), 4);
});
