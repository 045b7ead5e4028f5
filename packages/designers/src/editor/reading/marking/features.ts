import { groupsOf } from './wordGroups.ts';
import { groupedBy, type Word } from './words.ts';

/** What's known of a word, by the names that the model has a row for. */
export interface KnownWord {
  /** Its own name. */
  form: string;
  /** The groups of words that are used alike, in which it is. None if it's a rare word. */
  groups: readonly string[];
  /** Where it is, and what kind of word. */
  features: readonly string[];
}

/** What's known of each word of a description. */
export function featuresOf(words: readonly Word[]): KnownWord[] {
  const sentences = groupedBy(words, 'sentence');
  return sentences.flatMap((own, number) =>
    own.map((word, place) => ({
      form: `word ${word.form}`,
      groups: groupsOf(word.form),
      features: [
        `gap ${word.gap}`,
        `next gap ${own[place + 1]?.gap ?? sentences[number + 1]?.[0]?.gap ?? 'end'}`,
        `shape ${word.shape}`,
        `fact ${word.fact}`,
        ...(word.isAsking ? ['asks'] : []),
        ...(word.isPiece ? ['piece'] : []),
        ...(word.leads ? ['leads'] : []),
        ...(word.label ? ['labeled', `label ${word.label}`] : []),
        `place ${Math.min(place, 6)}`,
        `of ${Math.min(own.length >> 2, 6)}`,
        `sentence ${Math.min(number, 3)}`,
        `sentence from end ${Math.min(sentences.length - 1 - number, 3)}`,
        `words ${Math.min(words.length >> 4, 8)}`,
        `sentences ${Math.min(sentences.length, 8)}`,
      ],
    })),
  );
}
