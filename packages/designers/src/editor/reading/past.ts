import type { Fact } from './brief.ts';

const over =
  /\b(?:recap|post-event|look(?:s|ing)? back|was|were|came|visited|took (?:place|part)|showed up|attended|(?<=\d )raised|last (?:week|month|year|night|\p{Lu}\p{L}+day))\b/u;
const day = 24 * 60 * 60 * 1000;
/** A date further back would be written with its year. */
const longest = 120 * day;

/** Returns whether a description is about something that's over. */
export const looksBack = (text: string): boolean => over.test(text);

/** Reads a date without a year as past, for descriptions that look back: "November 14" is the last one. */
export function lastDate(fact: Fact, today: string): Fact {
  if (fact.kind !== 'date' || !fact.value || !/\d/.test(fact.text) || /\d{4}|\d[/.]\d+[/.]\d/.test(fact.text))
    return fact;
  const [year, rest] = [Number(fact.value.slice(0, 4)), fact.value.slice(4)];
  const value = `${year - 1}${rest}`;
  const ago = Date.parse(today) - Date.parse(value);
  return ago > 0 && ago < longest && !fact.until ? { ...fact, value } : fact;
}
