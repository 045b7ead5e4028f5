/** A stretch of text that's in both versions, or only in the earlier or the later one. */
export interface Stretch {
  readonly kind: 'same' | 'out' | 'into';
  readonly text: string;
}

/** Comparing takes quadratic time, so longer texts (both combined) count as one change in the middle. */
const mostSteps = 1_000_000;

/** Splits a text into words, the spaces between them, and single other characters. */
const partsOf = (text: string): string[] => text.match(/[\p{L}\p{M}\p{N}]+|\s+|[^\p{L}\p{M}\p{N}\s]/gu) ?? [];

/** Compares two texts word by word. Returns the stretches in order, with removed text before added text. */
export function wordDiff(before: string, after: string): readonly Stretch[] {
  const [out, into] = [partsOf(before), partsOf(after)];
  let start = 0;
  while (start < out.length && out[start] === into[start] && start < into.length) start++;
  let end = 0;
  while (end < Math.min(out.length, into.length) - start && out.at(-1 - end) === into.at(-1 - end)) end++;
  return joined([
    ...stretches('same', out.slice(0, start)),
    ...middle(out.slice(start, out.length - end), into.slice(start, into.length - end)),
    ...stretches('same', out.slice(out.length - end)),
  ]);
}

const stretches = (kind: Stretch['kind'], parts: readonly string[]): Stretch[] =>
  parts.map((text) => ({ kind, text }));

/** Uses the longest common subsequence of parts. */
function middle(out: readonly string[], into: readonly string[]): Stretch[] {
  if (out.length * into.length > mostSteps) return [...stretches('out', out), ...stretches('into', into)];
  const width = into.length + 1;
  const common = new Uint32Array((out.length + 1) * width);
  const at = (i: number, j: number) => common[i * width + j] ?? 0;
  for (let i = out.length - 1; i >= 0; i--)
    for (let j = into.length - 1; j >= 0; j--)
      common[i * width + j] =
        out[i] === into[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  const found: Stretch[] = [];
  let [i, j] = [0, 0];
  while (i < out.length || j < into.length) {
    const [was, is] = [out[i], into[j]];
    if (was !== undefined && was === is) {
      found.push({ kind: 'same', text: was });
      i++;
      j++;
    } else if (was !== undefined && (is === undefined || at(i + 1, j) >= at(i, j + 1))) {
      found.push({ kind: 'out', text: was });
      i++;
    } else {
      found.push({ kind: 'into', text: is ?? '' });
      j++;
    }
  }
  return found;
}

function joined(parts: readonly Stretch[]): Stretch[] {
  const whole: Stretch[] = [];
  for (const part of parts) {
    const last = whole.at(-1);
    if (last?.kind === part.kind) whole[whole.length - 1] = { ...last, text: last.text + part.text };
    else whole.push(part);
  }
  return whole;
}
