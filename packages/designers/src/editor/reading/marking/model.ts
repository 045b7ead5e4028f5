import { featuresOf, type KnownWord } from './features.ts';
import { type Gru, readWith, type Widths } from './gru.ts';
import type { Word } from './words.ts';

/** What was learned, in one array: a row for each name, then what reads the words in both directions, then what judges them. */
export interface Model {
  widths: Widths;
  /** The number of each name's row. */
  rows: ReadonlyMap<string, number>;
  numbers: Float32Array;
}

export interface Parts {
  rows: Float32Array;
  /** Added to each word. */
  bias: Float32Array;
  onward: Gru;
  back: Gru;
  /** A number for each of the two states, and one more. */
  judge: Float32Array;
}

/** The parts of a model's numbers, without a copy. */
export function partsOf({ widths: { input, state }, rows, numbers }: Model): Parts {
  let at = 0;
  const next = (length: number) => {
    at += length;
    return numbers.subarray(at - length, at);
  };
  const gru = (): Gru => ({
    fromInput: next(3 * state * input),
    fromState: next(3 * state * state),
    bias: next(3 * state),
  });
  return {
    rows: next(rows.size * input),
    bias: next(input),
    onward: gru(),
    back: gru(),
    judge: next(2 * state + 1),
  };
}

/** The arrays of a model's parts, in order. */
export const arraysOf = ({ rows, bias, onward, back, judge }: Parts): Float32Array[] => [
  rows,
  bias,
  ...[onward, back].flatMap(({ fromInput, fromState, bias: own }) => [fromInput, fromState, own]),
  judge,
];

/** A model as `pnpm wizard:learn` stores it: a line for each row's name, a byte for each number, and the unit of each array. */
export function modelFrom(widths: Widths, names: string, stored: string, units: readonly number[]): Model {
  const rows = new Map(names.split('\n').map((name, row) => [name, row]));
  const bytes = Uint8Array.from(atob(stored), (byte) => byte.charCodeAt(0));
  const model = { widths, rows, numbers: Float32Array.from(new Int8Array(bytes.buffer)) };
  for (const [part, numbers] of arraysOf(partsOf(model)).entries())
    for (const [at, one] of numbers.entries()) numbers[at] = one * (units[part] ?? 0);
  return model;
}

/** How many numbers a model has. */
export const sizeOf = ({ input, state }: Widths, rows: number) =>
  rows * input + input + 2 * 3 * state * (input + state + 1) + 2 * state + 1;

/** The rows of a word. One that was rarely learned from has the row of all those. */
const rowsOf = ({ form, groups, features }: KnownWord, rows: Model['rows']): number[] =>
  [rows.has(form) ? form : 'word', ...(groups.length === 0 ? ['no group'] : groups), ...features].flatMap(
    (name) => rows.get(name) ?? [],
  );

/** Added for each printed word: one too many is seen and can be deleted, one that's missing is easily overlooked. */
const inDoubt = 0.3;
/** What speaks against a change between two words with neither a mark nor the begin or end of the request between them. */
const change = 2;

/** Whether each word is printed: what speaks for it is read from its sentence and all others, in both directions. */
export function marksOf(words: readonly Word[], model: Model): boolean[] {
  const { input, state } = model.widths;
  const { rows, bias, onward, back, judge } = partsOf(model);
  const read = new Float32Array(words.length * input);
  for (const [word, known] of featuresOf(words).entries()) {
    const own = read.subarray(word * input, (word + 1) * input);
    own.set(bias);
    for (const row of rowsOf(known, model.rows))
      for (let unit = 0; unit < input; unit++)
        own[unit] = (own[unit] as number) + (rows[row * input + unit] as number);
    for (let unit = 0; unit < input; unit++) own[unit] = Math.max(0, own[unit] as number);
  }
  const [before, after] = [
    readWith(onward, model.widths, read, words.length, false).states,
    readWith(back, model.widths, read, words.length, true).states,
  ];
  const scores = words.map((_, word) => {
    let score = (judge[2 * state] as number) + inDoubt;
    for (let unit = 0; unit < state; unit++)
      score +=
        (judge[unit] as number) * (before[word * state + unit] as number) +
        (judge[state + unit] as number) * (after[word * state + unit] as number);
    return score;
  });
  return likeliest(words, scores);
}

/** Of all ways to mark the words, the one that most speaks for, if a change within a phrase costs something (Viterbi). */
function likeliest(words: readonly Word[], scores: readonly number[]): boolean[] {
  let [off, on] = [0, 0];
  /** By word, whether the best way to leave it unprinted, and to print it, has the word before it printed. */
  const printedBefore = words.map(({ gap, isAsking }, place) => {
    const cost = gap === 'none' && isAsking === words[place - 1]?.isAsking ? change : 0;
    const before = [on - cost > off, on > off - cost] as const;
    [off, on] = [Math.max(off, on - cost), (scores[place] as number) + Math.max(off - cost, on)];
    return before;
  });
  const marks: boolean[] = [];
  for (let isPrinted = on > off, place = words.length - 1; place >= 0; place--) {
    marks.unshift(isPrinted);
    isPrinted = printedBefore[place]?.[isPrinted ? 1 : 0] ?? false;
  }
  return marks;
}
