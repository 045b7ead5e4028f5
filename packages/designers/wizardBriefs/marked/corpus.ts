import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A description, with the characters that are meant for the piece's readers. */
export interface MarkedBrief {
  text: string;
  printed: readonly boolean[];
}

/**
 * Reads a description in which ⟦ and ⟧ are around printed text.
 *
 * @throws if they aren't in pairs.
 */
export function readMarked(marked: string): MarkedBrief {
  let text = '';
  const printed: boolean[] = [];
  let isPrinted = false;
  for (const character of marked) {
    if (character === '⟦' || character === '⟧') {
      if (isPrinted === (character === '⟦')) throw new Error(`A mark without its other: ${marked}`);
      isPrinted = !isPrinted;
    } else {
      text += character;
      for (let unit = 0; unit < character.length; unit++) printed.push(isPrinted);
    }
  }
  if (isPrinted) throw new Error(`A mark without its other: ${marked}`);
  return { text, printed };
}

/** The marked descriptions by author: `### <piece> | <writer>`, then the description. */
export function readCorpus(folder = import.meta.dirname): Map<string, MarkedBrief[]> {
  const files = readdirSync(folder).filter((name) => name.endsWith('.txt'));
  return new Map(
    files.sort().map((name) => [
      name.replace('.txt', ''),
      readFileSync(join(folder, name), 'utf8')
        .split(/^### .*\n/m)
        .map((part) => part.trim())
        .filter(Boolean)
        .map(readMarked),
    ]),
  );
}

/** Identifies the descriptions that a model learned from. */
export const digestOf = (corpus: ReadonlyMap<string, readonly MarkedBrief[]>): string =>
  createHash('sha256')
    .update(JSON.stringify([...corpus]))
    .digest('hex');
