import type { Content } from './content.ts';

/** A number with its sign, and the word for what it counts: "80 million", "24 hours", "90 %". */
const figure =
  /(?<![\p{L}\p{N}])([$€£]?\d{1,3}(?:[.,]\d{1,3})?(?:\s?[–-]\s?\d{1,3})?\s?[%‰]?)(?:\s+(\p{L}{2,12}))?(?![\p{L}\p{N}])/u;

/** Words that say nothing about what's being counted. */
const noUnit = /^(?:an?|the|per|on|of|for|in|from|to|and|or|at|by|with|until)$/i;

/** Splits a text into its number as a numeral, the unit, and the text around them. */
export function figureIn(text: string) {
  const found = figure.exec(text);
  return found?.[1]
    ? {
        number: found[1].replaceAll(/\s/g, ''),
        unit: noUnit.test(found[2] ?? '') ? '' : (found[2] ?? ''),
        at: found.index,
      }
    : undefined;
}

/** The number that a piece is about: from the headline, or else from the sentence under it or the next step. */
export function figureOf({ headline, support, action }: Pick<Content, 'headline' | 'support' | 'action'>) {
  for (const words of [headline, support, action]) {
    const found = words && figureIn(words.text);
    if (words && found) return { ...found, words };
  }
  return undefined;
}
