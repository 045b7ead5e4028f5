import type { Matrix, Multiplier } from './multiplier.ts';

export interface Linear {
  weights: Matrix;
  bias: Float32Array;
}

export interface Norm {
  scale: Float32Array;
  shift: Float32Array;
}

export interface Layer {
  query: Linear;
  key: Linear;
  value: Linear;
  mixed: Linear;
  afterMixing: Norm;
  wide: Linear;
  narrow: Linear;
  afterWide: Norm;
}

/** The shape of an encoder: numbers per token, and how many attentions share them. */
export interface Widths {
  width: number;
  heads: number;
}

/**
 * Reads tokens in both directions, each with regard to all others: the encoder of a transformer (Vaswani et al., 2017; as in BERT, Devlin et
 * al., 2019). Takes and gives a row of `width` numbers for each token.
 */
export function encoded(
  given: Float32Array,
  layers: readonly Layer[],
  { width, heads }: Widths,
  { product }: Multiplier,
): Float32Array {
  const through = (rows: Float32Array, { weights, bias }: Linear) =>
    product(rows, weights).map((number, place) => number + (bias[place % bias.length] as number));
  let rows = given;
  for (const { query, key, value, mixed, afterMixing, wide, narrow, afterWide } of layers) {
    const mix = attended(through(rows, query), through(rows, key), through(rows, value), { width, heads });
    rows = normalized(sum(rows, through(mix, mixed)), afterMixing);
    rows = normalized(sum(rows, through(through(rows, wide).map(gelu), narrow)), afterWide);
  }
  return rows;
}

/** Each row as a mix of all values: the more alike its query and their key, the more of them. */
function attended(
  query: Float32Array,
  key: Float32Array,
  value: Float32Array,
  { width, heads }: Widths,
): Float32Array {
  const [count, own] = [query.length / width, width / heads];
  const result = new Float32Array(query.length);
  const shares = new Float32Array(count);
  for (let start = 0; start < width; start += own)
    for (let row = 0; row < count; row++) {
      let most = Number.NEGATIVE_INFINITY;
      for (let other = 0; other < count; other++) {
        let alike = 0;
        for (let place = start; place < start + own; place++)
          alike += (query[row * width + place] as number) * (key[other * width + place] as number);
        shares[other] = alike / Math.sqrt(own);
        most = Math.max(most, shares[other] as number);
      }
      let whole = 0;
      for (let other = 0; other < count; other++) {
        shares[other] = Math.exp((shares[other] as number) - most);
        whole += shares[other] as number;
      }
      for (let other = 0; other < count; other++)
        for (let place = start; place < start + own; place++)
          result[row * width + place] =
            (result[row * width + place] as number) +
            ((shares[other] as number) / whole) * (value[other * width + place] as number);
    }
  return result;
}

const sum = (one: Float32Array, other: Float32Array) =>
  one.map((number, place) => number + (other[place] as number));

/** Each row around 0 with a variance of 1 (layer normalization; Ba et al., 2016), then scaled and shifted. */
export function normalized(rows: Float32Array, { scale, shift }: Norm): Float32Array {
  const width = scale.length;
  const result = new Float32Array(rows.length);
  for (let start = 0; start < rows.length; start += width) {
    const row = rows.subarray(start, start + width);
    const mean = row.reduce((total, number) => total + number, 0) / width;
    const variance = row.reduce((total, number) => total + (number - mean) ** 2, 0) / width;
    for (let place = 0; place < width; place++)
      result[start + place] =
        (((row[place] as number) - mean) / Math.sqrt(variance + 1e-12)) * (scale[place] as number) +
        (shift[place] as number);
  }
  return result;
}

/** Hendrycks and Gimpel, 2016, by their formula with the hyperbolic tangent. */
const gelu = (number: number) =>
  0.5 * number * (1 + Math.tanh(Math.sqrt(2 / Math.PI) * (number + 0.044715 * number ** 3)));
