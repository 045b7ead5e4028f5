import { factAt, factsOf, type Rule } from './found.ts';

const line = /(?:^|\n)[ \t]*(?:[-–•*·✓]|\d{1,2}[.)]|[a-z]\))[ \t]+([^\n]{1,160})/gu;
const label = /^[\p{L} ]{2,24}:\s+/u;

const numbered =
  /(?<![^\s:])(?:(?:step|stage|phase)\s+(\d{1,2})\s*[:.)–-]|(\d{1,2})[.)]|(?:→|->)\s*(\d{1,2}))\s+(?=\p{L})/giu;
const fewestNumbered = 3;

/** The numbers of a list in one line: "1. Register 2. Label 3. Wipe". */
export function inlineNumbers(text: string): (readonly [number, number])[] {
  const found: (readonly [number, number])[] = [];
  for (const { index, 0: mark, 1: step, 2: number = step, 3: pointed = number } of text.matchAll(numbered)) {
    // A number that begins its line is a line of a list.
    if (
      found.length === 0 &&
      /(?:^|\n)[ \t]*$/.test(text.slice(0, index)) &&
      !/\s2\s*[:.)–-]\s/.test(restOfLine(text, index))
    )
      continue;
    if (Number(pointed) === found.length + 1) found.push([index, index + mark.length]);
  }
  return found.length >= fewestNumbered ? found : [];
}

/** The rest of a line. */
const restOfLine = (text: string, from: number) => text.slice(from).split('\n')[0] ?? '';

/** The items of a list in one line. The last one ends with its sentence. */
export const inlineListRule: Rule = function* (text) {
  const marks = inlineNumbers(text);
  for (const [place, [, start]] of marks.entries()) {
    const next = marks[place + 1]?.[0] ?? start + restOfLine(text, start).search(/[.!?](?=\s|$)|$/);
    const fact = factAt(text, 'item', start, next);
    if (fact) yield fact;
  }
};

/** Three or more short lines under a line that introduces them, such as those of a table. */
export const plainListRule: Rule = function* (text) {
  for (const match of text.matchAll(/:[ \t]*\n+((?:[^\n]{2,60}(?:\n|$)){3,})/g)) {
    let start = match.index + match[0].length - (match[1] ?? '').length;
    for (const words of (match[1] ?? '').split('\n')) {
      const fact = /[.!?]\s*$/.test(words) ? undefined : factAt(text, 'item', start, start + words.length);
      if (fact) yield fact;
      start += words.length + 1;
    }
  }
};

/** Yields the line starts of a list without punctuation after its numbers: "1 scan", "2 wipe", "3 print". */
function* countedLines(text: string): Generator<RegExpExecArray> {
  const counted = [...text.matchAll(/(?:^|\n)[ \t]*(\d{1,2})[ \t]+(\p{L}[^\n]{1,160})/gu)];
  for (const [place, one] of counted.entries()) {
    const start = place - Number(one[1]) + 1;
    const list = counted.slice(start, start + fewestNumbered);
    if (list.length === fewestNumbered && list.every(({ 1: number }, at) => Number(number) === at + 1))
      yield one;
  }
}

/** Lines that start with a bullet or a number. */
export const bulletRule: Rule = function* (text) {
  for (const match of [...text.matchAll(line), ...countedLines(text)]) {
    const words = match.at(-1) ?? '';
    const start = match.index + match[0].length - words.length;
    const labelLength = label.exec(words)?.[0].length ?? 0;
    // A line such as "Date: 5 June" is another kind of fact.
    if (
      labelLength &&
      /^(?:date|time|when|where|place|location|price|contact|phone|email|web|link|call)/i.test(words)
    )
      continue;
    const fact = factAt(text, 'item', start, start + words.length);
    if (fact) yield fact;
  }
};

const agenda =
  /(?:^|\n)[ \t]*(?:[-–•*·✓]|\d{1,2}[.)])?[ \t]*(?<fact>\d{1,2}[:.]\d{2}(?:\s?[ap]m)?(?:\s?[-–]\s?\d{1,2}[:.]\d{2}(?:\s?[ap]m)?)?:?[ \t]+(?!at\b|on\b|in\b|[ap]\.?m\b|to\b|until\b)\p{L}(?:[^\n.;]|(?<=\b(?:Prof|Dr|Mr|Mrs|Ms|max|min|St|No|approx|incl|vs|[ap]|[ap]\.m))\.){1,80})(?=[.;]?\s*(?:\n|$))/giu;

/** Lines that begin with a time: "9:30 tour with Lena Vogt". */
export const agendaRule: Rule = (text) => (text.includes('\n') ? factsOf(text, 'item', agenda) : []);

const opening =
  /(?:[:]|\b(?:we (?:take|collect|accept|buy|sell|recycle|destroy|offer|need|shred|have|repair|test|supply)|bring(?: us| in)?|includes?|including|such as|covers?|topics?|there (?:is|are|will be)|you get|about|our services|services|mention|sell|buy|recycle|collect|accept|take|handle|show|explain)\b)\s+/giu;

/** The items of "panels, inverters, batteries and cables": at least three, each a few words. */
export const enumerationRule: Rule = function* (text) {
  for (const match of text.matchAll(opening)) {
    const begin = match.index + match[0].length;
    const stop = /[.;:!?\n()]/g;
    stop.lastIndex = begin;
    const sentence = text.slice(begin, Math.min(stop.exec(text)?.index ?? text.length, begin + 240));
    if (!sentence.includes(',')) continue;
    const parts: { start: number; end: number; last: boolean }[] = [];
    let start = 0;
    for (const separator of sentence.matchAll(/\s*,\s+(?:(?:and|or)\s+)?|\s+(?:and|or|&)\s+/gi)) {
      parts.push({ start, end: separator.index, last: false });
      start = separator.index + separator[0].length;
      if (/\b(?:and|or)\b|&/.test(separator[0])) {
        parts.push({ start, end: lastPart(sentence, start), last: true });
        break;
      }
    }
    if (!parts.at(-1)?.last) parts.push({ start, end: lastPart(sentence, start), last: true });
    const words = parts.map((part) => sentence.slice(part.start, part.end).trim());
    if (parts.length < 3 || words.some((part) => !part || part.split(/\s+/).length > 5)) continue;
    // A clause isn't part of a list.
    if (
      words.some((part) =>
        /^(?:\d+$|(?:more|less|fewer|up)\b|we|you|it|they|he|she|our team|please|which|who|that|so|but|because|call|join|bring|come|at|on|in|for|from|with|by|to|until|pay|weigh|send|get|give|see|visit|them|us|all|everything)\b|@|\d:\d|\b(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|January|February|March|April|June|July|August|September|October|November|December)\b|\b(?:is|are|will|was|were|has|have)\b/i.test(
          part,
        ),
      )
    )
      continue;
    for (const part of parts) {
      const fact = factAt(text, 'item', begin + part.start, begin + part.end);
      if (fact) yield fact;
    }
  }
};

/** Returns the end of an enumeration's last item: before words that say when, where or for whom. */
function lastPart(sentence: string, start: number): number {
  const stop =
    /,\s|\s(?:on|at|in|for|to|from|until|till|with|by|who|which|that|before|is|are|free|through|during|every|next|this|so|we|you)\b/gi;
  stop.lastIndex = start;
  return stop.exec(sentence)?.index ?? sentence.length;
}
