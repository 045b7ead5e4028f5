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
 * Reads tokens in both directions, each in relation to all others: the encoder of a transformer (Vaswani et al., 2017;
 * as in BERT, Devlin et al., 2019). Takes and returns a row of `width` numbers for each token.
 */
export function encoded(
  given: Float32Array,
  layers: readonly Layer[],
  { width, heads }: Widths,
  multiplier: Multiplier,
): Float32Array {
  const through = (rows: Float32Array, { weights, bias }: Linear) => {
    const result = multiplier.product(rows, weights);
    for (let start = 0; start < result.length; start += bias.length)
      for (let place = 0; place < bias.length; place++)
        result[start + place] = (result[start + place] as number) + (bias[place] as number);
    return result;
  };
  let rows = given;
  for (const { query, key, value, mixed, afterMixing, wide, narrow, afterWide } of layers) {
    const mix = attended(
      through(rows, query),
      through(rows, key),
      through(rows, value),
      { width, heads },
      multiplier,
    );
    rows = normalized(sum(rows, through(mix, mixed)), afterMixing);
    rows = normalized(sum(rows, through(gelu(through(rows, wide)), narrow)), afterWide);
  }
  return rows;
}

/** Mixes all values into each row, weighted by how alike its query and their keys are. */
function attended(
  query: Float32Array,
  key: Float32Array,
  value: Float32Array,
  { width, heads }: Widths,
  { place, product }: Multiplier,
): Float32Array {
  const [count, own] = [query.length / width, width / heads];
  /** The count, rounded up to what a product can read. */
  const others = Math.ceil(count / 4) * 4;
  const [part, keys, values] = [count, others, others].map((rows) => new Float32Array(rows * own)) as [
    Float32Array,
    Float32Array,
    Float32Array,
  ];
  const result = new Float32Array(query.length);
  for (let start = 0; start < width; start += own) {
    for (let row = 0; row < count; row++)
      for (let column = 0; column < own; column++) {
        const from = row * width + start + column;
        part[row * own + column] = query[from] as number;
        keys[row * own + column] = key[from] as number;
        values[column * others + row] = value[from] as number;
      }
    const shares = product(part, place(keys, own));
    for (let row = 0; row < count; row++)
      share(shares.subarray(row * others, (row + 1) * others), count, Math.sqrt(own));
    const mix = product(shares, place(values, others));
    for (let row = 0; row < count; row++)
      result.set(mix.subarray(row * own, (row + 1) * own), row * width + start);
  }
  return result;
}

/** Turns the first numbers, divided by `unit`, into shares of 1 (softmax), and the others into 0. */
function share(numbers: Float32Array, count: number, unit: number) {
  const own = numbers.subarray(0, count);
  const most = own.reduce((one, other) => Math.max(one, other), Number.NEGATIVE_INFINITY);
  let whole = 0;
  for (let at = 0; at < count; at++) {
    own[at] = Math.exp(((own[at] as number) - most) / unit);
    whole += own[at] as number;
  }
  for (let at = 0; at < count; at++) own[at] = (own[at] as number) / whole;
  numbers.fill(0, count);
}

/** Adds the first to the second, and returns the second. */
function sum(one: Float32Array, other: Float32Array): Float32Array {
  for (let place = 0; place < one.length; place++)
    other[place] = (other[place] as number) + (one[place] as number);
  return other;
}

/** Each row around 0 with a variance of 1 (layer normalization; Ba et al., 2016), then scaled and shifted. */
export function normalized(rows: Float32Array, { scale, shift }: Norm): Float32Array {
  const width = scale.length;
  const result = new Float32Array(rows.length);
  for (let start = 0; start < rows.length; start += width) {
    const row = rows.subarray(start, start + width);
    let [mean, variance] = [0, 0];
    for (const number of row) mean += number / width;
    for (const number of row) variance += (number - mean) ** 2 / width;
    for (let place = 0; place < width; place++)
      result[start + place] =
        (((row[place] as number) - mean) / Math.sqrt(variance + 1e-12)) * (scale[place] as number) +
        (shift[place] as number);
  }
  return result;
}

/**
 * Multiplies each number by the rough probability that a random one is below it (GELU; Hendrycks and Gimpel, 2016, by
 * their formula with the hyperbolic tangent).
 */
function gelu(numbers: Float32Array): Float32Array {
  const root = 2 * Math.sqrt(2 / Math.PI);
  for (let place = 0; place < numbers.length; place++) {
    const number = numbers[place] as number;
    numbers[place] = number / (1 + Math.exp(-root * (number + 0.044715 * number * number * number)));
  }
  return numbers;
}
