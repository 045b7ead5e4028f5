import { type BrandPicture, brandPictures } from '../brandPictures.ts';
import { describedBrandPictures } from './describedBrandPictures.ts';
import {
  bestMatch,
  isOffered,
  mentionsIn,
  type Offer,
  pictureScorer,
  type TopicEntry,
  topicsOf,
} from './topics.ts';

const topics = topicsOf(describedBrandPictures);
const weigh = pictureScorer(topics);

/** The topics that a picture is chosen for first. For an illustration, those that no photograph has. */
const ownStems = new Map(topicsOf(brandPictures).map(({ picture, stems }) => [picture.name, stems]));

/** The pictures for words that mention no topic. */
const general = ['solar-farm', 'warehouse', 'logistics-dock'];

/**
 * Returns all offered pictures, each once, in the order for a row of pieces: first one for each topic that the words
 * mention, then others of these topics, then those of related topics.
 *
 * @param words the pieces' texts, the most important first
 */
export function picturesFor(
  words: readonly string[],
  offer: Offer = {},
): readonly { picture: BrandPicture; isRelated: boolean }[] {
  const mentions = mentionsIn(words);
  const entries = topics.filter(({ picture }) => isOffered(picture, offer));
  const covering: TopicEntry[] = [];
  const coveredStems = new Set<string>();
  const uncovered = ({ picture }: TopicEntry) =>
    (ownStems.get(picture.name) ?? []).filter((one) => !coveredStems.has(one));
  for (;;) {
    const next = bestMatch(entries, (entry) => weigh(mentions, entry, uncovered(entry)));
    if (!next) break;
    covering.push(next);
    for (const one of next.stems) coveredStems.add(one);
  }
  const nearStems = new Map(covering.flatMap(({ stems }) => stems.map((one) => [one, 1] as const)));
  const place = ({ picture }: TopicEntry) =>
    general.includes(picture.name) ? general.indexOf(picture.name) : general.length;
  const rest = entries
    .filter((entry) => !covering.includes(entry))
    .map((entry) => ({ entry, spoken: weigh(mentions, entry), kin: weigh(nearStems, entry) }))
    .toSorted(
      (one, other) =>
        other.spoken - one.spoken || other.kin - one.kin || place(one.entry) - place(other.entry),
    );
  return [
    ...covering.map(({ picture }) => ({ picture, isRelated: true })),
    ...rest.map(({ entry: { picture }, spoken, kin }) => ({ picture, isRelated: spoken > 0 || kin > 0 })),
  ];
}
