import type { Fact } from './brief.ts';
import { isInside, overlaps, type Span } from './found.ts';
import type { RuleReading } from './known.ts';
import { addressLinesIn } from './labels.ts';
import type { Word } from './marking/words.ts';

// Rules about printed words that hold whatever the model says.

/** Struck-out text, and the announcement of a postscript or an ending. */
const unset =
  /~~[^~\n]+~~|(?<=["“])(?:Hi|Hello|Dear) (?:team|all|everyone|folks|colleagues)\b[,!]?|(?<=[.!?\n]\s*)[Ss]o(?:rry| sorry)[.!]*\s*$|\bP\.?S\.?(?=[:,\s]|$)|(?<=(?:^|[.!?\n])\s*)(?:Close|End|Finish|Sign off|Wrap up) (?:with|on)(?=[\s:])/gu;
/** Punctuation dictated by name. Only counts if there are several. */
const spokenMark =
  /(?<!\b(?:an?|the|this|that|no|any|grace|trial|notice|lease|rental|time|waiting|retention|warranty|return)\s)\b(?:period|full stop|new (?:line|paragraph))\b/giu;
const fewestSpoken = 2;

/** Returns the ranges that no piece prints, even within printed words. */
export function unsetIn(text: string): Span[] {
  const spoken = [...text.matchAll(spokenMark)];
  const marks = [...text.matchAll(unset), ...(spoken.length < fewestSpoken ? [] : spoken)];
  return [...marks.map(({ index, 0: mark }): Span => [index, index + mark.length]), ...addressLinesIn(text)];
}

/** Prints the words that a range touches, or doesn't. */
export function setPrinted(words: readonly Word[], printed: boolean[], span: Span, isPrinted: boolean) {
  for (const [place, { at }] of words.entries()) if (overlaps(at, span)) printed[place] = isPrinted;
}

/** Words that take back what was said before them. */
export const takenBack =
  /\b(?:no,? wait|wait,? no|ugh,? no|or rather|erratum|(?:no,? )?hang on(?:,? no)?|(?:no,? )?scratch that|make that|correction|i mean|no,? sorry|sorry,? (?:no|make (?:it|that))|(?:they|we)(?:[’']ve| have)? (?:moved|changed) it)\b/gi;
/** The longest distance between a correction and what it takes back, in characters. */
const near = 100;
/** Corrections that can also be addressed to readers: "Make that call." */
const alsoSaid = /^(?:make that|i mean|correction)$/i;
/** The number of words below which a sentence is empty without what's taken back. */
const short = 9;

/** Unprints what a correction takes back, and prints its replacement. */
export function takeBack(words: readonly Word[], printed: boolean[], reading: RuleReading) {
  for (const { index, 0: retraction } of reading.text.matchAll(takenBack)) {
    takeBackWords(words, printed, [index, index + retraction.length]);
    takeBackFacts(words, printed, index, reading);
    if (alsoSaid.test(retraction)) continue;
    setPrinted(words, printed, [index, index + retraction.length], false);
  }
}

const interjection = /^(?:no|nope|oh|uh|um|ugh|wait|sorry|actually)$/;

/**
 * Handles "Minimum 20 servers, scratch that, minimum 25 servers": the correction repeats the text from a shared word.
 */
function takeBackWords(words: readonly Word[], printed: boolean[], [start, end]: Span) {
  const last = words.findLastIndex(({ at, form }) => at[1] <= start && !interjection.test(form));
  const next = words.findIndex(({ at }) => at[0] >= end);
  const partOf = (place: number) =>
    words.flatMap(({ part }, at) => (part === words[place]?.part ? [at] : []));
  const [before, after] = [partOf(last), partOf(next)];
  const formAt = (place: number) => words[place]?.form;
  const forms = new Set(after.map(formAt));
  const same = before.filter((place) => forms.has(formAt(place))).length;
  if (same === 0 || same * 2 < after.length || words[last]?.part === words[next]?.part) return;
  const from = before.findLast((place) => formAt(place) === formAt(next)) ?? before[0] ?? next;
  const isPrinted = printed.slice(from, last + 1).includes(true);
  printed.fill(false, from, next);
  if (isPrinted) for (const place of after) printed[place] = true;
}

/** Handles "Wed Dec 2. Wait, no, they moved it. Thurs Dec 3": prints the later date instead of the earlier one. */
function takeBackFacts(words: readonly Word[], printed: boolean[], index: number, { facts }: RuleReading) {
  for (const { kind, at: later } of facts.filter(({ at }) => at[0] > index && at[0] < index + near)) {
    const before = facts.findLast((fact) => fact.kind === kind && fact.at[1] <= index);
    if (!before || before.at[1] < index - near || !/^(?:date|time|price|phone|percent)$/.test(kind)) continue;
    if (words.some(({ at }, place) => printed[place] && overlaps(at, before.at)))
      setPrinted(words, printed, later, true);
    const { sentence } = words.find(({ at }) => overlaps(at, before.at)) ?? {};
    const isShort =
      words.filter((word) => word.sentence === sentence).length < short &&
      !facts.some(
        ({ kind: other, at }) =>
          other !== kind && words.some((word) => word.sentence === sentence && overlaps(word.at, at)),
      );
    for (const [place, word] of words.entries())
      if (overlaps(word.at, before.at) || (isShort && word.sentence === sentence)) printed[place] = false;
  }
}

const noTitle =
  /^for (?:the|our)\b|\b(?:please|pls|need|want|can|could|help|hi|hello|hey|dear|sorry|thanks?|thx|quick|rush|urgent|small|easy|favou?r|me|us|i|my|we|you|it|one|this|that|another|next|idea|job|request|task|brief|notes?|question|issue|problem|draft|version|final|asap|today|tomorrow|again|ok|okay|morning|afternoon|evening|colou?r|font|logo|photo|picture|print|use|avoid|no|not|keep|make|tone|mood|style|format|length|audience|size)\b/i;
const longestTitle = 4;
const longestEvent = 12;
/**
 * Prints the few words that a description begins with, if they only name something: "holiday hours. all branches …".
 * There may be more if a date follows: "Rooftop clinic for owners of old panels. March 20, 9:30".
 */
export function printTitle(words: readonly Word[], printed: boolean[], { text, pieces }: RuleReading) {
  const title = words.filter(({ sentence }) => sentence === 0);
  const at: Span = [title[0]?.at[0] ?? 0, title.at(-1)?.at[1] ?? 0];
  const asking = new Set(words.flatMap(({ isPiece, sentence }) => (isPiece ? [sentence] : [])));
  const next = words.findIndex(({ sentence }) => sentence > 0 && !asking.has(sentence));
  const longest = words[next]?.fact === 'date' ? longestEvent : next === title.length ? longestTitle : 0;
  const isTitle =
    title.length > 1 &&
    title.length <= longest &&
    !pieces.some((piece) => overlaps(piece, at)) &&
    !noTitle.test(text.slice(...at)) &&
    !text.slice(...at).endsWith('?') &&
    printed[next] === true;
  if (isTitle) printed.fill(true, 0, title.length);
}

const terms =
  /(?<=(?:^|\n)\s*)(?:admission|entry|entrance|cost|fee|price|parking|food|refreshments):[^\S\n](?!\s*(?:none|no|n\/a|tb[acd]|unknown)\b)[^\n]+/gi;
/** Prints lines of a form that say what readers pay and get: "Admission: free". */
export function printTerms(words: readonly Word[], printed: boolean[], text: string) {
  for (const { index, 0: line } of text.matchAll(terms))
    setPrinted(words, printed, [index, index + line.length], true);
}

/** Prints the sentence after a named piece: “Flyer: we buy old racks.” In 97 of 100 marked ones, it's printed. */
export function printNamed(
  words: readonly Word[],
  printed: boolean[],
  { text, requestSpans, pieces }: RuleReading,
) {
  for (const span of requestSpans) {
    const isNamed =
      /^(?:\S+ ){0,2}\S+:\s*$/.test(text.slice(...span)) && pieces.some((piece) => isInside(piece, span));
    const first = words.findIndex(({ at }) => at[0] >= span[1]);
    const end = words.findIndex(
      ({ sentence }, place) => place > first && sentence !== words[first]?.sentence,
    );
    const own = printed.slice(first, end < 0 ? undefined : end);
    if (isNamed && first >= 0 && !own.includes(true)) printed.fill(true, first, first + own.length);
  }
}

/** Prints the topic of a description that says nothing else: "a poster for the repair café in Leuven". */
export function printTopic(words: readonly Word[], printed: boolean[], facts: readonly Fact[]) {
  const last = words.findLastIndex(({ isAsking }) => isAsking);
  const topic = words.findIndex((_, place) => place > last);
  const isReaders = facts.some(({ kind, at }) => kind === 'audience' && at[0] === words[topic]?.at[0]);
  if (topic < 0 || isReaders) return;
  for (const [place, { sentence }] of words.entries())
    if (place >= topic && sentence === words[topic]?.sentence) printed[place] = true;
}

const isPrintedFact = (words: readonly Word[], printed: readonly boolean[], { at }: Fact) =>
  words.some((word, place) => printed[place] && overlaps(word.at, at));

/** Prints the place that a request names if nothing else does: "A flyer for the ⟦Tempe store⟧: …" */
export function printPlace(words: readonly Word[], printed: boolean[], { text, facts, pieces }: RuleReading) {
  const places = facts.filter(({ kind }) => kind === 'place');
  if (places.some((fact) => isPrintedFact(words, printed, fact))) return;
  const asked = places.find(
    ({ at, text: name }) =>
      /^\p{Lu}/u.test(name) &&
      /\bfor (?:the|our) $/i.test(text.slice(0, at[0])) &&
      pieces.some(([, end]) => end < at[0] && at[0] - end < nearRequest),
  );
  if (asked) setPrinted(words, printed, asked.at, true);
}
const nearRequest = 16;

/** Prints the topic that a request names if nothing else says it: "a blood drive poster. Friday at 9, north lot." */
export function printUnsaid(words: readonly Word[], printed: boolean[], topic: Span) {
  const own = words.filter(({ at }) => overlaps(at, topic));
  const printedForms = new Set(
    words.flatMap(({ at, form }, place) => (printed[place] && !overlaps(at, topic) ? [form] : [])),
  );
  if (own.every(({ form }) => form.length <= 3 || printedForms.has(form))) return;
  setPrinted(words, printed, topic, true);
}

/**
 * Prints the date and time next to each other of which only one is printed, or which the request names, if no others are
 * printed: “a slide for the panel on ⟦the 20th of January⟧, 3 pm, Room 204”.
 */
export function printDate(
  words: readonly Word[],
  printed: boolean[],
  { text, facts, requestSpans }: RuleReading,
) {
  const isPrinted = (fact: Fact) => isPrintedFact(words, printed, fact);
  const sentenceOf = ([start]: Span) => words.findLast(({ at }) => at[0] <= start)?.sentence;
  const asked = requestSpans.map(sentenceOf);
  const pairs = facts.flatMap((date) => {
    const time = facts.find(({ kind, at }) => kind === 'time' && at[0] >= date.at[1]);
    const isPair = date.kind === 'date' && date.value && time;
    return isPair && /^,? (?:at )?$/.test(text.slice(date.at[1], time.at[0])) ? [[date, time] as const] : [];
  });
  for (const pair of pairs) {
    const [date, time] = pair;
    const isDue = /\b(?:by|until|till|before|due)(?: on)? $/i.test(text.slice(0, date.at[0]));
    const isEvent = pair.some(isPrinted) || (!isDue && asked.includes(sentenceOf(date.at)));
    const isOther = (fact: Fact) =>
      fact.value && !isPrinted(fact) && facts.some((one) => one.kind === fact.kind && isPrinted(one));
    if (isEvent && !pair.some(isOther)) setPrinted(words, printed, [date.at[0], time.at[1]], true);
  }
}

const apart = /^(?:date|time|price|percent|phone|email|link|person|role|place|phrase)$/;
/** “The button says "Ask us"”. */
const quoted =
  /\b(?:(?:title|headline|heading|button|cta|caption|slogan|tagline|subject line|text|line|poster|flyer|banner|card|ad)(?: (?:is|reads?|says?|saying|reading|should (?:be|say|read)))?|it (?:reads|says|should (?:say|read)))[:,]?\s*["“]?$/i;
/** Contact details are for readers unless a label says otherwise: in 99 of 100 marked ones. */
const contact = /^(?:phone|email|link)$/;
/**
 * Prints a fact as a whole or not at all, as most of its words are. Contacts, longer quotes, and the person on a card
 * are always printed.
 */
export function whole(
  words: readonly Word[],
  printed: readonly boolean[],
  { text: description, material, facts }: RuleReading,
): boolean[] {
  const all = [...printed];
  for (const { kind, at, text } of facts) {
    if (!apart.test(kind)) continue;
    const places = words.flatMap((word, place) => (overlaps(word.at, at) ? [place] : []));
    // A match across two sentences isn't a fact, except “ext. 4410”.
    if (!contact.test(kind) && words[places[0] ?? 0]?.sentence !== words[places.at(-1) ?? 0]?.sentence)
      continue;
    const count = places.filter((place) => printed[place]).length;
    const isQuote =
      kind === 'phrase' && (text.split(' ').length > 3 || quoted.test(description.slice(0, at[0])));
    const isOnCard = material === 'business-card' && /^(?:person|role)$/.test(kind);
    const isSure = isQuote || isOnCard || contact.test(kind);
    for (const place of places) all[place] = isSure || count * 2 >= places.length;
  }
  return all;
}
