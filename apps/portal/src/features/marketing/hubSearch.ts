import {
  type CatalogueEntry,
  catalogue,
  type ReadyPiece,
  readyOccasions,
  wizardEntry,
} from '@daybreak/designers';
import { folded } from '@daybreak/ui/search';

const stopWords = new Set(
  'about and any are can for from have how into like make need new one our please some something that the their this want what with you your'.split(
    ' ',
  ),
);

/** Returns a query's words without their endings, so that "batteries" also finds "battery". */
const stemsOf = (query: string) => {
  const words = folded(query)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  const telling = words.filter((word) => word.length > 2 && !stopWords.has(word));
  return (telling.length > 0 ? telling : words).map((word) =>
    word.length < 4 ? word : word.slice(0, Math.max(Math.min(word.length - 1, 5), word.length - 3)),
  );
};

/** Returns a draft's visible text: values with more than one word, without pictures. */
const textsOf = ({ draft }: ReadyPiece) =>
  Object.values(draft).filter((value) => value.includes(' ') && !value.startsWith('library:'));

interface Findable<T> {
  item: T;
  words: readonly string[];
}
const indexOf = <T>(entries: readonly Findable<T>[]) =>
  entries.map(({ item, words }) => ({
    item,
    starts: folded(words.join(' '))
      .split(/[^\p{L}\p{N}]+/u)
      .filter(Boolean),
  }));

const materials = [...catalogue, wizardEntry];
export const titleOf = (designer: string) => catalogue.find(({ id }) => id === designer)?.title ?? '';
/** The search indexes, built on the first search, so that the page doesn't wait for them. */
let cachedIndexes: ReturnType<typeof indexes> | undefined;
const indexes = () => ({
  pieces: indexOf(
    readyOccasions.flatMap(({ title, alsoCalled, pieces }) =>
      pieces.map((piece) => ({
        item: piece,
        words: [piece.title, title, ...alsoCalled, titleOf(piece.designer), ...textsOf(piece)],
      })),
    ),
  ),
  materials: indexOf(
    materials.map((entry) => ({ item: entry, words: [entry.title, entry.summary, ...entry.features] })),
  ),
});

/** Returns the entries with words that begin with the query's stems, best matches first. */
function ranked<T>(
  index: ReturnType<typeof indexOf<T>>,
  stems: readonly string[],
): { item: T; score: number }[] {
  return index
    .map(({ item, starts }) => ({
      item,
      score: stems.filter((stem) => starts.some((word) => word.startsWith(stem))).length,
    }))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score);
}

export interface HubMatches {
  pieces: readonly ReadyPiece[];
  materials: readonly CatalogueEntry[];
}

/**
 * Searches the hub with a query such as "a flyer for a job fair". Returns the samples that share a word with it, best
 * matches first, and the materials that share the most words.
 */
export function findOnHub(query: string): HubMatches {
  cachedIndexes ??= indexes();
  const stems = stemsOf(query);
  const materials = ranked(cachedIndexes.materials, stems);
  return {
    pieces: ranked(cachedIndexes.pieces, stems).map(({ item }) => item),
    materials: materials.flatMap(({ item, score }) => (score === materials[0]?.score ? [item] : [])),
  };
}
