import { type RefusedKind, refusedKinds } from '../refused/kinds.ts';
import { encoded, type Layer, type Linear, type Norm, normalized, type Widths } from './encoder.ts';
import { featuresOf } from './features.ts';
import { createMultiplier, type Multiplier } from './multiplier.ts';
import { tokensOf } from './tokens.ts';
import type { Word } from './words.ts';

/** A row of weights and a bias for each score. */
interface Scorer {
  weights: Float32Array;
  bias: Float32Array;
}

/** The model trained on the marked descriptions. */
export interface Model extends Widths {
  /** The row number of each token and feature. */
  names: ReadonlyMap<string, number>;
  rows: Float32Array;
  positions: Float32Array;
  start: Norm;
  layers: readonly Layer[];
  /** Scores a word for print: positive means yes. */
  print: Scorer;
  /** Scores a word for each of `refusedKinds`, after a score for none of them. */
  refusal: Scorer;
  multiplier: Multiplier;
  /** Identifies the descriptions that it was learned from. */
  digest: string;
}

/**
 * A model as `pnpm wizard:learn` stores it, compressed with gzip: the length of a header, the header in JSON, then the
 * numbers. A matrix is stored as the unit of each of its rows and a byte for each number, anything else as floats.
 */
export async function modelFrom({ body }: Response): Promise<Model> {
  if (!body) throw new Error("The model's file is empty.");
  const file = await new Response(body.pipeThrough(new DecompressionStream('gzip'))).arrayBuffer();
  const length = new DataView(file).getUint32(0, true);
  const header = JSON.parse(new TextDecoder().decode(new Uint8Array(file, 4, length)));
  const { names, width, heads, inner, positions, layers, digest } = header;
  let next = 4 + length;
  const vector = (count: number) => {
    next += 4 * count;
    return new Float32Array(file, next - 4 * count, count);
  };
  const matrix = (rows: number, columns: number) => {
    const units = vector(rows);
    const bytes = new Int8Array(file, next, rows * columns);
    next += bytes.length;
    const numbers = new Float32Array(bytes.length);
    for (let row = 0; row < rows; row++)
      for (let place = row * columns; place < (row + 1) * columns; place++)
        numbers[place] = (bytes[place] as number) * (units[row] as number);
    return numbers;
  };
  const multiplier = await createMultiplier(
    layers * (4 * width * width + 2 * width * inner),
    positions * inner,
  );
  const linear = (from: number, to: number): Linear => ({
    weights: multiplier.keep(matrix(to, from), from),
    bias: vector(to),
  });
  const judge = (scores: number): Scorer => ({ weights: matrix(scores, width), bias: vector(scores) });
  const norm = (): Norm => ({ scale: vector(width), shift: vector(width) });
  return {
    width,
    heads,
    digest,
    names: new Map((names as string[]).map((name, row) => [name, row])),
    rows: matrix(names.length, width),
    positions: matrix(positions, width),
    start: norm(),
    layers: Array.from({ length: layers }, () => ({
      query: linear(width, width),
      key: linear(width, width),
      value: linear(width, width),
      mixed: linear(width, width),
      afterMixing: norm(),
      wide: linear(width, inner),
      narrow: linear(inner, width),
      afterWide: norm(),
    })),
    print: judge(1),
    refusal: judge(refusedKinds.length + 1),
    multiplier,
  };
}

/** Added to the score of each word: a word too many is seen and can be deleted, a missing one is easily overlooked. */
const inDoubt = 0.3;
/** Added to the scores of refusals: most words refused in error wouldn't be printed anyway. */
const refusedInDoubt = 1;
/** The cost of a change within a phrase: a mark has whole phrases, a refusal may begin within one. */
const [printChange, refusalChange] = [3, 2];

/** What the model says about a word. */
export interface WordMark {
  isPrinted: boolean;
  refused?: RefusedKind;
}

/** Returns for each word of a text whether it's printed, and the reason to refuse it, if there is one. */
export function marksOf(text: string, words: readonly Word[], model: Model): WordMark[] {
  const states = statesOf(text, words, model);
  const scores = (scorer: Scorer) => states.map((state) => scoresOf(state, scorer));
  const printed = printedBy(
    words,
    scores(model.print).map(([score]) => score as number),
  );
  const kinds = likeliest(
    words,
    scores(model.refusal).map(([none = 0, ...others]) => [
      none,
      ...others.map((one) => one + refusedInDoubt),
    ]),
    refusalChange,
  );
  return printed.map((isPrinted, word) => {
    const refused = refusedKinds[(kinds[word] as number) - 1];
    return { isPrinted, ...(refused && { refused }) };
  });
}

/** Returns for each word whether it's printed, from its score for print. */
export const printedBy = (words: readonly Word[], scores: readonly number[]): boolean[] =>
  likeliest(
    words,
    scores.map((score) => [0, score + inDoubt]),
    printChange,
  ).map((label) => label === 1);

/** Words beyond the longest text that the model reads have no state: all their scores are 0. */
const scoresOf = (state: Float32Array | undefined, { weights, bias }: Scorer): number[] =>
  [...bias].map((start, score) =>
    state
      ? state.reduce(
          (total, number, place) => total + number * (weights[score * state.length + place] as number),
          start,
        )
      : 0,
  );

/** The numbers that the encoder gives each word of a text. */
function statesOf(text: string, words: readonly Word[], model: Model): (Float32Array | undefined)[] {
  const { width, names, rows, positions, start, layers, multiplier } = model;
  const tokens = tokensOf(text, names).slice(0, positions.length / width);
  /** The token that each word starts with. */
  const tokenAt = new Map(tokens.map(({ at }, token) => [at, token] as const).reverse());
  const tokenOf = words.map(({ at }) => tokenAt.get(at[0]));
  const given = new Float32Array(tokens.length * width);
  const add = (token: number, numbers: Float32Array, row: number) => {
    for (let place = 0; place < width; place++)
      given[token * width + place] =
        (given[token * width + place] as number) + (numbers[row * width + place] as number);
  };
  for (const [token, { row }] of tokens.entries()) {
    add(token, rows, row);
    add(token, positions, token);
  }
  for (const [word, features] of featuresOf(words).entries())
    for (const name of features) {
      const row = names.get(name);
      const token = tokenOf[word];
      if (row !== undefined && token !== undefined) add(token, rows, row);
    }
  const states = encoded(normalized(given, start), layers, model, multiplier);
  return tokenOf.map((token) =>
    token === undefined ? undefined : states.subarray(token * width, (token + 1) * width),
  );
}

/** Finds the labels with the highest total score, at a cost for each change within a phrase (Viterbi). */
export function likeliest(
  words: readonly Word[],
  scores: readonly (readonly number[])[],
  change: number,
): number[] {
  let totals: number[] = [];
  /** By word and label: the best label of the word before it. */
  const before = words.map(({ gap, isAsking }, place) => {
    const cost = gap === 'none' && isAsking === words[place - 1]?.isAsking ? change : 0;
    const best = totals.indexOf(Math.max(...totals));
    const own = scores[place] as readonly number[];
    const from = own.map((_, label) => ((totals[label] ?? 0) >= (totals[best] ?? 0) - cost ? label : best));
    totals = own.map(
      (score, label) =>
        score + (from[label] === label ? (totals[label] ?? 0) : (totals[best] as number) - cost),
    );
    return from;
  });
  const labels: number[] = [];
  let label = totals.indexOf(Math.max(...totals));
  for (let place = words.length - 1; place >= 0; place--) {
    labels.unshift(label);
    label = before[place]?.[label] as number;
  }
  return labels;
}
