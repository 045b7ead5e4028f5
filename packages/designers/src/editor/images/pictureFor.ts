import { type LibraryPicture, library } from './library.ts';

/** A word without its ending: "recycled", "recycles" and "recycling" are the same. */
const stem = (word: string) =>
  word.length > 4 ? word.replace(/(?:ations?|ings?|ers?|ed|es|e|s)$/, '').replace(/(.)\1$/, '$1') : word;

const stemsOf = (words: string): ReadonlySet<string> =>
  new Set((words.toLowerCase().match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu) ?? []).map(stem));

const topics = library.map((picture) => ({ picture, stems: [...new Set(picture.topics.map(stem))] }));

/** How many pictures have a topic. */
const shared = new Map<string, number>();
for (const stem of topics.flatMap(({ stems }) => stems)) shared.set(stem, (shared.get(stem) ?? 0) + 1);

/**
 * The brand picture whose topics the words mention most; the one named `standIn` if they mention several equally, or none. Pictures named
 * in `unlike` are left out, and for a portrait-format place, so are the ones that aren't portrait.
 */
export function pictureFor(
  words: string,
  standIn: string,
  { unlike = [], upright = false }: { unlike?: readonly string[]; upright?: boolean } = {},
): LibraryPicture {
  const spoken = stemsOf(words);
  const spokenOf = (stems: readonly string[]) => stems.filter((stem) => spoken.has(stem));
  // A topic with few pictures says more about which one is meant.
  const score = (stems: readonly string[]) =>
    spokenOf(stems).reduce((sum, stem) => sum + 1 / (shared.get(stem) ?? 1), 0);
  const offered = topics.filter(
    ({ picture }) => !unlike.includes(picture.name) && (!upright || picture.ratio < 1),
  );
  const first = offered.find(({ picture }) => picture.name === standIn) ?? offered[0] ?? topics[0];
  if (!first) throw new Error('The library has no pictures.');
  const most = Math.max(...offered.map(({ stems }) => score(stems)));
  if (score(first.stems) === most) return first.picture;
  const best = offered.filter(({ stems }) => score(stems) === most);
  // Words that mention several things equally, as a list of services does, count for none.
  const things = new Set(best.map(({ stems }) => spokenOf(stems).join()));
  return things.size === 1 && best[0] ? best[0].picture : first.picture;
}
