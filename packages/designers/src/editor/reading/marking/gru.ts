/** How many numbers each word and each state has: multiples of 4. */
export interface Widths {
  input: number;
  state: number;
}

/** Reads words in one direction (gated recurrent unit; Cho et al., 2014). Each array has the parts for `update`, `reset` and `next`. */
export interface Gru {
  /** 3 × state × input. */
  fromInput: Float32Array;
  /** 3 × state × state. */
  fromState: Float32Array;
  /** 3 × state. */
  bias: Float32Array;
}

/** What was computed for each word, `state` numbers each. */
export interface GruTrace {
  update: Float32Array;
  reset: Float32Array;
  next: Float32Array;
  /** What `next` takes from the state before, without `reset`. */
  carried: Float32Array;
  states: Float32Array;
}

/** The order in which `count` words are read. */
export const orderOf = (count: number, isReversed: boolean) =>
  Array.from({ length: count }, (_, step) => (isReversed ? count - 1 - step : step));

/** Adds a matrix's product with the vector at `from` to `out`. Four sums at a time: one would wait for itself. */
function addProduct(
  matrix: Float32Array,
  [rows, columns]: readonly [rows: number, columns: number],
  vector: Float32Array,
  from: number,
  out: Float32Array,
) {
  for (let row = 0, at = 0; row < rows; row++) {
    let [one, two, three, four] = [0, 0, 0, 0];
    for (let place = from; place < from + columns; place += 4, at += 4) {
      one += (matrix[at] as number) * (vector[place] as number);
      two += (matrix[at + 1] as number) * (vector[place + 1] as number);
      three += (matrix[at + 2] as number) * (vector[place + 2] as number);
      four += (matrix[at + 3] as number) * (vector[place + 3] as number);
    }
    out[row] = (out[row] as number) + one + two + three + four;
  }
}

const sigmoid = (value: number) => 1 / (1 + Math.exp(-value));

/** Reads `count` words of `input` numbers each. */
export function readWith(
  gru: Gru,
  { input, state }: Widths,
  words: Float32Array,
  count: number,
  isReversed: boolean,
): GruTrace {
  const [update, reset, next, carried, states] = Array.from(
    { length: 5 },
    () => new Float32Array(count * state),
  ) as [Float32Array, Float32Array, Float32Array, Float32Array, Float32Array];
  const seen = new Float32Array(3 * state);
  const kept = new Float32Array(3 * state);
  let before = -1;
  for (const word of orderOf(count, isReversed)) {
    seen.set(gru.bias);
    addProduct(gru.fromInput, [3 * state, input], words, word * input, seen);
    kept.fill(0);
    if (before >= 0) addProduct(gru.fromState, [3 * state, state], states, before * state, kept);
    for (let unit = 0, at = word * state; unit < state; unit++, at++) {
      const z = sigmoid((seen[unit] as number) + (kept[unit] as number));
      const r = sigmoid((seen[state + unit] as number) + (kept[state + unit] as number));
      const from = kept[2 * state + unit] as number;
      const n = Math.tanh((seen[2 * state + unit] as number) + r * from);
      const last = before < 0 ? 0 : (states[before * state + unit] as number);
      update[at] = z;
      reset[at] = r;
      next[at] = n;
      carried[at] = from;
      states[at] = (1 - z) * n + z * last;
    }
    before = word;
  }
  return { update, reset, next, carried, states };
}
