import { featuresOf } from '../../src/editor/reading/marking/features.ts';
import { readWith, type Widths } from '../../src/editor/reading/marking/gru.ts';
import { type Model, type Parts, partsOf, sizeOf } from '../../src/editor/reading/marking/model.ts';
import type { Word } from '../../src/editor/reading/marking/words.ts';
import { addGradient } from './gruGradient.ts';
import { randoms } from './randoms.ts';

/** The words of a description, and whether each is printed. */
export interface Example {
  words: readonly Word[];
  printed: readonly boolean[];
}

interface Settings {
  widths: Widths;
  /** How often each example is learned from. */
  rounds: number;
  /** Examples per step. */
  batch: number;
  /** The largest step. */
  rate: number;
  /** A word with fewer examples has the row of all those; another name has none. */
  rarest: number;
  seed: number;
}
const usual: Settings = {
  widths: { input: 48, state: 48 },
  rounds: 16,
  batch: 32,
  rate: 0.006,
  rarest: 10,
  seed: 1,
};
/** Shares that are left out in each step, so that nothing has to be right alone. */
const left = { form: 0.15, groups: 0.07, numbers: 0.3 };

/** Numbers in a normal distribution around 0 (Box and Muller). */
const normal = (random: () => number) =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

/** The rows of a word that's rare, and of one that no group has. */
const unknown = { form: 0, groups: 1 };

/** A model that knows nothing yet. */
function begin(examples: readonly Example[], { widths, rarest }: Settings, random: () => number): Model {
  const seen = new Map<string, number>();
  const groups = new Set<string>();
  for (const { words } of examples)
    for (const known of featuresOf(words)) {
      for (const name of [known.form, ...known.features]) seen.set(name, (seen.get(name) ?? 0) + 1);
      for (const name of known.groups) groups.add(name);
    }
  const often = [...seen].filter(([, count]) => count >= rarest);
  // In the order of `unknown`.
  const names = ['word', 'no group', ...[...groups].sort(), ...often.map(([name]) => name).sort()];
  const model: Model = {
    widths,
    rows: new Map(names.map((name, row) => [name, row])),
    numbers: new Float32Array(sizeOf(widths, names.length)),
  };
  const { rows, onward, back, judge } = partsOf(model);
  for (let at = 0; at < rows.length; at++) rows[at] = normal(random) * 0.15;
  for (const part of [onward.fromInput, onward.fromState, back.fromInput, back.fromState, judge])
    for (let at = 0; at < part.length; at++) part[at] = (2 * random() - 1) / Math.sqrt(widths.state);
  return model;
}

/** An example by the numbers of its rows. */
interface Seen {
  words: readonly { form: number; groups: readonly number[]; features: readonly number[] }[];
  printed: readonly boolean[];
}

function seenBy({ rows }: Model, { words, printed }: Example): Seen {
  const numbersOf = (names: readonly string[]) => names.flatMap((name) => rows.get(name) ?? []);
  return {
    printed,
    words: featuresOf(words).map(({ form, groups, features }) => ({
      form: rows.get(form) ?? unknown.form,
      groups: groups.length > 0 ? numbersOf(groups) : [unknown.groups],
      features: numbersOf(features),
    })),
  };
}

/** 0 for what's left out, and what makes up for it otherwise. */
const keep = (random: () => number) => (random() < left.numbers ? 0 : 1 / (1 - left.numbers));

/** Adds the gradient of how wrong the model is about an example, by `share` for each word. */
function learnFrom(
  { words, printed }: Seen,
  { widths, parts, gradient }: { widths: Widths; parts: Parts; gradient: Parts },
  share: number,
  random: () => number,
) {
  const { input, state } = widths;
  const rows = words.map(({ form, groups, features }) => [
    random() < left.form ? unknown.form : form,
    ...(random() < left.groups ? [unknown.groups] : groups),
    ...features,
  ]);
  const read = new Float32Array(words.length * input);
  const kept = Float32Array.from(read, () => keep(random));
  for (const [word, all] of rows.entries())
    for (let unit = 0, at = word * input; unit < input; unit++, at++) {
      let sum = parts.bias[unit] as number;
      for (const row of all) sum += parts.rows[row * input + unit] as number;
      if (sum <= 0) kept[at] = 0;
      read[at] = sum * (kept[at] as number);
    }
  const directions = [
    { gru: parts.onward, its: gradient.onward, isReversed: false },
    { gru: parts.back, its: gradient.back, isReversed: true },
  ].map((direction) => ({
    ...direction,
    trace: readWith(direction.gru, widths, read, words.length, direction.isReversed),
    changes: new Float32Array(words.length * state),
  }));
  for (const [word, isPrinted] of printed.entries()) {
    let score = parts.judge[2 * state] as number;
    const shown = directions.map(({ trace }, side) => {
      const own = trace.states.slice(word * state, (word + 1) * state);
      for (let unit = 0; unit < state; unit++) {
        own[unit] = (own[unit] as number) * keep(random);
        score += (parts.judge[side * state + unit] as number) * (own[unit] as number);
      }
      return own;
    });
    const wrong = share * (1 / (1 + Math.exp(-score)) - (isPrinted ? 1 : 0));
    gradient.judge[2 * state] = (gradient.judge[2 * state] as number) + wrong;
    for (const [side, { changes }] of directions.entries())
      for (let unit = 0, at = side * state; unit < state; unit++, at++) {
        const value = shown[side]?.[unit] as number;
        gradient.judge[at] = (gradient.judge[at] as number) + wrong * value;
        // A state that was left out has no part in this; of another, more was shown.
        if (value !== 0)
          changes[word * state + unit] = (wrong * (parts.judge[at] as number)) / (1 - left.numbers);
      }
  }
  const wordChanges = new Float32Array(read.length);
  for (const { gru, its, trace, changes, isReversed } of directions)
    addGradient(gru, widths, { trace, words: read, isReversed }, changes, its, wordChanges);
  for (const [word, all] of rows.entries())
    for (let unit = 0, at = word * input; unit < input; unit++, at++) {
      const change = (wordChanges[at] as number) * (kept[at] as number);
      if (change === 0) continue;
      gradient.bias[unit] = (gradient.bias[unit] as number) + change;
      for (const row of all)
        gradient.rows[row * input + unit] = (gradient.rows[row * input + unit] as number) + change;
    }
}

/** How large a step is: it grows for a third of learning (`done`, from 0 to 1), and then shrinks to nothing. */
const cycle = (done: number) =>
  done < 0.3 ? 0.04 + (0.96 * done) / 0.3 : (1 + Math.cos((Math.PI * (done - 0.3)) / 0.7)) / 2;

/**
 * Learns from examples: a bidirectional gated recurrent unit over a sum of rows for each word, by Adam (Kingma and Ba, 2015) with dropout.
 * Sixteen rounds over 10,000 descriptions take 20 minutes.
 */
export function train(
  examples: readonly Example[],
  settings: Partial<Settings> = {},
  report: (round: number) => void = () => {},
): Model {
  const all = { ...usual, ...settings };
  const random = randoms(all.seed);
  const model = begin(examples, all, random);
  const { widths, numbers } = model;
  const seen = examples.map((example) => seenBy(model, example));
  const sum = new Float32Array(numbers.length);
  const learned = { widths, parts: partsOf(model), gradient: partsOf({ ...model, numbers: sum }) };
  const [mean, square] = [new Float32Array(sum.length), new Float32Array(sum.length)];
  const steps = all.rounds * Math.ceil(seen.length / all.batch);
  for (let round = 0, step = 0; round < all.rounds; round++) {
    const order = seen
      .map((example) => ({ example, by: random() }))
      .sort((one, other) => one.by - other.by)
      .map(({ example }) => example);
    for (let from = 0; from < order.length; from += all.batch) {
      const batch = order.slice(from, from + all.batch);
      const words = batch.reduce((count, example) => count + example.words.length, 0);
      sum.fill(0);
      for (const example of batch) learnFrom(example, learned, 1 / words, random);
      let length = 0;
      for (let at = 0; at < sum.length; at++) length += (sum[at] as number) ** 2;
      const shrunk = Math.min(1, 1 / Math.sqrt(length));
      const rate = all.rate * cycle(step / steps);
      step++;
      const [first, second] = [1 - 0.9 ** step, 1 - 0.999 ** step];
      for (let at = 0; at < sum.length; at++) {
        const change = (sum[at] as number) * shrunk;
        const along = 0.9 * (mean[at] as number) + 0.1 * change;
        const spread = 0.999 * (square[at] as number) + 0.001 * change * change;
        mean[at] = along;
        square[at] = spread;
        numbers[at] = (numbers[at] as number) - (rate * along) / first / (Math.sqrt(spread / second) + 1e-8);
      }
    }
    report(round);
  }
  return model;
}
