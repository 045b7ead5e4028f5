import { featuresOf } from '../../src/editor/reading/marking/features.ts';
import { type MarkSteps, type Model, placeOf } from '../../src/editor/reading/marking/model.ts';
import type { Gap, Word } from '../../src/editor/reading/marking/words.ts';

/** The words of a description, and whether each is printed. */
export interface Example {
  words: readonly Word[];
  printed: readonly boolean[];
}

/** So many that hardly two features share a place, and that one which wasn't learned rarely has the place of one that was. */
const size = 1 << 20;
const gaps: readonly Gap[] = ['none', 'comma', 'mark', 'colon', 'sentence', 'line', 'start'];
/** `least`: how much must speak for a feature in all examples before it has a weight. */
const [rounds, counting, rate, least, dropped, rarest] = [14, 3, 0.1, 10, 0.4, 2];

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

/** Numbers from 0 to 1, the same in every run. */
function randoms(seed: number) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/**
 * Learns weights from examples: a linear-chain conditional random field by FTRL-Proximal (McMahan et al., “Ad Click Prediction”, 2013),
 * which leaves features without a weight that explain too little. In each step some features are left out, so that none has to be right
 * alone, and the weights are the mean of the last rounds.
 */
export function train(examples: readonly Example[], seed = 1): Model {
  const random = randoms(seed);
  const stepsAt = size;
  const weights = new Float64Array(size + gaps.length * 4);
  const squares = new Float64Array(weights.length);
  const pulls = new Float64Array(weights.length);
  const mean = new Float64Array(weights.length);
  const change = (at: number, gradient: number) => {
    const before = Math.sqrt(squares[at] ?? 0);
    squares[at] = (squares[at] ?? 0) + gradient * gradient;
    const after = Math.sqrt(squares[at] ?? 0);
    const pull = (pulls[at] ?? 0) + gradient - ((after - before) / rate) * (weights[at] ?? 0);
    pulls[at] = pull;
    const enough = Math.abs(pull) - (at < size ? least : 0);
    weights[at] = enough <= 0 ? 0 : (-Math.sign(pull) * enough * rate) / (rate + after);
  };
  const places = examples.map(({ words }) =>
    featuresOf(words).map((names) => names.map((name) => placeOf(name, size))),
  );
  const seen = new Uint32Array(size);
  for (const words of places) for (const at of new Set(words.flat())) seen[at] = (seen[at] ?? 0) + 1;

  for (let round = 0; round < rounds; round++) {
    const order = examples.map((_, at) => ({ at, by: random() })).sort((one, other) => one.by - other.by);
    for (const { at } of order) {
      const { words, printed } = examples[at] as Example;
      const kept = (places[at] ?? []).map((all) =>
        all.filter((one) => (seen[one] ?? 0) >= rarest && random() >= dropped),
      );
      const scores = kept.map(
        (all) => all.reduce((sum, one) => sum + (weights[one] ?? 0), 0) / (1 - dropped),
      );
      const stepOf = ({ gap }: Word) => stepsAt + gaps.indexOf(gap) * 4;
      const steps = words.map(
        (word) => [...weights.slice(stepOf(word), stepOf(word) + 4)] as unknown as MarkSteps,
      );
      const { forward, backward } = sumsOf(scores, steps);
      const [off, on] = forward.at(-1) ?? [0, 0];
      const all =
        Math.max(off, on) + Math.log(Math.exp(off - Math.max(off, on)) + Math.exp(on - Math.max(off, on)));
      for (const [place, word] of words.entries()) {
        const [before, after] = [forward[place] as [number, number], backward[place] as [number, number]];
        const gradient = Math.exp(before[1] + after[1] - all) - (printed[place] ? 1 : 0);
        for (const one of kept[place] ?? []) change(one, gradient);
        const last = forward[place - 1];
        if (!last) continue;
        for (const from of [0, 1] as const)
          for (const to of [0, 1] as const) {
            const way =
              last[from] + (steps[place]?.[from * 2 + to] ?? 0) + to * (scores[place] ?? 0) + after[to];
            const isTrue = Number(printed[place - 1]) === from && Number(printed[place]) === to;
            change(stepOf(word) + from * 2 + to, Math.exp(way - all) - (isTrue ? 1 : 0));
          }
      }
    }
    if (round < rounds - counting) continue;
    for (let at = 0; at < mean.length; at++) mean[at] = (mean[at] ?? 0) + (weights[at] ?? 0);
  }
  const value = (at: number) => (mean[at] ?? 0) / counting;
  return {
    weights: Float32Array.from({ length: size }, (_, at) => value(at)),
    steps: Object.fromEntries(
      gaps.map((gap, place) => [gap, [0, 1, 2, 3].map((step) => value(stepsAt + place * 4 + step))]),
    ) as unknown as Model['steps'],
  };
}

/** The mean of several models, each with the examples in another order: single ones differ in what's doubtful. */
export function trainMean(examples: readonly Example[], count: number): Model {
  const models = Array.from({ length: count }, (_, seed) => train(examples, seed + 1));
  const mean = (of: (model: Model) => number) => models.reduce((sum, model) => sum + of(model), 0) / count;
  return {
    weights: Float32Array.from({ length: size }, (_, at) => mean(({ weights }) => weights[at] ?? 0)),
    steps: Object.fromEntries(
      gaps.map((gap) => [gap, [0, 1, 2, 3].map((step) => mean(({ steps }) => steps[gap][step] ?? 0))]),
    ) as unknown as Model['steps'],
  };
}
