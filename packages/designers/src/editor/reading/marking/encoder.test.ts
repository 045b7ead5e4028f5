import { expect, it } from 'vitest';
import { encoded, normalized } from './encoder.ts';
import { createMultiplier } from './multiplier.ts';

const multiplier = await createMultiplier(512, 64);

/** Numbers that are easy to reproduce in another program. */
const waves = (count: number, start: number) =>
  Float32Array.from({ length: count }, (_, place) => Math.sin(start + 1.7 * place));
const linear = (from: number, to: number, start: number) => ({
  weights: multiplier.keep(waves(from * to, start), from),
  bias: waves(to, start + 0.5),
});
const norm = (start: number) => ({ scale: waves(8, start), shift: waves(8, start + 0.5) });

const layer = {
  query: linear(8, 8, 1),
  key: linear(8, 8, 2),
  value: linear(8, 8, 3),
  mixed: linear(8, 8, 4),
  afterMixing: norm(5),
  wide: linear(8, 16, 6),
  narrow: linear(16, 8, 7),
  afterWide: norm(8),
};
/** Made by a layer of Hugging Face's BertModel (transformers 5.24) with the same numbers. */
const result = [
  [2.2382, -0.4243, -0.035, 1.4285, -0.4901, -0.8611, -0.8344, 0.3114],
  [2.3667, -0.4447, -0.4876, 1.3716, -0.3798, -0.6393, -0.7883, 0.0189],
  [2.3452, -0.4456, -0.4046, 1.3637, -0.2747, -0.5515, -0.8487, 0.0309],
].flat();

it('reads three tokens like another implementation', () => {
  const states = encoded(waves(24, 0), [layer], { width: 8, heads: 2 }, multiplier);
  expect(states).toHaveLength(24);
  for (const [place, number] of states.entries()) expect(number).toBeCloseTo(result[place] as number, 3);
});

it('centers a row and scales it to a variance of 1', () => {
  const [scale, shift] = [Float32Array.of(1, 1, 1, 2), Float32Array.of(0, 0, 0, 10)];
  const [one, , , four] = normalized(Float32Array.of(1, 3, 5, 7), { scale, shift });
  expect(one).toBeCloseTo(-3 / Math.sqrt(5), 4);
  expect(four).toBeCloseTo(10 + 6 / Math.sqrt(5), 4);
});
