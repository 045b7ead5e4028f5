import { isDrawn, type LibraryPicture } from '../library.ts';

/** A word without its ending: "recycled", "recycles" and "recycling" are the same. */
export const stem = (word: string) =>
  word.length > 4
    ? word
        .replace(/ies$/, 'y')
        .replace(/(?:ations?|ings?|ed|es|e|s)$/, '')
        .replace(/(.)\1$/, '$1')
    : word;

const circumstances: ReadonlySet<string> = new Set(['for', 'at', 'in', 'near']);

/** How much each word counts, by its stem. */
export type Mentions = ReadonlyMap<string, number>;

/**
 * The words of several texts, the most important first, and how much each counts: 1 in the first text, less in the next ones, and half of
 * it after a word such as "for" or "at", which says for whom or where. Of several mentions, the first counts.
 */
export function mentionsIn(texts: readonly string[]): Mentions {
  const mentions = new Map<string, number>();
  for (const [index, text] of texts.entries())
    for (const clause of text.toLowerCase().split(/[^\p{L}\p{M}\p{N}\s-]+\s/u)) {
      let weight = 1 / (1 + index);
      for (const word of clause.match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu) ?? []) {
        if (circumstances.has(word)) weight = 0.5 / (1 + index);
        if (!mentions.has(stem(word))) mentions.set(stem(word), weight);
      }
    }
  return mentions;
}

/** A picture and the stems of its topics. */
export interface TopicEntry {
  picture: LibraryPicture;
  stems: readonly string[];
}

export const topicsOf = (pictures: readonly LibraryPicture[]): readonly TopicEntry[] =>
  pictures.map((picture) => ({ picture, stems: [...new Set(picture.topics.map(stem))] }));

/** How many of these have each topic. */
export function countTopics(entries: readonly TopicEntry[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const one of entries.flatMap(({ stems }) => stems)) counts.set(one, (counts.get(one) ?? 0) + 1);
  return counts;
}

/** The entry with the highest score above none; of several, the first in their order. */
export function highest(
  entries: readonly TopicEntry[],
  score: (entry: TopicEntry) => number,
): TopicEntry | undefined {
  let best: { entry: TopicEntry; score: number } | undefined;
  for (const entry of entries) {
    const reached = score(entry);
    if (reached > (best?.score ?? 0)) best = { entry, score: reached };
  }
  return best?.entry;
}

/** How much words are about a picture. A topic that many pictures of its kind have is a general one. */
export type Weigh = (mentions: Mentions, entry: TopicEntry, stems?: readonly string[]) => number;

export function weighing(entries: readonly TopicEntry[]): Weigh {
  const photographed = countTopics(entries.filter(({ picture }) => !isDrawn(picture)));
  const drawn = countTopics(entries.filter(({ picture }) => isDrawn(picture)));
  return (mentions, { picture, stems: all }, stems = all) => {
    const counts = isDrawn(picture) ? drawn : photographed;
    return stems.reduce((sum, one) => sum + (mentions.get(one) ?? 0) / Math.sqrt(counts.get(one) ?? 1), 0);
  };
}

/** What's offered of the library. */
export interface Offer {
  /** Library names that are left out. */
  unlike?: readonly string[];
  /** Whether the place is tall, if it's known: a wide photograph would show just a slice of itself there, and a tall one elsewhere. */
  upright?: boolean;
  /** The whole library by default. */
  offered?: readonly LibraryPicture[];
}

export const isOffered = (
  { name, ratio, on }: LibraryPicture,
  { unlike, upright, offered }: Offer,
): boolean =>
  !unlike?.includes(name) &&
  (on !== undefined || upright === undefined || upright === ratio < 1) &&
  (!offered || offered.some((one) => one.name === name));
