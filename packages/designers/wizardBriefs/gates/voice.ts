import type { ReadDescription } from '../../src/editor/reading/brief.ts';
import { plain, type Shown } from './shown.ts';

const ends = 'no end that leads nowhere';

/** Rules of docs/copy.md and of the brand's voice, each with the words that break it. */
const rules: readonly (readonly [rule: string, words: RegExp, unless?: 'typed' | 'sized'])[] = [
  ['no exclamation mark', /!/],
  [
    'no superlative',
    /\b(?:best|leading|cheapest|fastest|greatest|largest|greenest|finest|safest|world[- ]class|unbeatable|ultimate|number one|industry[- ]leading|most (?:trusted|advanced|innovative|reliable))\b/i,
    'typed',
  ],
  [
    'no filler',
    /\b(?:end[- ]to[- ]end|seamless(?:ly)?|cutting[- ]edge|state[- ]of[- ]the[- ]art|innovative|solutions?|synerg\w+|leverag\w+|empower\w*|unlock\w*|game[- ]chang\w+|one[- ]stop|hassle[- ]free|peace of mind|do not hesitate|don[’']t hesitate|reach out|look no further|next level|holistic|passionate|exciting|amazing|great)\b/i,
    'typed',
  ],
  ['“email” in one spelling', /\be-mail/i, 'typed'],
  [
    'American spelling',
    /\b(?:colour|centre|licence|favourite|programme|organis|recognis|customis|personalis)\w*/i,
    'typed',
  ],
  ['fix, not mend; someone, not somebody', /\b(?:mend(?:s|ed|ing)?|somebody)\b/i, 'typed'],
  [
    'no request to the wizard',
    /^(?:please\s+)?(?:make|create|design|write|draft|generate)\s+(?:me\s+|us\s+)?(?:an?|the)\s+(?:\p{L}+\s+)?(?:flyer|poster|brochure|banner|post|email|card|slide|leaflet|infographic|ad|newsletter)\b/iu,
  ],
  [
    'no request to the wizard',
    // Describes the piece instead of saying something: "11x17 portrait poster for the talk", "Brochure for the forum".
    /^(?:an?\s+|the\s+|our\s+)?(?:(?:\d+(?:\.\d+)?\s?x\s?\d+(?:\.\d+)?|A[3-6]|portrait|landscape|tri-?fold|bi-?fold|digital|web)\s+)*(?:flyer|poster|brochure|banner|leaflet|infographic|newsletter|business card|title slide|(?:linkedin|instagram|facebook|social) post)\s+(?:for|about|on|with|to)\b/iu,
  ],
  ['no measure of the piece', /(?<![\d.])\d{1,4}\s?[x×]\s?\d{1,4}(?:\s?px)?(?![\d.])/iu, 'sized'],
  ['no doubled or stray marks', /[,;:]\s*[,;:.]|\.\.(?!\.)|\s[,.;:](?=\s|$)|[([]\s*[)\]]|\s[–-]\s*$/],
  [
    ends,
    // A question may end with its preposition: “What a module is made of”.
    /(?:^(?!(?:what|who|whom|which|where|how)\s(?:\S+\s+){2}).*\s(?:with|for|at|in|on|by|from|to|of)|\s(?:and|or|the|an?|because|but|until|till?|than|our|your))[.,]?$/i,
  ],
  ['no marks of a text editor', /\*\*|__|^\s*#{1,6}\s|<!--|`/],
  ['no filled-in blank', /\b(?:undefined|null|NaN|lorem ipsum|\[object)\b/i],
];

/** True if a description has these words before a closing mark, a list number, or its end. */
const endsSo = (description: string, line: string): boolean => {
  const [text, words] = [description.toLowerCase(), plain(line.split(/(?<=[.!?])\s+/).at(-1) ?? line)];
  const at = text.indexOf(words);
  return at >= 0 && /^\s*(?:[.,;:!?)\n]|\d|$)/.test(text.slice(at + words.length));
};

/** V: finds the rules of our voice that a piece breaks, except in quotations from the description. */
export function voiceFaults(brief: ReadDescription, { texts }: Shown): string[] {
  const quoted = brief.facts.filter(({ kind }) => kind === 'phrase').map(({ text }) => plain(text));
  const typed = plain(brief.description);
  const faults = texts.flatMap((text) => {
    if (quoted.includes(plain(text))) return [];
    return text.split('\n').flatMap((line) => {
      // Replaces quotations with a letter, so that the text around them doesn't become adjacent.
      const own = quoted.reduce((rest, words) => (words ? rest.replaceAll(words, 'Q') : rest), line.trim());
      return rules.flatMap(([rule, words, unless]) => {
        const found = words.exec(own)?.[0];
        const isTyped =
          unless === 'typed'
            ? found && typed.includes(plain(found))
            : unless === 'sized' && found && plain(brief.size ?? '') !== plain(found);
        // Ignores an end that the author wrote: “Badge on.”
        const isMeant = isTyped || (rule === ends && endsSo(brief.description, line));
        return found && !isMeant ? [`${rule}: “${line.trim()}”`] : [];
      });
    });
  });
  return [...new Set(faults)];
}
