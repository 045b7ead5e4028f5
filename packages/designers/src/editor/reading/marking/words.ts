import type { Fact } from '../brief.ts';
import type { Span } from '../found.ts';
import type { RuleReading } from '../known.ts';

/** The separator between a word and the one before it. */
type Gap = 'none' | 'comma' | 'mark' | 'colon' | 'sentence' | 'line' | 'start';

/** A word of a description, with its position. */
export interface Word {
  at: Span;
  /** In lowercase, without punctuation. */
  form: string;
  /** Its capitalization: all capitals, a capital, digits, or lowercase. */
  shape: 'A' | 'C' | 'd' | 'a';
  gap: Gap;
  /** The number of its sentence or line, and of the part between two marks. */
  sentence: number;
  part: number;
  /** True in the name of a piece: "poster", "LinkedIn post". */
  isPiece: boolean;
  /** True in words that ask for the piece. */
  isAsking: boolean;
  /** The kind of fact that it belongs to. */
  fact?: Fact['kind'];
  /** The label of its line. */
  label: string;
  /** True if a colon follows within a few words. */
  leads: boolean;
}

const closing = /[.,;:!?)\]"”’'…]+$/u;

const shapeOf = (word: string) =>
  /^\p{Lu}{2}/u.test(word) ? 'A' : /^\p{Lu}/u.test(word) ? 'C' : /^\d/.test(word) ? 'd' : 'a';

function gapOf(between: string): Gap {
  if (between.includes('\n')) return 'line';
  if (/[.!?…](?:\s|$)|;/.test(between)) return 'sentence';
  if (between.includes(':')) return 'colon';
  if (/[–—→>|/(){}[\]"“”‘]|\s-\s/.test(between)) return 'mark';
  return between.includes(',') ? 'comma' : 'none';
}

const startsSentence = (gap: Gap) => gap === 'start' || gap === 'sentence' || gap === 'line';

/** The words of a description in order. */
export function wordsIn({
  text,
  requestSpans,
  pieces,
  facts,
}: Pick<RuleReading, 'text' | 'requestSpans' | 'pieces' | 'facts'>): Word[] {
  const found = [...text.matchAll(/[\p{L}\d$€£#@%+&]\S*/gu)].map(({ index, 0: word }) => ({
    at: [index, index + word.length] as const,
    word,
  }));
  let [sentence, part] = [-1, -1];
  return found.map(({ at, word }, place) => {
    const before = found[place - 1];
    const gap = before
      ? gapOf((closing.exec(before.word)?.[0] ?? '') + text.slice(before.at[1], at[0]))
      : 'start';
    if (startsSentence(gap)) sentence++;
    if (gap !== 'none') part++;
    const line = text.lastIndexOf('\n', at[0] - 1) + 1;
    const rest = text.slice(at[1] - 1).split('\n', 1)[0] ?? '';
    return {
      at,
      form: word.replace(closing, '').toLowerCase(),
      shape: shapeOf(word),
      gap,
      sentence,
      part,
      isAsking: requestSpans.some((span) => span[0] <= at[0] && at[0] < span[1]),
      isPiece: pieces.some((span) => span[0] <= at[0] && at[0] < span[1]),
      fact: facts.find((fact) => fact.at[0] <= at[0] && at[0] < fact.at[1])?.kind,
      label: /^[\s\-*•]*([\p{L} /]{2,22}):\s/u.exec(text.slice(line, at[0]))?.[1]?.toLowerCase().trim() ?? '',
      leads: /^[^.,;:!?\n]{0,18}:(?:\s|$)/.test(rest),
    };
  });
}

/** The words of each sentence. */
export function sentencesOf(words: readonly Word[]): Word[][] {
  const found: Word[][] = [];
  for (const word of words) {
    const own = found[word.sentence];
    if (own) own.push(word);
    else found[word.sentence] = [word];
  }
  return found;
}
