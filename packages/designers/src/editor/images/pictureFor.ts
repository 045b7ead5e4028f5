import { isDrawn, type LibraryPicture, library } from './library.ts';

/** A word without its ending: "recycled", "recycles" and "recycling" are the same. */
const stem = (word: string) =>
  word.length > 4
    ? word
        .replace(/ies$/, 'y')
        .replace(/(?:ations?|ings?|ed|es|e|s)$/, '')
        .replace(/(.)\1$/, '$1')
    : word;

const circumstances: ReadonlySet<string> = new Set(['for', 'at', 'in', 'near']);

/**
 * The words of several texts, the most important first, and how much each counts: 1 in the first text, less in the next ones, and half of
 * it after a word such as "for" or "at", which says for whom or where. Of several mentions, the first counts.
 */
function mentionsIn(texts: readonly string[]): ReadonlyMap<string, number> {
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

const topics = library.map((picture) => ({ picture, stems: [...new Set(picture.topics.map(stem))] }));
type Entry = (typeof topics)[number];

const countOf = (entries: readonly Entry[]) => {
  const counts = new Map<string, number>();
  for (const one of entries.flatMap(({ stems }) => stems)) counts.set(one, (counts.get(one) ?? 0) + 1);
  return counts;
};
/** How many photographs, and how many illustrations, have a topic. */
const photographed = countOf(topics.filter(({ picture }) => !isDrawn(picture)));
const drawn = countOf(topics.filter(({ picture }) => isDrawn(picture)));

/** The topics that a picture is chosen for: an illustration's are those that no photograph has. */
const ownStems = ({ picture, stems }: Entry) =>
  isDrawn(picture) ? stems.filter((one) => !photographed.has(one)) : stems;
/** A topic that many pictures have is a general one. */
const rarity = (picture: LibraryPicture, one: string) =>
  1 / Math.sqrt((isDrawn(picture) ? drawn : photographed).get(one) ?? 1);

/** How much the words are about these topics of a picture. */
const weightOf = ({ picture }: Entry, mentions: ReadonlyMap<string, number>, stems: readonly string[]) =>
  stems.reduce((sum, one) => sum + (mentions.get(one) ?? 0) * rarity(picture, one), 0);

interface Offer {
  /** Library names that are left out. */
  unlike?: readonly string[];
  /** The place is tall: a wide photograph would show just a slice of itself. */
  upright?: boolean;
  /** What's offered; the whole library by default. */
  offered?: readonly LibraryPicture[];
}

function entriesOf({ unlike = [], upright = false, offered = library }: Offer): readonly Entry[] {
  return topics.filter(
    ({ picture }) =>
      offered.includes(picture) &&
      !unlike.includes(picture.name) &&
      (!upright || isDrawn(picture) || picture.ratio < 1),
  );
}

/** The entry with the highest score above none; of several, the first in their order. */
function highest(entries: readonly Entry[], score: (entry: Entry) => number): Entry | undefined {
  const [first] = entries.toSorted((one, other) => score(other) - score(one));
  return first && score(first) > 0 ? first : undefined;
}

/**
 * The brand picture whose topics the words mention most: a photograph, or the illustration of what they're more about and no photograph
 * shows. It's the one named `standIn` if they mention several photographs equally, or nothing.
 *
 * @param words of the piece, the most important first
 */
export function pictureFor(words: readonly string[], standIn: string, offer: Offer = {}): LibraryPicture {
  const mentions = mentionsIn(words);
  const entries = entriesOf(offer);
  const photographs = entries.filter(({ picture }) => !isDrawn(picture));
  const first =
    entries.find(({ picture }) => picture.name === standIn) ?? photographs[0] ?? entries[0] ?? topics[0];
  if (!first) throw new Error('The library has no pictures.');

  const emphasis = (entry: Entry) => weightOf(entry, mentions, ownStems(entry));
  const illustration = highest(
    entries.filter(({ picture }) => isDrawn(picture)),
    emphasis,
  );
  if (illustration && emphasis(illustration) > Math.max(0, ...photographs.map(emphasis)))
    return illustration.picture;

  const spokenOf = ({ stems }: Entry) => stems.filter((one) => mentions.has(one));
  // A topic with few photographs says more about which one is meant.
  const score = (entry: Entry) =>
    spokenOf(entry).reduce((sum, one) => sum + 1 / (photographed.get(one) ?? 1), 0);
  const most = Math.max(0, ...photographs.map(score));
  if (most === 0 || score(first) === most) return first.picture;
  const best = photographs.filter((entry) => score(entry) === most);
  // Words that mention several things equally, as a list of services does, count for none.
  const things = new Set(best.map((entry) => spokenOf(entry).join()));
  return things.size === 1 && best[0] ? best[0].picture : first.picture;
}

/** The pictures for words that mention no topic. */
const general = ['solar-farm', 'warehouse', 'logistics-dock'];

/**
 * All offered pictures, each once, in the order in which a row of pieces about the words takes them: first one for each topic that the words
 * mention, then other pictures of these topics, then those of related ones.
 *
 * @param words of the pieces, the most important first
 */
export function picturesFor(
  words: readonly string[],
  offer: Offer = {},
): readonly { picture: LibraryPicture; isRelated: boolean }[] {
  const mentions = mentionsIn(words);
  const entries = entriesOf(offer);
  const covering: Entry[] = [];
  const covered = new Set<string>();
  const uncovered = (entry: Entry) => ownStems(entry).filter((one) => !covered.has(one));
  for (;;) {
    const next = highest(entries, (entry) => weightOf(entry, mentions, uncovered(entry)));
    if (!next) break;
    covering.push(next);
    for (const one of next.stems) covered.add(one);
  }
  const near = new Set(covering.flatMap(({ stems }) => stems));
  const kinship = ({ picture, stems }: Entry) =>
    stems.filter((one) => near.has(one)).reduce((sum, one) => sum + rarity(picture, one), 0);
  const rest = entries
    .filter((entry) => !covering.includes(entry))
    .map((entry) => ({ entry, spoken: weightOf(entry, mentions, entry.stems), kin: kinship(entry) }));
  const place = ({ picture }: Entry) =>
    general.includes(picture.name) ? general.indexOf(picture.name) : general.length;
  const related = rest
    .filter(({ spoken, kin }) => spoken > 0 || kin > 0)
    .toSorted((one, other) => other.spoken - one.spoken || other.kin - one.kin);
  const others = rest
    .filter(({ spoken, kin }) => spoken === 0 && kin === 0)
    .toSorted((one, other) => place(one.entry) - place(other.entry));
  return [
    ...covering.map(({ picture }) => ({ picture, isRelated: true })),
    ...related.map(({ entry: { picture } }) => ({ picture, isRelated: true })),
    ...others.map(({ entry: { picture } }) => ({ picture, isRelated: false })),
  ];
}
