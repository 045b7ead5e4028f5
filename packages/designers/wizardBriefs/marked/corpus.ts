import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type RefusedKind, refusedKinds } from '../../src/editor/reading/refused/kinds.ts';

/** A description, with its characters that are meant for the piece's readers and those that are refused. */
export interface MarkedBrief {
  text: string;
  printed: readonly boolean[];
  refused: readonly (RefusedKind | undefined)[];
}

/** Printed words, or a kind and the words that are refused. */
const mark = /⟦([^⟦⟧⟨⟩]*)⟧|⟨(\w+)\|([^⟦⟧⟨⟩]*)⟩/g;

/**
 * Reads a description with ⟦printed words⟧ and ⟨claim|refused words⟩.
 *
 * @throws if marks aren't in pairs, or name no kind of `refusedKinds`.
 */
export function readMarked(marked: string): MarkedBrief {
  const brief = { text: '', printed: [] as boolean[], refused: [] as (RefusedKind | undefined)[] };
  const add = (text: string, isPrinted: boolean, kind?: RefusedKind) => {
    if (/[⟦⟧⟨⟩]/.test(text)) throw new Error(`A mark without its other: ${marked}`);
    brief.text += text;
    for (let unit = 0; unit < text.length; unit++) {
      brief.printed.push(isPrinted);
      brief.refused.push(kind);
    }
  };
  let end = 0;
  for (const match of marked.matchAll(mark)) {
    const [all, printed, name, refused] = match;
    add(marked.slice(end, match.index), false);
    end = match.index + all.length;
    const kind = refusedKinds.find((each) => each === name);
    if (name && !kind) throw new Error(`No kind of refusal is called ${name}: ${marked}`);
    add(printed ?? refused ?? '', printed !== undefined, kind);
  }
  add(marked.slice(end), false);
  return brief;
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
