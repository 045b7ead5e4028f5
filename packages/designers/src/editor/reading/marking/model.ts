import { featuresOf } from './features.ts';
import { type Gap, groupedBy, type Word } from './words.ts';

/** A weight for each feature, by the hash of its name, and for each step between two words. */
export interface Model {
  weights: Float32Array;
  steps: Readonly<Record<Gap, MarkSteps>>;
}
/** From unprinted or printed words to unprinted or printed ones. */
export type MarkSteps = readonly [stay: number, begin: number, end: number, goOn: number];

/** The place of a feature's weight: FNV-1a with a final mix. */
export function placeOf(name: string, size: number): number {
  let sum = 0x811c9dc5;
  for (let at = 0; at < name.length; at++) sum = Math.imul(sum ^ name.charCodeAt(at), 0x01000193);
  sum = Math.imul(sum ^ (sum >>> 16), 0x85ebca6b);
  sum = Math.imul(sum ^ (sum >>> 13), 0xc2b2ae35);
  return ((sum ^ (sum >>> 16)) >>> 0) % size;
}

const either = (one: number, other: number): number => {
  const most = Math.max(one, other);
  return most + Math.log(Math.exp(one - most) + Math.exp(other - most));
};

/** Sums over all ways to mark the words before and after each (a linear-chain conditional random field). */
export function sumsOf(scores: readonly number[], steps: readonly MarkSteps[]) {
  const forward: [number, number][] = [];
  for (const [place, score] of scores.entries()) {
    const [off, on] = forward[place - 1] ?? [0, 0];
    const [stay, begin, end, goOn] = steps[place] as MarkSteps;
    forward.push(
      place === 0 ? [0, score] : [either(off + stay, on + end), score + either(off + begin, on + goOn)],
    );
  }
  const backward: [number, number][] = [[0, 0]];
  for (let place = scores.length - 1; place > 0; place--) {
    const [off, on] = backward[0] as [number, number];
    const [stay, begin, end, goOn] = steps[place] as MarkSteps;
    const score = scores[place] as number;
    backward.unshift([either(stay + off, begin + score + on), either(end + off, goOn + score + on)]);
  }
  return { forward, backward };
}

/** How much speaks for each word being printed: the logarithm of its odds. */
function oddsOf(words: readonly Word[], { weights, steps }: Model): number[] {
  const scores = featuresOf(words).map((names) =>
    names.reduce((sum, name) => sum + (weights[placeOf(name, weights.length)] ?? 0), 0),
  );
  const { forward, backward } = sumsOf(
    scores,
    words.map(({ gap }) => steps[gap]),
  );
  return words.map((_, place) => {
    const [before, after] = [forward[place] as [number, number], backward[place] as [number, number]];
    return before[1] + after[1] - before[0] - after[0];
  });
}

const most = 6;
/** Added to each word's odds: a word too many is seen, and can be deleted; one that's missing is easily overlooked. */
const inDoubt = 1;
/** Whether each word is printed. Words between two marks mostly go together, except where the piece is asked for. */
export function marksOf(words: readonly Word[], model: Model): boolean[] {
  const odds = oddsOf(words, model).map((odd) => Math.max(-most, Math.min(most, odd)));
  const parts = groupedBy(
    words.map((word, place) => ({ ...word, odd: odds[place] as number })),
    'part',
  );
  return words.map((word, place) => {
    const all = parts[word.part] ?? [];
    const odd = odds[place] as number;
    if (all.some(({ isPiece }) => isPiece)) return odd > -inDoubt;
    return inDoubt + odd + all.reduce((sum, one) => sum + one.odd, 0) / all.length > 0;
  });
}
