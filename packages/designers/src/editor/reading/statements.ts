import type { Fact } from './brief.ts';
import { factAt, overlaps, type Span } from './found.ts';
import { inlineNumbers } from './lists.ts';

const abbreviation =
  /(?:\b(?:Dr|Mr|Mrs|Ms|Sra?|Prof|St|No|vs|Inc|Ltd|Co|Corp|e\.g|i\.e|approx|min|max|Ave|Rd|Blvd|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec|sq|incl|excl|tel|Tel|ext|Ft|Mt|Sgt|Rep|Sen|Gov|Supt|Lt|Capt|Col|Gen|Rev|Hon|Ste|Apt|Bldg|Rm|Dept|Univ|Bros|Dir|Mgr|Asst|Coord)|\b[ap]\.m|(?:^|[^\p{L}\d\s&]\s?|\b\p{Lu}[\p{L}’'-]*\s|\b(?:by|with|from|for|to|of|and|or|contact|call|see|ask|is|meet|text)\s)(?<!\p{L})\p{Lu})$/u;

/** Finds where sentences begin and end. A period after "Dr" or inside a number or address doesn't end one. */
export function sentencesIn(text: string, facts: readonly Fact[]): Span[] {
  const found: Span[] = [];
  let start = 0;
  const numbers = inlineNumbers(text);
  const marks = [
    ...text.matchAll(/[.!?]+["”’)]*(?=\s|$)|\n+|\s+[|·]\s+/g),
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
            /\b(?:incl|excl|approx|e\.g|i\.e|vs|min|max|ext)$/i.test(
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

const bullet = /^\s*(?:[-–•*·✓]|\d{1,2}[.)])\s+/u;
const joint =
  /,\s+|;\s+|\s+(?:and|but|so|because)\s+(?=(?:we|you|it|they|the|our|call|bring|join|visit)\b)/giu;
const leading =
  /^(?:[\s,;:–—-]|(?:and|but|so|also|then|or|that|because|which(?=\s(?:is|are|was|were|has|have|can|will|must|may)\s)|to(?=\s(?:an?|the|our)\s))\s)+/iu;
const dangling =
  /(?:[\s,;:(–—-]|\s(?:and|but|so|or|with|for|at|in|on|by|from|to|because|as|of|we are|are|is|the|a|an|who|whose|which|that|he|she|her|his|their))+$/iu;

/** Sentences of the description without closed words: a sentence that has some keeps only the clauses without them. */
export function statementsOf(description: string, facts: readonly Fact[], closed: readonly Span[]): Fact[] {
  const found: Fact[] = [];
  const merged = joined(
    description,
    closed.filter((span) => /[\p{L}\d]/u.test(description.slice(...span))),
  );
  for (const [begin, end] of sentencesIn(description, facts)) {
    const said = description.slice(begin, end);
    const start = begin + (bullet.exec(said)?.[0].length ?? 0);
    for (const [from, to] of openParts(description, start, end, merged)) {
      const words = description.slice(from, to);
      const lead = from > start ? (leading.exec(words)?.[0].length ?? 0) : 0;
      const cut = to < end ? words.replace(dangling, '').length : words.length;
      if (cut - lead < 2 || !/[\p{L}\d]/u.test(words.slice(lead, cut))) continue;
      const statement = factAt(description, 'phrase', from + lead, from + cut);
      if (statement) found.push(statement);
    }
  }
  return found;
}

/** Ranges in order; those that only spaces and marks separate are one. */
function joined(text: string, spans: readonly Span[]): Span[] {
  const found: [number, number][] = [];
  for (const [from, to] of spans.toSorted((one, other) => one[0] - other[0])) {
    const last = found.at(-1);
    if (last && !/[\p{L}\d.!?\n]/u.test(text.slice(last[1], from))) last[1] = Math.max(last[1], to);
    else found.push([from, to]);
  }
  return found;
}

/** The parts of a sentence that stay: all of it, or the runs of clauses that have no closed words. */
function openParts(text: string, start: number, end: number, closed: readonly Span[]): Span[] {
  const inside = closed.filter((span) => overlaps(span, [start, end]));
  // The words that only ask for the piece come before its content.
  const opening = inside.find(([from]) => from <= start);
  const from = opening ? Math.min(opening[1], end) : start;
  const rest = inside.filter((span) => span !== opening && span[1] > from);
  if (rest.length === 0) return from < end ? [[from, end]] : [];
  const parts: [number, number][] = [];
  let clause = from;
  const clauses: [number, number][] = [];
  for (const { index, 0: mark } of text.slice(from, end).matchAll(joint)) {
    clauses.push([clause, from + index]);
    clause = from + index + mark.length;
  }
  clauses.push([clause, end]);
  for (const [place, one] of clauses.entries()) {
    const touching = rest.filter((span) => overlaps(span, one));
    for (const part of touching.length > 0 ? besides(text, one, touching) : [one]) {
      const last = parts.at(-1);
      if (last && part[0] === one[0] && clauses[place - 1]?.[1] === last[1]) last[1] = part[1];
      else parts.push([part[0], part[1]]);
    }
  }
  return parts;
}

const joining =
  /^[\s,;:.!?–—-]*(?:(?:with|and|but|or|in|on|at|for|to|that|which|is|are|as|by|of|from|who|so)\s+)*/iu;
/** Nothing has been said yet. */
const startsOnly =
  /^(?:and|but|so|please|we|our|you|it|they|he|she|this|that|there|here|i|us|is|are|was|has|have|offer|get|with|the|a|an|be|who|also|all|every|use|say|says|to)(?:\s+(?:and|but|so|we|our|you|it|they|he|she|i|is|are|was|were|has|have|had|will|can|do|offer|give|get|with|the|a|an|be|also|all|every|to|now|panels|trucks|service|company|team)|[’'](?:re|s|ve|ll))*$/iu;

/** What can stay of a clause around its closed words: a beginning that's more than "We are", or an end that says something. */
function besides(
  text: string,
  [start, end]: readonly [number, number],
  closed: readonly Span[],
): [number, number][] {
  const [first, last] = [closed[0]?.[0] ?? start, closed.at(-1)?.[1] ?? end];
  const before = text.slice(start, first).replace(dangling, '');
  const after = text.slice(last, end);
  const lead = joining.exec(after)?.[0].length ?? 0;
  const parts: [number, number][] = [];
  if (/\p{L}{3,}/u.test(before) && !startsOnly.test(before.trim()))
    parts.push([start, start + before.length]);
  if (/\p{L}{3,}/u.test(after.slice(lead))) parts.push([last + lead, end]);
  return parts;
}
