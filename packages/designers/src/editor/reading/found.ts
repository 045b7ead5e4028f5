import type { Fact, FactKind } from './brief.ts';

export type Span = readonly [start: number, end: number];

/** Yields facts from a text. If two overlap, the earlier rule's fact keeps its words. */
export type Rule = (text: string, reader: Reader) => Iterable<Fact>;

/** The context that rules get besides the text. */
export interface Reader {
  today: string;
  /** True if 5/6 is May 6. */
  monthFirst: boolean;
}

/** Returns the part of `text` from `start`, without spaces and punctuation at its ends. */
export function factAt(
  text: string,
  kind: FactKind,
  start: number,
  end: number,
  more?: Partial<Fact>,
): Fact | undefined {
  let [from, to] = [start, end];
  while (from < to && /[\s,;:/–—-]/.test(text[from] ?? '')) from++;
  while (to > from && /[\s,;:–—.!?-]/.test(text[to - 1] ?? '')) to--;
  // Keeps a period that belongs to the word: "p.m.", "Inc."
  if (
    text[to] === '.' &&
    /(?:[ap]\.m|\b(?:Inc|Ltd|Corp|Co|St|Ave|Rd|Blvd|S\.A|Jr|sq\. ?ft))$/i.test(text.slice(from, to))
  )
    to++;
  return to > from ? { kind, text: text.slice(from, to), at: [from, to], ...more } : undefined;
}

/** Extends a fact by the question mark that follows it. */
export const asQuestion = (text: string, fact: Fact): Fact =>
  text[fact.at[1]] === '?' ? { ...fact, text: `${fact.text}?`, at: [fact.at[0], fact.at[1] + 1] } : fact;

/** All matches of a pattern as facts: of its group `fact`, or the whole match. */
export function* factsOf(
  text: string,
  kind: FactKind,
  pattern: RegExp,
  more?: (match: RegExpExecArray) => Partial<Fact> | false,
): Generator<Fact> {
  for (const match of text.matchAll(pattern)) {
    const detail = more ? more(match) : {};
    if (detail === false) continue;
    const part = match.groups?.fact ?? match[0];
    const start = match.index + match[0].lastIndexOf(part);
    const fact = factAt(text, kind, start, start + part.length, detail);
    if (fact) yield fact;
  }
}

export const overlaps = (one: Span, other: Span) => one[0] < other[1] && other[0] < one[1];
/** The parts of a range outside others, which are in order. */
export function outside([start, end]: Span, others: readonly Span[]): Span[] {
  const parts: Span[] = [];
  let from = start;
  for (const other of others.filter((span) => overlaps(span, [start, end]))) {
    if (other[0] > from) parts.push([from, other[0]]);
    from = Math.max(from, other[1]);
  }
  return from < end ? [...parts, [from, end]] : parts;
}
export const isInside = (inner: Span, outer: Span) => outer[0] <= inner[0] && inner[1] <= outer[1];

/**
 * Cuts a fact off where the next one begins; returns undefined if it begins inside one or only a grammatical word is
 * left.
 */
function clipped(text: string, fact: Fact, taken: readonly (readonly [number, number])[]): Fact | undefined {
  const met = taken.filter((span) => overlaps(span, fact.at));
  if (met.length === 0) return fact;
  const end = Math.min(...met.map(([start]) => start));
  if (end <= fact.at[0] || !/^(?:percent|price|number|not|item|place|name)$/.test(fact.kind))
    return undefined;
  const words = text
    .slice(fact.at[0], end)
    .replace(
      /(?:[\s,;:–-]|\s(?:on|at|in|from|until|till|by|and|or|with|for|the|of|to|between|ends?|starts?|every|this))+$/i,
      '',
    );
  // A table line keeps the single word before its price.
  if (!/\s/.test(words) && !(fact.kind === 'item' && words.length > 1)) return undefined;
  return factAt(text, fact.kind, fact.at[0], fact.at[0] + words.length);
}

/** Collects facts rule by rule, skipping anything that overlaps an earlier fact or a closed range. */
export function readFacts(
  text: string,
  rules: readonly Rule[],
  reader: Reader,
  closed: readonly (readonly [number, number])[],
): Fact[] {
  const facts: Fact[] = [];
  for (const rule of rules)
    for (const fact of rule(text, reader)) {
      const open = clipped(text, fact, [...facts.map(({ at }) => at), ...closed]);
      if (open) facts.push(open);
    }
  return facts.sort((one, other) => one.at[0] - other.at[0]);
}
