import type { Content } from './content.ts';

/** A number with its sign, and the word that says of what: "80 million", "24 hours", "90 %". */
const figure =
  /(?<![\p{L}\p{N}])([$€£]?\d{1,3}(?:[.,]\d{1,3})?(?:\s?[–-]\s?\d{1,3})?\s?[%‰]?)(?:\s+(\p{L}{2,12}))?(?![\p{L}\p{N}])/u;

/** Words that say nothing of what is counted. */
const noUnit = /^(?:an?|the|per|on|of|for|in|from|to|and|or|at|by|with|until)$/i;

/** The number of a text as a numeral, its unit, and the text around them. */
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

/** The number that a piece is about: the headline's, or else that of the sentence under it, or of what to do next. */
export function figureOf({ headline, support, action }: Pick<Content, 'headline' | 'support' | 'action'>) {
  for (const words of [headline, support, action]) {
    const found = words && figureIn(words.text);
    if (words && found) return { ...found, words };
  }
  return undefined;
}
