import { featuresOf } from './features.ts';
import type { Gap, Word } from './words.ts';

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

/** Weights as `pnpm wizard:learn` stores them: the distance to the next one in bytes that end below 255, then a byte for it. */
export function weightsFrom(stored: string, size: number, scale: number): Float32Array {
  const weights = new Float32Array(size);
  const bytes = Uint8Array.from(atob(stored), (byte) => byte.charCodeAt(0));
  let place = -1;
  for (let at = 0; at < bytes.length; at++) {
    const distance = bytes[at] ?? 0;
    place += distance;
    if (distance === 255) continue;
    at++;
    weights[place] = (((bytes[at] ?? 0) << 24) >> 24) / scale;
  }
  return weights;
}

/** Added for each printed word: one too many is seen and can be deleted, one that's missing is easily overlooked. */
const inDoubt = 0.1;

/** Whether each word is printed: of all ways to mark the words, the one that most speaks for (Viterbi). */
export function marksOf(words: readonly Word[], { weights, steps }: Model): boolean[] {
  let [off, on] = [0, 0];
  /** By word, whether the best way to leave it unprinted, and to print it, has the word before it printed. */
  const printedBefore = featuresOf(words).map((names, place) => {
    const score = names.reduce((sum, name) => sum + (weights[placeOf(name, weights.length)] ?? 0), inDoubt);
    const [stay, begin, end, goOn] = place === 0 ? [0, 0, 0, 0] : steps[words[place]?.gap ?? 'none'];
    const before = [on + end > off + stay, on + goOn > off + begin] as const;
    [off, on] = [Math.max(off + stay, on + end), score + Math.max(off + begin, on + goOn)];
    return before;
  });
  const marks: boolean[] = [];
  for (let isPrinted = on > off, place = words.length - 1; place >= 0; place--) {
    marks.unshift(isPrinted);
    isPrinted = printedBefore[place]?.[isPrinted ? 1 : 0] ?? false;
  }
  return marks;
}
