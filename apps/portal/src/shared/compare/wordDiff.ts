/** A stretch of text that's in both versions, or only in the earlier or the later one. */
export interface Stretch {
  readonly kind: 'same' | 'out' | 'into';
  readonly text: string;
}

/** Comparing takes quadratic time, so longer texts (both combined) count as one change in the middle. */
const maxSteps = 1_000_000;

/** Splits a text into words, the spaces between them, and single other characters. */
const partsOf = (text: string): string[] => text.match(/[\p{L}\p{M}\p{N}]+|\s+|[^\p{L}\p{M}\p{N}\s]/gu) ?? [];

/** Compares two texts word by word. Returns the stretches in order, with removed text before added text. */
export function wordDiff(before: string, after: string): readonly Stretch[] {
  const [removed, added] = [partsOf(before), partsOf(after)];
  let start = 0;
  while (start < removed.length && removed[start] === added[start] && start < added.length) start++;
  let end = 0;
  while (end < Math.min(removed.length, added.length) - start && removed.at(-1 - end) === added.at(-1 - end))
    end++;
  return joined([
    ...stretches('same', removed.slice(0, start)),
    ...middle(removed.slice(start, removed.length - end), added.slice(start, added.length - end)),
    ...stretches('same', removed.slice(removed.length - end)),
  ]);
}

const stretches = (kind: Stretch['kind'], parts: readonly string[]): Stretch[] =>
  parts.map((text) => ({ kind, text }));

/** Uses the longest common subsequence of parts. */
function middle(removed: readonly string[], added: readonly string[]): Stretch[] {
  if (removed.length * added.length > maxSteps)
    return [...stretches('out', removed), ...stretches('into', added)];
  const width = added.length + 1;
  const commonLengths = new Uint32Array((removed.length + 1) * width);
  const at = (i: number, j: number) => commonLengths[i * width + j] ?? 0;
  for (let i = removed.length - 1; i >= 0; i--)
    for (let j = added.length - 1; j >= 0; j--)
      commonLengths[i * width + j] =
        removed[i] === added[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  const found: Stretch[] = [];
  let [i, j] = [0, 0];
  while (i < removed.length || j < added.length) {
    const [oldWord, newWord] = [removed[i], added[j]];
    if (oldWord !== undefined && oldWord === newWord) {
      found.push({ kind: 'same', text: oldWord });
      i++;
      j++;
    } else if (oldWord !== undefined && (newWord === undefined || at(i + 1, j) >= at(i, j + 1))) {
      found.push({ kind: 'out', text: oldWord });
      i++;
    } else {
      found.push({ kind: 'into', text: newWord ?? '' });
      j++;
    }
  }
  return found;
}

function joined(parts: readonly Stretch[]): Stretch[] {
  const merged: Stretch[] = [];
  for (const part of parts) {
    const last = merged.at(-1);
    if (last?.kind === part.kind) merged[merged.length - 1] = { ...last, text: last.text + part.text };
    else merged.push(part);
  }
  return merged;
}
