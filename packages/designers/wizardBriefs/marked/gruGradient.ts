import { type Gru, type GruTrace, orderOf, type Widths } from '../../src/editor/reading/marking/gru.ts';

/** Adds the gradients of a matrix and of the vector that it was multiplied with. `changes`: what the product's rows should change by. */
function addFactors(
  { matrix, gradient }: { matrix: Float32Array; gradient: Float32Array },
  changes: Float32Array,
  { vector, from, columns, out }: { vector: Float32Array; from: number; columns: number; out: Float32Array },
) {
  for (let row = 0, at = 0; row < changes.length; row++) {
    const change = changes[row] as number;
    for (let place = from; place < from + columns; place++, at++) {
      gradient[at] = (gradient[at] as number) + change * (vector[place] as number);
      out[place] = (out[place] as number) + change * (matrix[at] as number);
    }
  }
}

/**
 * Adds the gradients of a reader that read `words`, and of those words, to `gradient` and `wordChanges`. `stateChanges` is what each state
 * should change by; what later words say of it is added.
 */
export function addGradient(
  gru: Gru,
  { input, state }: Widths,
  read: { trace: GruTrace; words: Float32Array; isReversed: boolean },
  stateChanges: Float32Array,
  gradient: Gru,
  wordChanges: Float32Array,
) {
  const { trace, words, isReversed } = read;
  const order = orderOf(words.length / input, isReversed);
  const seen = new Float32Array(3 * state);
  const kept = new Float32Array(3 * state);
  for (let step = order.length - 1; step >= 0; step--) {
    const [word, before] = [order[step] as number, order[step - 1]];
    for (let unit = 0, at = word * state; unit < state; unit++, at++) {
      const z = trace.update[at] as number;
      const r = trace.reset[at] as number;
      const n = trace.next[at] as number;
      const last = before === undefined ? 0 : (trace.states[before * state + unit] as number);
      const change = stateChanges[at] as number;
      const ofNext = change * (1 - z) * (1 - n * n);
      const ofUpdate = change * (last - n) * z * (1 - z);
      const ofReset = ofNext * (trace.carried[at] as number) * r * (1 - r);
      seen[unit] = kept[unit] = ofUpdate;
      seen[state + unit] = kept[state + unit] = ofReset;
      seen[2 * state + unit] = ofNext;
      kept[2 * state + unit] = ofNext * r;
      if (before !== undefined)
        stateChanges[before * state + unit] = (stateChanges[before * state + unit] as number) + change * z;
    }
    for (let at = 0; at < seen.length; at++)
      gradient.bias[at] = (gradient.bias[at] as number) + (seen[at] as number);
    addFactors({ matrix: gru.fromInput, gradient: gradient.fromInput }, seen, {
      vector: words,
      from: word * input,
      columns: input,
      out: wordChanges,
    });
    if (before === undefined) continue;
    addFactors({ matrix: gru.fromState, gradient: gradient.fromState }, kept, {
      vector: trace.states,
      from: before * state,
      columns: state,
      out: stateChanges,
    });
  }
}
