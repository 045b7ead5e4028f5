import { type BrandPicture, brandPictures, isDrawn } from './brandPictures.ts';
import {
  bestMatch,
  countTopics,
  isOffered,
  mentionsIn,
  type Offer,
  pictureScorer,
  type TopicEntry,
  topicsOf,
} from './topics/topics.ts';

const topics = topicsOf(brandPictures);
const weigh = pictureScorer(topics);
const photographed = countTopics(topics.filter(({ picture }) => !isDrawn(picture)));

/**
 * Returns the brand picture whose topics the words mention most: a photograph, or the illustration of a topic that's
 * mentioned more and that no photograph shows.
 *
 * @param words the piece's texts, the most important first
 * @param standIn the library name of the default, for a tie between photographs or no match
 * @param offer the pictures to choose from
 */
export function pictureFor(words: readonly string[], standIn: string, offer: Offer = {}): BrandPicture {
  const mentions = mentionsIn(words);
  const entries = topics.filter(({ picture }) => isOffered(picture, offer));
  const photographs = entries.filter(({ picture }) => !isDrawn(picture));
  const first =
    entries.find(({ picture }) => picture.name === standIn) ?? photographs[0] ?? entries[0] ?? topics[0];
  if (!first) throw new Error('The library has no pictures.');

  const emphasis = (entry: TopicEntry) => weigh(mentions, entry);
  const illustration = bestMatch(
    entries.filter(({ picture }) => isDrawn(picture)),
    emphasis,
  );
  if (illustration && emphasis(illustration) > Math.max(0, ...photographs.map(emphasis)))
    return illustration.picture;

  const spokenOf = ({ stems }: TopicEntry) => stems.filter((one) => mentions.has(one));
  // A topic with few photographs says more about which one is meant.
  const score = (entry: TopicEntry) =>
    spokenOf(entry).reduce((sum, one) => sum + 1 / (photographed.get(one) ?? 1), 0);
  const most = Math.max(0, ...photographs.map(score));
  if (most === 0 || score(first) === most) return first.picture;
  const best = photographs.filter((entry) => score(entry) === most);
  // Words that mention several things equally, as a list of services does, count for none.
  const things = new Set(best.map((entry) => spokenOf(entry).join()));
  return things.size === 1 && best[0] ? best[0].picture : first.picture;
}
