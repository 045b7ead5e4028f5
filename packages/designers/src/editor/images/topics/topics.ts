import { type BrandPicture, isDrawn } from '../brandPictures.ts';

/** Returns a word without its ending: "recycled", "recycles" and "recycling" are the same. */
export const stem = (word: string) =>
  word.length > 4
    ? word
        .replace(/ies$/, 'y')
        .replace(/(?:ations?|ings?|ed|es|e|s)$/, '')
        .replace(/(.)\1$/, '$1')
    : word;

const circumstances: ReadonlySet<string> = new Set(['for', 'at', 'in', 'near']);

/** The weight of each word, by its stem. */
export type WordWeights = ReadonlyMap<string, number>;

/**
 * Returns the words of several texts with their weights: 1 in the first text, less in the next ones, and half of that
 * after a word such as "for" or "at", which leads to an audience or place. The first mention counts.
 */
export function mentionsIn(texts: readonly string[]): WordWeights {
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
  picture: BrandPicture;
  stems: readonly string[];
}

export const topicsOf = (pictures: readonly BrandPicture[]): readonly TopicEntry[] =>
  pictures.map((picture) => ({ picture, stems: [...new Set(picture.topics.map(stem))] }));

/** Counts the pictures of each topic. */
export function countTopics(entries: readonly TopicEntry[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const one of entries.flatMap(({ stems }) => stems)) counts.set(one, (counts.get(one) ?? 0) + 1);
  return counts;
}

/** Returns the entry with the highest score above 0; in a tie, the first one. */
export function bestMatch(
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

/** Rates how well words match a picture. A topic of many pictures of its kind counts less. */
export type ScorePicture = (mentions: WordWeights, entry: TopicEntry, stems?: readonly string[]) => number;

export function pictureScorer(entries: readonly TopicEntry[]): ScorePicture {
  const photographed = countTopics(entries.filter(({ picture }) => !isDrawn(picture)));
  const illustrated = countTopics(entries.filter(({ picture }) => isDrawn(picture)));
  return (mentions, { picture, stems: all }, stems = all) => {
    const counts = isDrawn(picture) ? illustrated : photographed;
    return stems.reduce((sum, one) => sum + (mentions.get(one) ?? 0) / Math.sqrt(counts.get(one) ?? 1), 0);
  };
}

/** The pictures to choose from. */
export interface Offer {
  /** Library names that are left out. */
  exclude?: readonly string[];
  /**
   * True if the slot is tall, if known: there, a landscape photograph would only show a slice of itself; elsewhere, a
   * portrait one would.
   */
  isPortrait?: boolean;
  /** The whole library by default. */
  choices?: readonly BrandPicture[];
}

export const isOffered = (
  { name, ratio, urlOn }: BrandPicture,
  { exclude, isPortrait, choices }: Offer,
): boolean =>
  !exclude?.includes(name) &&
  (urlOn !== undefined || isPortrait === undefined || isPortrait === ratio < 1) &&
  (!choices || choices.some((one) => one.name === name));
