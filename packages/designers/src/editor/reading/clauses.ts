import type { Fact } from './brief.ts';
import { isInside, overlaps, type Span } from './found.ts';
import { greetingLength, isEmpty, isSignOff } from './greetings.ts';
import type { RuleReading } from './known.ts';
import { addressLinesIn, headingAt, type Label, labelAt, noValue } from './labels.ts';
import { type Word, wordsIn } from './marking/words.ts';
import {
  printDate,
  printNamed,
  printPlace,
  printTerms,
  printTitle,
  printTopic,
  printUnsaid,
  setPrinted,
  takeBack,
  unsetIn,
  whole,
} from './printedWords.ts';
import { sentencesIn } from './statements.ts';

/**
 * The purpose of a clause in a description. Words in no clause are printed.
 *
 * - `headline`, `action`, `place`, `person`, `role`: printed, in the field that its label names.
 * - `audience`: the readers that the label names; they may be greeted.
 * - `lead`: words that only lead to printed ones: the request, a label, a greeting.
 * - `unprinted`: a wish, a reason, or anything else for the designer.
 */
export type ClauseKind =
  | 'headline'
  | 'action'
  | 'place'
  | 'person'
  | 'role'
  | 'audience'
  | 'lead'
  | 'unprinted';

export interface Clause {
  at: Span;
  kind: ClauseKind;
}

/**
 * Ends the audience: in "for roofers in Reno about gutters", the topic isn't part of it; in "the directors we met", how
 * the author knows them.
 */
const told =
  /\s+(?:about|on|we|I|that|which|who|whose|to|explaining|saying|telling|with|then|(?:the )?(?:headline|heading|title|text|words?))\b.*$/is;

/**
 * Finds the clauses that aren't printed or have their own field, in order.
 *
 * @param reading the facts found by rules
 * @param marked the ranges that the model marked for print; without them, everything but the request
 */
export function clausesIn(reading: RuleReading, marked: readonly Span[] | undefined): Clause[] {
  const { text, facts } = reading;
  const words = wordsIn(reading);
  const marks = words.map(({ at, isAsking }) => marked?.some((span) => isInside(at, span)) ?? !isAsking);
  const printed = whole(words, marks, reading);
  printNamed(words, printed, reading);
  printTitle(words, printed, reading);
  const labelled = labelsIn(text, facts).filter(
    ({ start, end }) =>
      !alsoText.test(text.slice(start, end)) ||
      words.some(({ at }, place) => isInside(at, [start, end]) && !printed[place]),
  );
  const found: Clause[] = [];
  for (const { label, start, end } of labelled) {
    const value: Span = [label.value, end];
    const isSaid = label.kind === 'said';
    const isField =
      !isSaid && !/^(?:steer|made|audience)$/.test(label.kind) && !noValue.test(text.slice(...value));
    // A label is never printed. Neither is the value of a steering label; the value of a field is.
    for (const [place, { at }] of words.entries())
      if (isInside(at, [start, end]))
        printed[place] =
          at[0] >= label.value && (isField || (isSaid && (printed[place] === true || text[at[0]] === '#')));
    found.push({ kind: 'lead', at: [start, label.value] });
    if (isField || label.kind === 'audience') found.push({ kind: label.kind as ClauseKind, at: value });
  }
  printTerms(words, printed, text);
  takeBack(words, printed, reading);
  for (const span of unsetIn(text)) {
    setPrinted(words, printed, span, false);
    found.push({ kind: 'lead', at: span });
  }
  const signed = signatureIn(text, facts, words, printed);
  for (const [place, { at }] of words.entries()) if (at[0] >= signed) printed[place] = false;
  if (signed < text.length) found.push({ kind: 'lead', at: [signed, text.length] });
  if (!printed.includes(true)) printTopic(words, printed, facts);
  if (reading.topic) printUnsaid(words, printed, reading.topic);
  printPlace(words, printed, reading);
  printDate(words, printed, reading);
  for (const run of runsOf(words, printed))
    if (!found.some(({ at }) => isInside(run, at)))
      found.push(...clausesOf(run, reading), ...namedBy(run, words, printed, reading));
  return found.sort((one, other) => one.at[0] - other.at[0]);
}

/** “Explain ⟦how we shred⟧ to hospitals” */
const telling =
  /^(?:please |kindly )?(?:explain|announce|promote|advertise|introduce|celebrate|present|describe|offer)\W*$/i;

/** Splits a run of unprinted words into the request, the audience that it names, and other wishes. */
function clausesOf(run: Span, { text, requestSpans, pieces, facts }: RuleReading): Clause[] {
  const clauseText = text.slice(...run);
  if (isEmpty(clauseText) || greetingLength(clauseText) >= clauseText.length || telling.test(clauseText))
    return [{ kind: 'lead', at: run }];
  const readers = facts.find(({ kind, at }) => kind === 'audience' && isInside(at, run));
  if (
    readers &&
    /^(?:to|for) $/i.test(clauseText.slice(0, readers.at[0] - run[0])) &&
    readers.at[1] >= run[1] - 1
  )
    return [
      { kind: 'lead', at: [run[0], readers.at[0]] },
      { kind: 'audience', at: readers.at },
    ];
  const request = requestSpans.findLast((span) => overlaps(span, run));
  // Words before the piece is named, in the same sentence, aren't the request.
  const isTold = !pieces.some((piece) => overlaps(piece, run)) && clauseText.split(/\s+/).length > 5;
  if (!request || isTold) return [{ kind: 'unprinted', at: run }];
  if (!readers) {
    // One or two words, such as “this time”, belong to the request.
    const rest: Span = [Math.max(run[0], Math.min(request[1], run[1])), run[1]];
    return [
      { kind: 'lead', at: [run[0], rest[0]] },
      { kind: /\S\s+\S+\s+\S/.test(text.slice(...rest)) ? 'unprinted' : 'lead', at: rest },
    ];
  }
  const start = readers.at[0];
  // “roofers in Reno”, without everything dictated after them.
  const named = readers.at[1] + (/^(?:\s+\S+){0,4}/.exec(text.slice(readers.at[1], run[1]))?.[0].length ?? 0);
  const whom = text.slice(start, Math.min(named, run[1])).replace(told, '');
  const end = start + whom.replace(/\s+(?:and|or|in|of|with|for|at)\s*$/i, '').length;
  return [
    { kind: 'lead', at: [run[0], start] },
    { kind: 'audience', at: [start, end] },
    ...(end < run[1] ? [{ kind: 'unprinted' as const, at: [end, run[1]] as const }] : []),
  ];
}

const says = String.raw`(?:(?:\s+(?:that|which|it|should|must|will|to|is|be|reads?|says?|saying|with))*[^\w.!?]*|(?:\s+\p{L}+){1,3}:\s*)$`;
const names: readonly (readonly [ClauseKind, RegExp])[] = [
  ['headline', new RegExp(`\\b(?:headline|title|heading|titled|entitled|called|subject line)${says}`, 'iu')],
  ['action', new RegExp(`\\b(?:button|call to action|cta)${says}`, 'iu')],
];
const longestNamed = 76;

/**
 * "The title is ⟦Which bin?⟧, and a button, ⟦Ask Lorna⟧": text named by unprinted words, up to the end of its sentence.
 */
function namedBy(
  run: Span,
  words: readonly Word[],
  printed: readonly boolean[],
  { text, facts }: RuleReading,
): Clause[] {
  const kind = names.find(([, form]) => form.test(text.slice(...run)))?.[0];
  const next = words.findIndex(({ at }) => at[0] >= run[1]);
  const first = words[next];
  if (!kind || !first || !printed[next]) return [];
  const quote = facts.find((fact) => fact.kind === 'phrase' && overlaps(fact.at, first.at));
  if (quote) return [{ kind, at: quote.at }];
  const after = words.findIndex(
    ({ sentence }, place) => place > next && (!printed[place] || sentence !== first.sentence),
  );
  const end = words.at(after < 0 ? -1 : after - 1)?.at[1] ?? first.at[1];
  return end - first.at[0] > longestNamed ? [] : [{ kind, at: [first.at[0], end] }];
}

/** Returns the start of a mail's signature, after some content. */
function signatureIn(
  text: string,
  facts: readonly Fact[],
  words: readonly Word[],
  printed: readonly boolean[],
) {
  const first = words[printed.indexOf(true)]?.at[0] ?? text.length;
  const sentence = sentencesIn(text, facts).find(([from, end]) => from > first && isSignOff(text, from, end));
  return sentence?.[0] ?? text.length;
}

/** Words that steer as a label, unless the model prints all: “Keep: all of that, plus spare parts”, “Most wished for: …”. */
const alsoText =
  /^(?:keep|drop|skip|avoid|never|no|not|without|deadline|sign-?off|closing|end(?:ing)?|customer|(?:[\p{L}’']+ ){1,2}for)\s*[:\n]/iu;

/** The labels that sentences and lines begin with. In a form, a value goes on to the end of its line. */
function labelsIn(text: string, facts: readonly Fact[]): { label: Label; start: number; end: number }[] {
  const isForm = text.split('\n').filter((line) => labelAt(line, 0, line.length)).length >= 3;
  const addressed = addressLinesIn(text);
  let done = 0;
  return sentencesIn(text, facts).flatMap(([from, stop]) => {
    const start = from + (/^\s*/.exec(text.slice(from, stop))?.[0].length ?? 0);
    if (start < done || addressed.some((line) => overlaps(line, [start, stop]))) return [];
    const heading = headingAt(text, start, stop);
    if (heading) {
      done = heading.end;
      return [{ label: heading, start, end: done }];
    }
    const label = labelAt(text, start, stop);
    if (!label) return [];
    const goesOn = isForm && label.kind !== 'said' && /(?:^|\n)\s*$/.test(text.slice(0, start));
    const end = goesOn ? start + text.slice(start).search(/\n|$|[.;|]\s+(?=[^.:\n]{2,30}:\s)/) : stop;
    done = Math.max(stop, end);
    return [{ label, start, end: done }];
  });
}

/** Runs of unprinted words, each within a sentence. The parts that ask for the piece are separate runs. */
function runsOf(words: readonly Word[], printed: readonly boolean[]): Span[] {
  const runs: [number, number][] = [];
  const asking = new Set(words.flatMap(({ isPiece, part }) => (isPiece ? [part] : [])));
  let last: Word | undefined;
  for (const [place, word] of words.entries()) {
    const run = runs.at(-1);
    if (printed[place]) last = undefined;
    else {
      if (run && last?.sentence === word.sentence && asking.has(last.part) === asking.has(word.part))
        run[1] = word.at[1];
      else runs.push([...word.at]);
      last = word;
    }
  }
  return runs;
}
