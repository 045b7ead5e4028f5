import type { Fact } from './brief.ts';
import { overlaps, type Span, within } from './found.ts';
import { greeted, isEmpty, isSigned } from './greetings.ts';
import type { Known } from './known.ts';
import { headingAt, type Label, labelAt, noValue } from './labels.ts';
import { type Word, wordsIn } from './marking/words.ts';
import { sentencesIn } from './statements.ts';

/**
 * What a clause of a description is for. What's in none is printed.
 *
 * - `headline`, `action`, `place`, `person`, `role`: printed, in the field that its label names.
 * - `audience`: whom the label names as readers: they may be greeted.
 * - `lead`: words that only lead to what's printed: the request, a label, a greeting.
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

/** What readers are told isn't what they are: "for roofers in Reno about gutters". */
const told =
  /\s+(?:about|on|that|which|who|whose|to|explaining|saying|telling|with|then|(?:the )?(?:headline|heading|title|text|words?))\b.*$/is;

/** Finds what isn't printed and what has a field of its own, in order. `marked` is what the model found to be printed: without it, all but the request. */
export function clausesIn(known: Known, marked: readonly Span[] | undefined): Clause[] {
  const { text, facts } = known;
  const words = wordsIn(known);
  const marks = words.map(({ at, isAsking }) => marked?.some((span) => within(at, span)) ?? !isAsking);
  const printed = whole(words, marks, known);
  printNamed(words, printed, known);
  const labelled = labelsIn(text, facts);
  const found: Clause[] = [];
  for (const { label, start, end } of labelled) {
    const value: Span = [label.value, end];
    const isSaid = label.kind === 'said';
    const isField =
      !isSaid && !/^(?:steer|made|audience)$/.test(label.kind) && !noValue.test(text.slice(...value));
    // A label is never printed. What it steers isn't either, and what it puts in a field is.
    for (const [place, { at }] of words.entries())
      if (within(at, [start, end]))
        printed[place] =
          at[0] >= label.value && (isField || (isSaid && (printed[place] === true || text[at[0]] === '#')));
    found.push({ kind: 'lead', at: [start, label.value] });
    if (isField || label.kind === 'audience') found.push({ kind: label.kind as ClauseKind, at: value });
  }
  takeBack(words, printed, known);
  for (const span of unsetIn(text)) {
    for (const [place, { at }] of words.entries()) if (overlaps(at, span)) printed[place] = false;
    found.push({ kind: 'lead', at: span });
  }
  const signed = signatureIn(text, facts, words, printed);
  for (const [place, { at }] of words.entries()) if (at[0] >= signed) printed[place] = false;
  if (signed < text.length) found.push({ kind: 'lead', at: [signed, text.length] });
  if (!printed.includes(true)) printTopic(words, printed, facts);
  if (known.topic) printUnsaid(words, printed, known.topic);
  for (const run of runsOf(words, printed))
    if (!found.some(({ at }) => within(run, at)))
      found.push(...clausesOf(run, known), ...namedBy(run, words, printed, known));
  return found.sort((one, other) => one.at[0] - other.at[0]);
}

/** What a run of unprinted words is: the request, whom it names as readers, and what it wishes besides. */
function clausesOf(run: Span, { text, asked, pieces, facts }: Known): Clause[] {
  const said = text.slice(...run);
  if (isEmpty(said) || greeted(said) >= said.length) return [{ kind: 'lead', at: run }];
  const request = asked.findLast((span) => overlaps(span, run));
  // What's told before the piece is named, in the same sentence, isn't the request.
  const isTold = !pieces.some((piece) => overlaps(piece, run)) && said.split(/\s+/).length > 5;
  if (!request || isTold) return [{ kind: 'unprinted', at: run }];
  const readers = facts.find(({ kind, at }) => kind === 'audience' && within(at, run));
  if (!readers) {
    // A word or two, such as “this time”, belong to the request.
    const rest: Span = [Math.max(run[0], Math.min(request[1], run[1])), run[1]];
    return [
      { kind: 'lead', at: [run[0], rest[0]] },
      { kind: /\S\s+\S+\s+\S/.test(text.slice(...rest)) ? 'unprinted' : 'lead', at: rest },
    ];
  }
  const start = readers.at[0];
  // “roofers in Reno”, and not all that's dictated after them.
  const named = readers.at[1] + (/^(?:\s+\S+){0,4}/.exec(text.slice(readers.at[1], run[1]))?.[0].length ?? 0);
  const whom = text.slice(start, Math.min(named, run[1])).replace(told, '');
  const end = start + whom.replace(/\s+(?:and|or|in|of|with|for|at)\s*$/i, '').length;
  return [
    { kind: 'lead', at: [run[0], start] },
    { kind: 'audience', at: [start, end] },
    ...(end < run[1] ? [{ kind: 'unprinted' as const, at: [end, run[1]] as const }] : []),
  ];
}

const says = String.raw`(?:\s+(?:that|which|it|should|must|will|to|is|be|reads?|says?|saying|with))*[^\w.!?]*$`;
const names: readonly (readonly [ClauseKind, RegExp])[] = [
  ['headline', new RegExp(`\\b(?:headline|title|heading|titled|entitled|called|subject line)${says}`, 'i')],
  ['action', new RegExp(`\\b(?:button|call to action|cta)${says}`, 'i')],
];
const longestNamed = 76;

/** "The title is ⟦Which bin?⟧, and a button, ⟦Ask Lorna⟧": what unprinted words name, until its sentence ends. */
function namedBy(
  run: Span,
  words: readonly Word[],
  printed: readonly boolean[],
  { text, facts }: Known,
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

/** What's struck out, and what announces a postscript. */
const unset = /~~[^~\n]+~~|\bP\.?S\.?(?=[:,\s]|$)/gu;
/** Marks that are dictated by name, if there are several. */
const spokenMark =
  /(?<!\b(?:an?|the|this|that|no|any|grace|trial|notice|lease|rental|time|waiting|retention|warranty|return)\s)\b(?:period|full stop|new (?:line|paragraph))\b/giu;
const fewestSpoken = 2;

/** What no piece has, in words that are printed otherwise. */
function unsetIn(text: string): Span[] {
  const spoken = [...text.matchAll(spokenMark)];
  return [...text.matchAll(unset), ...(spoken.length < fewestSpoken ? [] : spoken)].map(
    ({ index, 0: mark }) => [index, index + mark.length],
  );
}

const takenBack =
  /\b(?:no,? wait|wait,? no|ugh,? no|or rather|erratum|hang on,? no|scratch that|make that|correction|i mean|no,? sorry|sorry,? (?:no|make (?:it|that))|(?:they|we)(?:[’']ve| have)? moved it)\b/gi;
/** How far what's taken back is from the words that say so, in characters. */
const near = 100;
/** A sentence of fewer words says nothing without what's taken back. */
const short = 9;

/** "Wed Dec 2. Wait, no, they moved it. Thurs Dec 3": the later date is printed, and not the earlier. */
function takeBack(words: readonly Word[], printed: boolean[], { text, facts }: Known) {
  for (const { index, 0: said } of text.matchAll(takenBack)) {
    const last = words.findLastIndex(({ at }) => at[1] <= index);
    const next = words.findIndex(({ at }) => at[0] >= index + said.length);
    const partOf = (word: Word | undefined) =>
      words.flatMap(({ part }, place) => (part === word?.part ? [place] : []));
    const [before, after] = [partOf(words[last]), partOf(words[next])];
    const forms = new Set(after.map((place) => words[place]?.form));
    const same = before.filter((place) => forms.has(words[place]?.form)).length;
    // “Minimum 20 servers, scratch that, minimum 25 servers”
    if (same > 0 && same * 2 >= after.length && words[last]?.part !== words[next]?.part)
      for (let place = before[0] ?? 0; place < next; place++) printed[place] = false;
    for (const { kind } of facts.filter(({ at }) => at[0] > index && at[0] < index + near)) {
      const before = facts.findLast((fact) => fact.kind === kind && fact.at[1] <= index);
      if (!before || before.at[1] < index - near || !/^(?:date|time|price|phone|percent)$/.test(kind))
        continue;
      const { sentence } = words.find(({ at }) => overlaps(at, before.at)) ?? {};
      const isShort = words.filter((word) => word.sentence === sentence).length < short;
      for (const [place, word] of words.entries())
        if (overlaps(word.at, before.at) || (isShort && word.sentence === sentence)) printed[place] = false;
    }
  }
}

/** Where a mail is signed, once something was said. */
function signatureIn(
  text: string,
  facts: readonly Fact[],
  words: readonly Word[],
  printed: readonly boolean[],
) {
  const first = words[printed.indexOf(true)]?.at[0] ?? text.length;
  const sentence = sentencesIn(text, facts).find(([from, end]) => from > first && isSigned(text, from, end));
  return sentence?.[0] ?? text.length;
}

/** The labels that sentences and lines begin with. In a form, a value goes on to the end of its line. */
function labelsIn(text: string, facts: readonly Fact[]): { label: Label; start: number; end: number }[] {
  const isForm = text.split('\n').filter((line) => labelAt(line, 0, line.length)).length >= 3;
  let done = 0;
  return sentencesIn(text, facts).flatMap(([from, stop]) => {
    const start = from + (/^\s*/.exec(text.slice(from, stop))?.[0].length ?? 0);
    if (start < done) return [];
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

/** “Flyer: we buy old racks.” In 97 of 100 marked ones, such a sentence is printed. */
function printNamed(words: readonly Word[], printed: boolean[], { text, asked, pieces }: Known) {
  for (const span of asked) {
    const isNamed =
      /^(?:\S+ ){0,2}\S+:\s*$/.test(text.slice(...span)) && pieces.some((piece) => within(piece, span));
    const first = words.findIndex(({ at }) => at[0] >= span[1]);
    const end = words.findIndex(
      ({ sentence }, place) => place > first && sentence !== words[first]?.sentence,
    );
    const own = printed.slice(first, end < 0 ? undefined : end);
    if (isNamed && first >= 0 && !own.includes(true)) printed.fill(true, first, first + own.length);
  }
}

/** A description of nothing but the piece says what it's about: "a poster for the repair café in Leuven". */
function printTopic(words: readonly Word[], printed: boolean[], facts: readonly Fact[]) {
  const last = words.findLastIndex(({ isAsking }) => isAsking);
  const topic = words.findIndex((_, place) => place > last);
  const isReaders = facts.some(({ kind, at }) => kind === 'audience' && at[0] === words[topic]?.at[0]);
  if (topic < 0 || isReaders) return;
  for (const [place, { sentence }] of words.entries())
    if (place >= topic && sentence === words[topic]?.sentence) printed[place] = true;
}

/** What the piece is named by is printed if nothing else says it: "a blood drive poster. Friday at 9, north lot." */
function printUnsaid(words: readonly Word[], printed: boolean[], topic: Span) {
  const own = words.filter(({ at }) => within(at, topic));
  const said = new Set(
    words.flatMap(({ at, form }, place) => (printed[place] && !within(at, topic) ? [form] : [])),
  );
  if (own.every(({ form }) => form.length <= 3 || said.has(form))) return;
  for (const [place, { at }] of words.entries()) if (within(at, topic)) printed[place] = true;
}

const apart = /^(?:date|time|price|percent|phone|email|link|person|role|place|phrase)$/;
/** “The button says "Ask us"”. */
const quoted =
  /\b(?:title|headline|heading|button|cta|caption|slogan|tagline|subject line|text|line|poster|flyer|banner|card|ad|it|that)(?: (?:is|reads?|says?|saying|reading|should (?:be|say|read)))?[:,]?\s*["“]?$/i;
/** How to reach us is for readers, unless a label says otherwise: 99 in 100 marked ones are. */
const contact = /^(?:phone|email|link)$/;
/** A fact is printed or not as a whole, as most of its words are; what's quoted at length is, and whose card it is. */
function whole(
  words: readonly Word[],
  printed: readonly boolean[],
  { text: said, material, facts }: Known,
): boolean[] {
  const all = [...printed];
  for (const { kind, at, text } of facts) {
    if (!apart.test(kind)) continue;
    const places = words.flatMap((word, place) => (overlaps(word.at, at) ? [place] : []));
    // What goes on in another sentence isn't one.
    if (words[places[0] ?? 0]?.sentence !== words[places.at(-1) ?? 0]?.sentence) continue;
    const count = places.filter((place) => printed[place]).length;
    const isQuote = kind === 'phrase' && (text.split(' ').length > 3 || quoted.test(said.slice(0, at[0])));
    const isOnCard = material === 'business-card' && /^(?:person|role)$/.test(kind);
    const isSure = isQuote || isOnCard || contact.test(kind);
    for (const place of places) all[place] = isSure || count * 2 >= places.length;
  }
  return all;
}

/** Runs of unprinted words, each within a sentence; the parts that ask for the piece are runs of their own. */
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
