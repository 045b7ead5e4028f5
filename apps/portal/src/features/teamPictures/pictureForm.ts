import type { FaceBox } from '@daybreak/designers';
import { teamPictureLimits as limits, type TeamPictureTexts } from '../../backend/interfaces/TeamPictures.ts';
import { isDay } from '../../shared/dates/isDay.ts';
import { problems as text } from './messages.ts';

/** The words about a photograph, as entered in the form. */
export const emptyValues = { title: '', topics: '', credit: '', rights: '', expiresOn: '' };
export type PictureFormValues = typeof emptyValues;

export const typedOf = ({
  title,
  topics,
  credit,
  rights,
  expiresOn,
}: TeamPictureTexts): PictureFormValues => ({
  title,
  topics: topics.join(', '),
  credit,
  rights,
  expiresOn: expiresOn ?? '',
});

/** Splits topics at commas and line breaks, without duplicates. */
export const topicsIn = (entered: string): string[] => [
  ...new Set(
    entered
      .split(/[,;\n]/)
      .map((topic) => topic.trim())
      .filter(Boolean),
  ),
];

/** Turns the form into a photograph's words. Only for forms without problems. */
export const detailsOf = (entered: PictureFormValues, faces: readonly FaceBox[]): TeamPictureTexts => ({
  title: entered.title.trim(),
  topics: topicsIn(entered.topics),
  credit: entered.credit.trim(),
  rights: entered.rights.trim(),
  expiresOn: entered.expiresOn || null,
  faces,
});

/**
 * Returns the form's problems, in form order.
 *
 * @param dateUnfinished whether the date field contains a partial date
 */
export function problemsIn(
  entered: PictureFormValues,
  dateUnfinished: boolean,
): Partial<Record<keyof PictureFormValues, string>> {
  const found: Partial<Record<keyof PictureFormValues, string>> = {};
  for (const name of ['title', 'credit', 'rights'] as const) {
    const length = [...entered[name].trim()].length;
    if (length === 0) found[name] = text[name];
    else if (length > limits[name]) found[name] = text.tooLong(limits[name]);
  }
  const topics = topicsIn(entered.topics);
  if (topics.length > limits.topics || topics.some((topic) => [...topic].length > limits.topic))
    found.topics = text.topics;
  if (dateUnfinished || (entered.expiresOn && !isDay(entered.expiresOn))) found.expiresOn = text.expires;
  return found;
}
