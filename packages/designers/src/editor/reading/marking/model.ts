import { encoded, type Layer, type Linear, type Norm, normalized, type Widths } from './encoder.ts';
import { featuresOf } from './features.ts';
import { createMultiplier, type Multiplier } from './multiplier.ts';
import { tokensOf } from './tokens.ts';
import type { Word } from './words.ts';

/** The model trained on the marked descriptions. */
export interface Model extends Widths {
  /** The row number of each token and feature. */
  names: ReadonlyMap<string, number>;
  rows: Float32Array;
  positions: Float32Array;
  start: Norm;
  layers: readonly Layer[];
  /** The weights and bias that turn a word's numbers into its score for print. */
  judge: { weights: Float32Array; bias: number };
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
    judge: { weights: matrix(1, width), bias: vector(1)[0] as number },
    multiplier,
  };
}

/** Added to the score of each word: a word too many is seen and can be deleted, a missing one is easily overlooked. */
const inDoubt = 0.3;
/** The cost of a change between two words, unless a mark or an end of the request is between them. */
const change = 3;

/** Returns whether each word of a text is printed. */
export const marksOf = (text: string, words: readonly Word[], model: Model): boolean[] =>
  likeliest(words, scoresOf(text, words, model));

/** Scores each word of a text for print: positive means yes. */
function scoresOf(text: string, words: readonly Word[], model: Model): number[] {
  const { width, names, rows, positions, start, layers, judge, multiplier } = model;
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
    // Words beyond the longest text that the model reads are neutral.
    token === undefined
      ? 0
      : judge.weights.reduce(
          (total, weight, place) => total + weight * (states[token * width + place] as number),
          judge.bias,
        ),
  );
}

/** Finds the marks with the highest total score, at a cost for each change within a phrase (Viterbi). */
export function likeliest(words: readonly Word[], scores: readonly number[]): boolean[] {
  let [off, on] = [0, 0];
  /**
   * By word: whether the word before it is printed in the best way to leave it unprinted, and in the best way to print
   * it.
   */
  const printedBefore = words.map(({ gap, isAsking }, place) => {
    const cost = gap === 'none' && isAsking === words[place - 1]?.isAsking ? change : 0;
    const before = [on - cost > off, on > off - cost] as const;
    [off, on] = [Math.max(off, on - cost), (scores[place] as number) + inDoubt + Math.max(off - cost, on)];
    return before;
  });
  const marks: boolean[] = [];
  for (let isPrinted = on > off, place = words.length - 1; place >= 0; place--) {
    marks.unshift(isPrinted);
    isPrinted = printedBefore[place]?.[isPrinted ? 1 : 0] ?? false;
  }
  return marks;
}
