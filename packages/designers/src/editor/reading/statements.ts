import type { Fact } from './brief.ts';
import { asQuestion, factAt, outside, type Span } from './found.ts';
import { inlineNumbers } from './lists.ts';

const abbreviation =
  /(?:\b(?:Dr|Mr|Mrs|Ms|Sra?|Prof|St|No|vs|Inc|Ltd|Co|Corp|e\.g|i\.e|approx|min|max|Ave|Rd|Blvd|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec|sq|incl|excl|tel|Tel|ext|Ft|Mt|Sgt|Rep|Sen|Gov|Supt|Lt|Capt|Col|Gen|Rev|Hon|Ste|Apt|Bldg|Rm|Dept|Univ|Bros|Dir|Mgr|Asst|Coord|(?<=\b(?:serial|part|order|model|item|lot|account|invoice|ticket|license|phone|tel) )no)|\b[ap]\.m|(?:^|[^\p{L}\d\s&]\s?|\b\p{Lu}[\p{L}’'-]*\s|\b(?:by|with|from|for|to|of|and|or|contact|call|see|ask|is|meet|text)\s)(?<!\p{L})\p{Lu})$/u;

const slash = /\s+\/\s+/;
const ends = /[.!?]+["”’)]*(?=\s|$)|\n+|\s+[|·]\s+|\s+\/\s+(?=\p{L}[\p{L} -]{1,24}: )/gu;
/** Two slashes between spaces or more separate what's listed; one alone may be part of a phrase. */
const endsOrSlashes = new RegExp(`${ends.source}|${slash.source}`, 'gu');

/** Finds where sentences begin and end. A period after "Dr" or inside a number or address doesn't end one. */
export function sentencesIn(text: string, facts: readonly Fact[]): Span[] {
  const found: Span[] = [];
  let start = 0;
  const numbers = inlineNumbers(text);
  const marks = [
    ...text.matchAll(text.split(slash).length > 2 ? endsOrSlashes : ends),
    ...numbers.map(([from, to]) => ({ index: from, 0: text.slice(from, to) })),
  ].toSorted((one, other) => one.index - other.index);
  for (const { index, 0: mark } of marks) {
    if (/^\d/.test(mark)) {
      if (start < index) found.push([start, index]);
      start = index + mark.length;
      continue;
    }
    // The period of such a number doesn't end a sentence.
    if (numbers.some(([from, to]) => from < index && index < to)) continue;
    const inside = facts.some(({ at: [from, to] }) => from < index && index + mark.length < to);
    if (
      facts.some(
        ({ kind, at: [from, to] }) =>
          kind === 'phrase' && from <= index && index + mark.length < to + 2 && index < to,
      )
    )
      continue;
    if (
      mark.startsWith('.') &&
      (inside ||
        (!facts.some(({ kind, at }) => kind === 'place' && at[1] === index) &&
          abbreviation.test(text.slice(Math.max(0, index - 12), index)) &&
          (/^\s+(?:[\p{Lu}\d]|of\b)/u.test(text.slice(index + mark.length)) ||
            /\b(?:incl|excl|approx|e\.g|i\.e|vs|min|max|ext|\p{L}+ no)$/iu.test(
              text.slice(Math.max(0, index - 12), index),
            )) &&
          !/[ap]\.m$/.test(text.slice(0, index))))
    )
      continue;
    found.push([start, index + (/^\s/.test(mark) ? 0 : mark.length)]);
    start = index + mark.length;
  }
  if (start < text.length) found.push([start, text.length]);
  return found;
}

const bullet = /^\s*(?:[-–•*·✓>]|\d{1,2}[.)])\s+/u;
const leading =
  /^(?:[\s,;:>/–—-]|(?:and|but|so|also|then|or|that|because|which(?=\s(?:is|are|was|were|has|have|can|will|must|may)\s)|to(?=\s(?:an?|the|our)\s))\s)+/iu;
const dangling =
  /(?:[\s,;:(/–—-]|\s(?:and|but|so|or|because|who|whose|which|that)|(?:\s(?:on|in|at|for|to|by|with|of|from))?\s(?:the|an?|our|your|my|their|his|her))+$/iu;

/** Returns the sentences of a description without closed ranges. A sentence that contains some is split at them. */
export function statementsOf(description: string, facts: readonly Fact[], closed: readonly Span[]): Fact[] {
  const found: Fact[] = [];
  const merged = joined(
    description,
    closed.filter((span) => /[\p{L}\d]/u.test(description.slice(...span))),
  );
  for (const [begin, end] of sentencesIn(description, facts)) {
    const clauseText = description.slice(begin, end);
    const start = begin + (bullet.exec(clauseText)?.[0].length ?? 0);
    for (const [from, to] of outside([start, end], merged)) {
      const words = description.slice(from, to);
      const lead = from > start ? (leading.exec(words)?.[0].length ?? 0) : 0;
      const cut = to < end ? words.replace(dangling, '').length : words.length;
      if (cut - lead < 2 || !/[\p{L}\d]/u.test(words.slice(lead, cut))) continue;
      // “Daybreak is” says nothing without what's left out.
      if (to < end && /^(?:\S+\s){1,3}(?:is|are|was|were)$/i.test(words.slice(lead, cut))) continue;
      const statement = factAt(description, 'phrase', from + lead, from + cut);
      // "Can you make a flyer on fire exits?" isn't a question for readers.
      const isOwn = /(?:^|:)\s*$/.test(description.slice(start, from + lead));
      if (statement) found.push(isOwn ? asQuestion(description, statement) : statement);
    }
  }
  return found;
}

/** Sorts ranges, and merges those with only spaces and marks between them. */
function joined(text: string, spans: readonly Span[]): Span[] {
  const found: [number, number][] = [];
  for (const [from, to] of spans.toSorted((one, other) => one[0] - other[0])) {
    const last = found.at(-1);
    if (last && !/[\p{L}\d.!?\n]/u.test(text.slice(last[1], from))) last[1] = Math.max(last[1], to);
    else found.push([from, to]);
  }
  return found;
}
