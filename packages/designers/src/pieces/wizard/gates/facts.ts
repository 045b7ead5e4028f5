import type { Brief } from '../reading/brief.ts';
import type { Material } from '../wizard.fields.ts';
import { plain, type Shown } from './shown.ts';

/** Too small for everything: what doesn't fit must be listed as not used. */
const small: readonly Material[] = ['banner', 'business-card', 'presentation'];

/** F: finds the required words that a piece has lost. Without `expected`, all facts that were read are required. */
export function lostFacts(
  brief: Brief,
  { texts, values, notUsed }: Shown,
  material: Material,
  expected: readonly string[] = brief.facts.map(({ text }) => text),
): string[] {
  const said = plain(texts.join('\n'));
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
    // Nothing gets lost silently, at any size.
    ...brief.facts
      .map(({ text }) => text)
      .filter((text) => !expected.includes(text) && !kept(text) && !named.includes(plain(text))),
  ];
}
