import type { ReadDescription } from '../../src/editor/reading/brief.ts';
import type { MaterialType } from '../../src/editor/reading/materialType.ts';
import { plain, type Shown } from './shown.ts';

/** Pieces too small for everything: text that doesn't fit must be listed as not used. */
const small: readonly MaterialType[] = ['banner', 'business-card', 'presentation'];

/** A diagram draws a line “Glass: 76 %” as a number with its label: both orders count. */
const drawnIn = (text: string): string[] =>
  text.split('\n').flatMap((line) => {
    const [, label, value] = /^([^:]+): (.*\d.*)$/.exec(line) ?? [];
    return label && value ? [`${label} ${value}`, `${value} ${label}`] : [];
  });

/**
 * F: finds the required words that a piece has lost.
 *
 * @param expected the required words; by default, all facts that were read
 */
export function lostFacts(
  brief: ReadDescription,
  { texts, values, notUsed }: Shown,
  material: MaterialType,
  expected: readonly string[] = brief.facts.map(({ text }) => text),
): string[] {
  const said = plain([...texts, ...texts.flatMap(drawnIn)].join('\n'));
  const named = plain(notUsed.join('\n'));
  const inField = (words: string) =>
    brief.facts.some(
      ({ text, value, until }) =>
        !until && value !== undefined && plain(text).includes(plain(words)) && values.includes(value),
    );
  const kept = (words: string) => said.includes(plain(words)) || inField(words);
  return [
    ...expected.filter(
      (words) => !kept(words) && !(small.includes(material) && named.includes(plain(words))),
    ),
    // Checks that every fact is in the piece or listed, at any size.
    ...brief.facts
      .map(({ text }) => text)
      .filter((text) => !expected.includes(text) && !kept(text) && !named.includes(plain(text))),
  ];
}
