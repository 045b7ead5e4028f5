import { isDrawn, type LibraryPicture, library } from './library.ts';

/** A word without its ending: "recycled", "recycles" and "recycling" are the same. */
const stem = (word: string) =>
  word.length > 4 ? word.replace(/(?:ations?|ings?|ers?|ed|es|e|s)$/, '').replace(/(.)\1$/, '$1') : word;

interface Mention {
  /** 1 in the most important text, less in the next ones. */
  weight: number;
  /** Where it's mentioned first. */
  at: number;
}

/** The words of several texts, the most important first. */
function mentionsIn(texts: readonly string[]): ReadonlyMap<string, Mention> {
  const mentions = new Map<string, Mention>();
  for (const [index, text] of texts.entries())
    for (const word of text.toLowerCase().match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu) ?? [])
      if (!mentions.has(stem(word))) mentions.set(stem(word), { weight: 1 / (1 + index), at: mentions.size });
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
/** A topic with few pictures says more about which one is meant. */
const rarity = (picture: LibraryPicture, one: string) =>
  1 / ((isDrawn(picture) ? drawn : photographed).get(one) ?? 1);

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

/**
 * The brand picture whose topics the words mention most; the one named `standIn` if they mention several equally, or none. A topic that no
 * photograph has gets its illustration.
 *
 * @param words of the piece, the most important first
 */
export function pictureFor(words: readonly string[], standIn: string, offer: Offer = {}): LibraryPicture {
  const mentions = mentionsIn(words);
  const entries = entriesOf(offer);
  const spokenOf = (entry: Entry) => ownStems(entry).filter((one) => mentions.has(one));
  const score = (entry: Entry) =>
    spokenOf(entry).reduce(
      (sum, one) => sum + (mentions.get(one)?.weight ?? 0) * rarity(entry.picture, one),
      0,
    );
  const first =
    entries.find(({ picture }) => picture.name === standIn) ??
    entries.find(({ picture }) => !isDrawn(picture)) ??
    entries[0] ??
    topics[0];
  if (!first) throw new Error('The library has no pictures.');
  const most = Math.max(...entries.map(score));
  if (!(most > 0) || score(first) === most) return first.picture;
  const best = entries.filter((entry) => score(entry) === most);
  const photographs = best.filter(({ picture }) => !isDrawn(picture));
  // Of several things without a photograph, the one that's mentioned first is the topic.
  if (photographs.length === 0) {
    const earliest = (entry: Entry) => Math.min(...spokenOf(entry).map((one) => mentions.get(one)?.at ?? 0));
    return best.toSorted((one, other) => earliest(one) - earliest(other))[0]?.picture ?? first.picture;
  }
  // Words that mention several things equally, as a list of services does, count for none.
  const things = new Set(photographs.map((entry) => spokenOf(entry).join()));
  return things.size === 1 && photographs[0] ? photographs[0].picture : first.picture;
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
  const weigh = ({ picture }: Entry, stems: readonly string[]) =>
    stems.reduce((sum, one) => sum + (mentions.get(one)?.weight ?? 0) * rarity(picture, one), 0);

  const covering: Entry[] = [];
  const covered = new Set<string>();
  for (;;) {
    const left = (entry: Entry) =>
      weigh(
        entry,
        ownStems(entry).filter((one) => !covered.has(one)),
      );
    const [next] = entries.filter((one) => left(one) > 0).toSorted((one, other) => left(other) - left(one));
    if (!next) break;
    covering.push(next);
    for (const one of next.stems) covered.add(one);
  }
  const near = new Set(covering.flatMap(({ stems }) => stems));
  const kinship = ({ picture, stems }: Entry) =>
    stems.filter((one) => near.has(one)).reduce((sum, one) => sum + rarity(picture, one), 0);
  const rest = entries
    .filter((entry) => !covering.includes(entry))
    .map((entry) => ({ entry, spoken: weigh(entry, entry.stems), kin: kinship(entry) }));
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
