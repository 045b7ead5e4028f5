import { company } from '@daybreak/brand';
import type { Fact, ReadDescription } from '../reading/brief.ts';
import { asHeadline, stripMarkup } from './sentences.ts';
import { toGreeting } from './spoken.ts';
import { comparable } from './statedFacts.ts';

export type NonEmpty<Value> = readonly [Value, ...Value[]];

const longestHeadline = 76;

const isQuoted = ({ description }: ReadDescription, { at: [start, end] }: Fact) =>
  /["“”„«'‘]$/.test(description.slice(0, start)) || /^["“„«]/.test(description.slice(start, end));

export const unquoted = (text: string) => text.replaceAll(/^["“„«]+|["”“»]+$/g, '');

/** Returns the headlines of the wordings: a named or quoted one, otherwise the subject, then the statements. */
export function headlinesOf(description: ReadDescription, sentences: readonly string[]): NonEmpty<string> {
  const quotedPhrase = description.facts.find(
    (fact) => fact.kind === 'phrase' && isQuoted(description, fact),
  );
  const stated = description.headline ?? quotedPhrase;
  if (stated) return [unquoted(stated.text)];
  const [prices = [], numbers = []] = [/^price$/, /^(?:percent|price)$/].map((kinds) =>
    description.facts.filter(({ kind }) => kinds.test(kind)).map(({ text }) => text),
  );
  const subject = toGreeting(description.subject?.text ?? '');
  // A short sentence works as a headline unchanged.
  const short = sentences.find(
    (text) => includesText(text, subject) && text.length <= shortSentence && !/[,:]/.test(text),
  );
  const candidates = [
    ...(subject && short ? [short] : []),
    shortOf(subject),
    subject,
    ...numbers,
    ...sentences,
    ...clausesOf(description, sentences),
  ]
    .map(asHeadline)
    .filter(
      (line) =>
        line.length > 6 &&
        line.length <= longestHeadline &&
        !(leadInPattern.test(line) && !isWhole(description, line)) &&
        !startsInside.test(line),
    );
  const fits = (line: string) => line.length > 6 && line.length <= longestHeadline;
  const first =
    candidates.find(
      (line) => !isAside(description, line) && !prices.some((text) => asHeadline(text) === line),
    ) ??
    sentences.map(asHeadline).find(fits) ??
    candidates[0];
  const lines = [
    ...(first ? [first] : []),
    ...candidates.filter((line) => line !== first && !isAside(description, line)),
    ...(description.audience ? [asHeadline(wordingOfFact(description.audience))] : []),
  ];
  const [head = company.name, ...others] = new Set(lines);
  return [head, ...others];
}

/** A price without its item: "$28–$32". */
const barePrice =
  /^(?:[\d.,\s$€£¥/–—-]|\b(?:an?|per|each|to|up|from|over|under|only|hour|hr|month|year|week|day|person)\b)+$/i;

/**
 * Returns whether a line can't be a headline: the call to action, a bare price, a fragment, an exclusion, a contact, or
 * just an event's date and place.
 */
const isAside = ({ facts, action }: ReadDescription, line: string) =>
  (action && includesText(line, action.text)) ||
  barePrice.test(line) ||
  /^(?:we|you|there)(?:[’'](?:re|s|ve|ll))? \S+$|^(?:it|he|she|they|this|that|these|those|its|his|her|their|first|then|next)\b|\b(?:it|them|they|him|he|she)\b|^(?:not|no|except|closed|questions?|contact|call|write to|apply|register)\b/i.test(
    line,
  ) ||
  facts.some(({ kind, text }) => /^(?:phone|email|link)$/.test(kind) && includesText(line, text)) ||
  isWhenAndWhere(facts, line);

/**
 * Returns whether a line only says when and where: “Wed 2/10/27 3:30 pm”, “Lot behind City Hall, Mesa”, “1/28/27
 * Phoenix HQ”.
 */
const isWhenAndWhere = (facts: readonly Fact[], line: string): boolean => {
  const contained = facts.filter(
    ({ kind, text }) => /^(?:date|time|place)$/.test(kind) && includesText(line, text),
  );
  const [first] = contained;
  if (!first) return false;
  const left = contained.reduce((rest, { text }) => rest.replace(comparable(text), ' '), comparable(line));
  return (
    !/\p{L}{2,}/u.test(left.replaceAll(ofPlaces, ' ')) ||
    // “Thursday, January 28 at 4 pm, canteen”
    (first.kind !== 'place' &&
      includesText(line.slice(0, first.text.length), first.text) &&
      /,\s*\p{L}+$/u.test(line) &&
      (left.match(/\p{L}{3,}/gu) ?? []).length === 1) ||
    // Names after a date or an address belong to a place.
    (/^\d/.test(line) &&
      includesText(line.slice(0, first.text.length), first.text) &&
      names.test(line.slice(first.text.length)))
  );
};
const ofPlaces =
  /\b(?:the|our|on|at|in|from|to|near|behind|next|opposite|and|starts|starting|opens|held|hours|lot|hall|room|yard|gate|store|shop|office|site|plant)\b/g;
const names = /^(?:[\s,]*\p{Lu}[\p{L}’'-]*){1,4}$/u;

/** A text that leads to another, such as "We look for", isn't a headline. */
export const leadInPattern =
  /^(?!(?:what|who|whom|which|where|how)\s).*\s(?:and|or|with|for|at|in|on|by|from|to|the|an?|our|your|their|because|but|until|til|till|of|as|than|behind|near|under|over|between|opposite|before|after|is|are|was|were)$/i;
/** A continuation isn't a headline: "at the plant from 10 to 4". */
const startsInside =
  /^(?!in [\p{L}\d ]{3,20} we\b)(?:and|or|but|at|in|on|by|from|until|til|till|because|which|who|that|then|so|also|as|to|with|of|than|into|via|if|(?:the )?one (?:for|in|at|on))\s/iu;
/** Returns whether a line ends where its author ended it: “Before you reach in”. */
const isWhole = ({ statements }: ReadDescription, line: string) =>
  /\s(?:in|on|off|by|over)$/i.test(line) &&
  statements.some(({ text }) => comparable(text) === comparable(line));
const mostHeadlines = 5;
/** Removes lines that nearly repeat an earlier one, and limits their number. */
export const distinctLines = ([head, ...others]: NonEmpty<string>): NonEmpty<string> => {
  const lines: [string, ...string[]] = [head];
  for (const line of others)
    if (
      lines.length < mostHeadlines &&
      !lines.some((other) => includesText(other, line) || includesText(line, other))
    )
      lines.push(line);
  return lines;
};
const shortSentence = 44;
export const includesText = (text: string, part: string) => comparable(text).includes(comparable(part));

/** Returns clauses of long sentences that make sense alone, without contacts and parts of lists. */
function clausesOf(description: ReadDescription, sentences: readonly string[]): string[] {
  const separateFacts = description.facts.filter(({ kind }) =>
    ['item', 'email', 'phone', 'link', 'person'].includes(kind),
  );
  return sentences
    .filter((text) => text.length > shortestSplit)
    .flatMap((text) => stripMarkup(text).split(/[,;:]\s+|\s[–—]\s|(?<=[.!?])\s+/))
    .filter(
      (clause) =>
        clause.length >= shortestClause &&
        clause.length <= longestClause &&
        /\S\s+\S/.test(clause) &&
        !separateFacts.some(({ text }) => includesText(clause, text) || includesText(text, clause)) &&
        !description.facts.some(
          ({ kind, text }) => /^(?:date|time)$/.test(kind) && includesText(text, clause),
        ),
    );
}
const shortestSplit = 30;
const shortestClause = 10;
const longestClause = 48;

/** Drops the audience and purpose of a subject, if more than a word remains. */
const shortOf = (subject: string) => {
  const short = subject.split(/(?<!,)\s+(?:for|with|from|at|in|:)\s+(?!\d)/)[0] ?? '';
  return /\S\s+\S/.test(short) && !/\b(?:looking|searching|asking|waiting|ready|open|is|are)$/i.test(short)
    ? short
    : subject;
};

/** Returns the wording for a fact that's in no sentence. */
export const wordingOfFact = ({ kind, text }: Fact): string =>
  ({ phone: `Call ${text}`, email: `Email ${text}`, audience: `For ${text}` })[kind as string] ??
  unquoted(text);
