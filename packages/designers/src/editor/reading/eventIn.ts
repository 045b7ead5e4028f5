import { months, weekdays } from './words.ts';

const date = new RegExp(
  `\\b(?:\\d{4}-\\d{2}-\\d{2}\\b|${months}\\s+\\d{1,2}\\b|\\d{1,2}\\s+${months}|${weekdays})`,
  'i',
);
const time = /\b(?:\d{1,2}(?::\d{2})?\s?[ap](?:m\b|\.m\.)|\d{1,2}:\d{2}\b|noon\b|midnight\b)/i;
const capital = "\\p{Lu}[\\p{L}'’-]+";
const place = new RegExp(
  `\\b(?:in|at|near)\\s+(?:the\\s+)?(?!${months}|${weekdays}|Daybreak\\b)(?:\\d+\\s+)?${capital}`,
  'u',
);

/**
 * Returns the beginning of the date, time and place that a text names. Coarser than the wizard's reading, with a tenth
 * of its code.
 */
export const eventIn = (text: string) => ({
  date: date.exec(text)?.[0],
  time: time.exec(text)?.[0],
  place: place.exec(text)?.[0],
});
