import type { FaceBox } from '@daybreak/designers';
import { teamPictureLimits as limits, type TeamPictureTexts } from '../../backend/interfaces/TeamPictures.ts';
import { isDay } from '../../shared/dates/isDay.ts';
import { problems as messages } from './messages.ts';

/** The words about a photograph, as entered in the form. */
export const emptyValues = { title: '', topics: '', credit: '', rights: '', expiresOn: '' };
export type PictureFormValues = typeof emptyValues;

export const toFormValues = ({
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
export const parseTopics = (entered: string): string[] => [
  ...new Set(
    entered
      .split(/[,;\n]/)
      .map((topic) => topic.trim())
      .filter(Boolean),
  ),
];

/** Turns the form into a photograph's words. Only for forms without problems. */
export const toPictureTexts = (entered: PictureFormValues, faces: readonly FaceBox[]): TeamPictureTexts => ({
  title: entered.title.trim(),
  topics: parseTopics(entered.topics),
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
export function validatePicture(
  entered: PictureFormValues,
  dateUnfinished: boolean,
): Partial<Record<keyof PictureFormValues, string>> {
  const found: Partial<Record<keyof PictureFormValues, string>> = {};
  for (const name of ['title', 'credit', 'rights'] as const) {
    const length = [...entered[name].trim()].length;
    if (length === 0) found[name] = messages[name];
    else if (length > limits[name]) found[name] = messages.tooLong(limits[name]);
  }
  const topics = parseTopics(entered.topics);
  if (topics.length > limits.topics || topics.some((topic) => [...topic].length > limits.topic))
    found.topics = messages.topics;
  if (dateUnfinished || (entered.expiresOn && !isDay(entered.expiresOn))) found.expiresOn = messages.expires;
  return found;
}
