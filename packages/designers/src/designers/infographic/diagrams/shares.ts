import { type Datum, isPercent, sumOf } from '../data.ts';
import { largestOf } from './largestOf.ts';

/** Opacity of the parts without accent, from first to last. */
const inks = [1, 0.8, 0.62, 0.47, 0.35, 0.26] as const;

/** Minimum share of the height for words, as a multiple of an equal share: tiny parts have words too. */
const least = 0.78;

/** Minimum sum of percentages that fill the whole; a smaller sum leaves part of it empty. */
const fullSum = 99;

/** Position, opacity and label position of each part of a whole, as shares of the height. */
export function sharesOf(data: readonly (Datum & { value: number })[]) {
  const sum = sumOf(data);
  const total = isPercent(data) && sum < fullSum ? 100 : sum;
  const largest = largestOf(data);
  let ink = 0;
  let end = 0;
  const segments = data.map(({ value }, index) => {
    const from = end;
    end += value / total;
    const tint = index === largest ? undefined : (inks[ink++] ?? inks.at(-1));
    return { value, from, to: end, tint };
  });
  const weights = segments.map(({ from, to }) => Math.max(least / data.length, to - from));
  const weight = weights.reduce((total, one) => total + one, 0);
  let excess = 0;
  const middles = weights.map((one) => {
    excess += one / weight;
    return excess - one / weight / 2;
  });
  return { segments, weights, middles, smallest: Math.min(...weights) / weight };
}
