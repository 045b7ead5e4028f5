import type { FaceBox } from '@daybreak/designers';
import { teamPictureLimits as limits, type TeamPictureWords } from '../../backend/interfaces/TeamPictures.ts';
import { isDay } from '../../shared/dates/isDay.ts';
import { problems as text } from './messages.ts';

/** The words about a photograph, as entered in the form. */
export const noWords = { title: '', topics: '', credit: '', rights: '', expiresOn: '' };
export type TypedWords = typeof noWords;

export const typedOf = ({ title, topics, credit, rights, expiresOn }: TeamPictureWords): TypedWords => ({
  title,
  topics: topics.join(', '),
  credit,
  rights,
  expiresOn: expiresOn ?? '',
});

/** Splits topics at commas and line breaks, without duplicates. */
export const topicsIn = (typed: string): string[] => [
  ...new Set(
    typed
      .split(/[,;\n]/)
      .map((topic) => topic.trim())
      .filter(Boolean),
  ),
];

/** Turns the form into a photograph's words. Only for forms without problems. */
export const wordsOf = (typed: TypedWords, faces: readonly FaceBox[]): TeamPictureWords => ({
  title: typed.title.trim(),
  topics: topicsIn(typed.topics),
  credit: typed.credit.trim(),
  rights: typed.rights.trim(),
  expiresOn: typed.expiresOn || null,
  faces,
});

/**
 * Returns the form's problems, in form order.
 *
 * @param dateUnfinished whether the date field contains a partial date
 */
export function problemsIn(
  typed: TypedWords,
  dateUnfinished: boolean,
): Partial<Record<keyof TypedWords, string>> {
  const found: Partial<Record<keyof TypedWords, string>> = {};
  for (const name of ['title', 'credit', 'rights'] as const) {
    const length = [...typed[name].trim()].length;
    if (length === 0) found[name] = text[name];
    else if (length > limits[name]) found[name] = text.tooLong(limits[name]);
  }
  const topics = topicsIn(typed.topics);
  if (topics.length > limits.topics || topics.some((topic) => [...topic].length > limits.topic))
    found.topics = text.topics;
  if (dateUnfinished || (typed.expiresOn && !isDay(typed.expiresOn))) found.expiresOn = text.expires;
  return found;
}
