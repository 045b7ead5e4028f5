import { type LibraryPicture, library } from './library.ts';

/** What is left of a word when its ending is taken off: "recycled", "recycles" and "recycling" are one. */
const stem = (word: string) =>
  word.length > 4 ? word.replace(/(?:ations?|ings?|ers?|ed|es|e|s)$/, '').replace(/(.)\1$/, '$1') : word;

const stemsOf = (words: string): ReadonlySet<string> =>
  new Set((words.toLowerCase().match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu) ?? []).map(stem));

const topics = library.map((picture) => ({ picture, stems: [...new Set(picture.topics.map(stem))] }));

/** How many pictures a topic speaks for. */
const shared = new Map<string, number>();
for (const stem of topics.flatMap(({ stems }) => stems)) shared.set(stem, (shared.get(stem) ?? 0) + 1);

/**
 * The picture of the brand whose topics the words speak of most; the one called `standIn` when they speak of several alike, or of
 * none. Those called in `unlike` are left out, and for an upright place those that are not.
 */
export function pictureFor(
  words: string,
  standIn: string,
  { unlike = [], upright = false }: { unlike?: readonly string[]; upright?: boolean } = {},
): LibraryPicture {
  const spoken = stemsOf(words);
  const spokenOf = (stems: readonly string[]) => stems.filter((stem) => spoken.has(stem));
  // A topic that few pictures have says more about which of them is meant.
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
  // Words that speak alike of several things, as a list of services does, speak of none.
  const things = new Set(best.map(({ stems }) => spokenOf(stems).join()));
  return things.size === 1 && best[0] ? best[0].picture : first.picture;
}
