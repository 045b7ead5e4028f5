import type { Fact } from '../reading/brief.ts';
import { comparable } from './statedFacts.ts';
import { isStatement } from './statement.ts';

const capital = (text: string) => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

/** Emoji and markup characters, which no piece prints. */
const unset =
  /\s*(?:(?![©®™])\p{Extended_Pictographic}|[\u2190-\u21ff\u2600-\u27bf]|\ufe0f|\u200d|\p{Emoji_Modifier})+|\*\*|__|`+|^\s*#{1,6}\s+/gu;
/** Removes emoji and markup. An emoji between words becomes a comma. */
export const stripMarkup = (text: string): string =>
  text
    .replaceAll(unset, (found, at: number, all: string) =>
      /\S\s*$/.test(all.slice(0, at)) &&
      !/[*_`#]/.test(found) &&
      /^\s*[\p{L}\d$€£]/u.test(all.slice(at + found.length))
        ? /[,;:.!?]\s*$/.test(all.slice(0, at))
          ? ' '
          : ','
        : '',
    )
    .trim();

/**
 * Adds a capital, and a period if there's no end punctuation. A line that leads to a list keeps its colon. Addresses
 * aren't capitalized.
 */
export function sentence(text: string): string {
  const trimmed = stripMarkup(text).replace(/[\s,;–-]+$|\s*:(?=:+$)/gu, '');
  return (
    trimmed &&
    `${startsWithAddress(trimmed) ? trimmed : capital(trimmed)}${/(?:[.!?…]["”]?|:)$/.test(trimmed) ? '' : '.'}`
  );
}

/** Returns a sentence with its closing punctuation, to put next to others. */
export const withEndPunctuation = (line: string) =>
  /[\p{Sentence_Terminal}:…]["”»)]?$/u.test(line) ? line : `${line}.`;

const startsWithAddress = (text: string) => /^\S*(?:@|:\/\/|\w\.\w)/.test(text);

/** Full sentences stay as written: “The crew had pizza”, “The line handles 12 tons a day”. */
const predicatePattern =
  /^(?:an?|the)\s+(?:(?:[\p{L}-]+\s+){0,2}[\p{L}-]*[^s\s]\s+(?:is|was|has|will|can|must|\p{L}+[^s\P{L}]s)|(?:[\p{L}-]+\s+){1,4}(?:were|had|can|must|found|took|made|got|gave|won|became|went|came|left|brought|sold|held|ran|fell|rose))\s/iu;
const isSentence = (text: string) => predicatePattern.test(text) || isStatement(text.replace(/[.!]+$/, ''));

/** Adds a capital, and drops a final period. Also drops a leading article, except “The” and those of sentences. */
export const asHeadline = (text: string): string => {
  const plainText = stripMarkup(text);
  const trimmed = (
    isSentence(plainText) ? plainText : plainText.replace(/^(?:[Aa]n?|the)\s+(?=\p{L})/u, '')
  ).replace(/(?<!\.)[.,;:]+$/, '');
  return startsWithAddress(trimmed) ? trimmed : capital(trimmed);
};

/** Words that lead to a date, time or place. */
const leading =
  /(?:^|[\s,(–-])(?:(?:on|at|in|from|this|held|starting|taking place)\s+)*(?:(?:the|our|your)\s+)?[\s,(–-]*$/i;
const trailing = /^(?:\s*[,)–-]\s*|\s+)?/;

/** Returns a statement without the facts that have their own fields. A sentence that would fall apart stays whole. */
export function withoutFacts(statement: Fact, facts: readonly Fact[]): string {
  const [start, end] = statement.at;
  let text = statement.text;
  const spans = facts
    .filter(({ at }) => at[0] >= start && at[1] <= end)
    .toSorted((a, b) => b.at[0] - a.at[0]);
  for (const { at, text: words } of spans) {
    const from = text.indexOf(words, Math.max(0, at[0] - start - 3));
    if (from < 0) continue;
    const before = text.slice(0, from).replace(leading, ' ').trimEnd();
    const after = text.slice(from + words.length);
    // Nothing depends on a fact after a comma or at the end.
    const isSaid =
      /\b(?:starts?|begins?|opens?|ends?|closes?|runs?|is|are|was|will be|moves?|until|till|by|before|after|since|of|for|to|with|behind|near|opposite|outside|inside|into)$/i.test(
        before,
      );
    // “Doors 6:30 pm”: a single word says nothing without the fact.
    const isAlone = /(?:^|[,.;:]\s)\p{L}{4,}$/u.test(before) && !grammatical.test(before);
    const isApart = !isSaid && !isAlone && /^\s*(?:[,.;)–-]|$)/i.test(after);
    if (isApart)
      text = join(
        before,
        /[\p{L}\d]$/u.test(before) && /^\s*,\s*\S/.test(after)
          ? after.trimStart()
          : after.replace(trailing, ''),
      );
  }
  if (spans.length === 0) return text;
  const cleaned = text
    .replaceAll(/\s{2,}/g, ' ')
    .replace(/\s+([.,;:!?])/g, '$1')
    .replace(/^[\s,;:–-]+|[\s,;–-]+$/g, '')
    .replace(/\s+(?:on|at|in|from|and)(?:\s+(?:the|our))?([.!?]?)$/i, '$1');
  // "It is on Friday in the yard": the fields already say it.
  const left = spans.reduce((rest, { text: words }) => rest.replace(words, ' '), statement.text);
  return grammatical.test(left) || (cleaned.match(/\p{L}{2,}/gu) ?? []).length < 2 ? '' : cleaned;
}
const grammatical =
  /^(?:\s|[.,;:!()–—-]|(?:it|this|that|is|are|will|be|takes?|place|happens|starts?|begins?|on|at|in|from|the|a|our|we|meet|and|when|where|date|time|held)\b)*$/i;

const join = (before: string, after: string) =>
  /^[.,!?]/.test(after) ? before + after : `${before} ${after}`.trim();

const lead =
  /^(?:(?:an?|the|our|we are|we're|it is|it's|this is|there is|join us for|join us at|come to|join)\s+)+/i;

/** Returns the rest of a sentence after its subject; otherwise, the whole sentence. */
export function afterSubject(text: string, subject: string): string {
  const withoutLead = text.replace(lead, '');
  const start = [text, withoutLead].find((words) => comparable(words).startsWith(comparable(subject)));
  if (!start) return text;
  const rest = start.slice(
    start.toLowerCase().indexOf(comparable(subject).slice(0, 12)) + subject.trim().length,
  );
  const cleaned = rest.replace(/^[\s,;:.!?"”»–-]+/, '').trim();
  if (!cleaned) return '';
  // Without its subject, a rest that continues with a verb isn't a sentence.
  return /^(?:for|with|by|at|in|on|from|to|about|and|until|every|free|no|not|only|\d|\p{Lu})/u.test(
    cleaned,
  ) || /^[,;:.–-]/.test(rest.trim())
    ? cleaned.replace(/^and\s+/i, '')
    : text;
}
