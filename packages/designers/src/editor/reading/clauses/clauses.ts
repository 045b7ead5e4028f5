import type { Fact } from '../brief.ts';
import { overlaps, type Span, within } from '../found.ts';
import { isOfOurTrade } from '../language.ts';
import { sentencesIn } from '../statements.ts';
import type { Clause, ClauseKind } from './clause.ts';
import { isForReader, isOnOthers, isStance, takesPart } from './evidence.ts';
import { clean, greeted, isEmpty, isSigned } from './greetings.ts';
import { labelAt, noValue } from './labels.ts';
import { leadAt } from './leads.ts';
import { goesOnAboutPiece, isOnPiece, leadsToTopic } from './ofPiece.ts';
import { openingOf, stated } from './opening.ts';
import { partsOf } from './parts.ts';
import { isSteering } from './steering.ts';
import { isName } from './tails.ts';
import { isUnwished, isWithheld, withholdsLast } from './withheld.ts';

/** The company says "we": "I" and "my" are the author's own. */
const own = /(?<![\p{L}’'])(?:I(?:[’'](?:m|d|ll|ve))?|[Mm]y|me|[Mm]ine|myself)(?![\p{L}’'])/u;
const self = /(?<![\p{L}’'])(?:I(?:[’'](?:m|d|ll|ve))?|me)(?![\p{L}’'])/u;
const unwanted = /^\W*(?:(?:please|pls)\s+)?(?:no|not|nothing|never|without|avoid|don[’']?t|do not)\b/i;
const quotes = /["“„«'‘][^"“”„«»]*["”»'’]/g;
interface Known {
  /** Words that ask for the piece. */
  asked: readonly Span[];
  refused: readonly Span[];
  facts: readonly Fact[];
}

/** "It's for the glass line", after "we got an award". */
const onWhatWasSaid = /^(?:it|this)(?:[’']s| is) for\b/i;
const predicate =
  /\b(?:we|they|you|he|she)\b|\b(?:is|are|was|were|has|have|had|will)\b/i;
/** Names that are not to be mentioned. */
const unmentioned =
  /\b(?:mention|name|naming|mentioning|disclose|name of|term)s?\s+(?:(?:the|our|any)\s+)?(?:client|customer|partner|company)?\s*\(?(?<name>\p{Lu}[\p{L}\d&-]+(?:\s\p{Lu}[\p{L}\d&-]+)*)/u;

/** Sorts a description into clauses, in order. What isn't in one is for the reader. */
export function clausesIn(text: string, { asked, refused, facts }: Known): Clause[] {
  const found: Clause[] = [];
  const add = (kind: ClauseKind, start: number, end: number) => {
    if (end > start) found.push({ kind: isEmpty(text.slice(start, end)) ? 'lead' : kind, at: [start, end] });
  };
  /** A headline in quotation marks is what they hold; returns whether it is. */
  const addNamed = (kind: ClauseKind, at: Span): boolean => {
    const quote = facts.find((fact) => fact.kind === 'phrase' && within(fact.at, at));
    const isQuote = kind === 'headline' && quote !== undefined;
    add(kind, ...(isQuote ? quote.at : at));
    return isQuote;
  };
  const has = (at: Span, kinds: RegExp) => facts.some((fact) => kinds.test(fact.kind) && within(fact.at, at));
  // “Don't use the word ‘cheap’” quotes what isn't wanted.
  const isQuoted = (at: Span) => has(at, /phrase/) && !unwanted.test(text.slice(...at));
  /** An aside, or what's left next to refused words: “9 tires (don't ask)”. */
  const isDebris = (at: Span) => {
    const words = text.slice(...at);
    const isAside =
      text[at[0] - 1] === '(' && /\p{L}\s+\p{L}/u.test(words) && !/[\p{Lu}\p{Lo}\d]/u.test(words);
    const isLeft = refused.some(([start, end]) => start === at[1] || end === at[0]) && !has(at, /name/);
    return (isAside || isLeft) && !isForReader(text, [at], facts);
  };
  // In a request, "they" are whom it names: "thanks to the crew, they were done in 3 days".
  const isBackground = (at: Span) =>
    isOnOthers(clean(text.slice(...at))) &&
    !has(at, takesPart) &&
    !(has(at, /number/) && asked.some(([, to]) => to < at[0] && !/[.!?\n]/.test(text.slice(to, at[0]))));
  /** Whether the last sentence that's printed has a verb. */
  let isTold = false;
  const refersBack = (at: Span) =>
    isTold && onWhatWasSaid.test(clean(text.slice(...at))) && has(at, /place|name|person|company/);
  const isWish = (at: Span) => {
    const words = clean(text.slice(...at));
    return (
      !isQuoted(at) &&
      !refused.some((span) => overlaps(span, at)) &&
      !has(at, /price|percent|item/) &&
      !refersBack(at) &&
      (isSteering(words) || isDebris(at) || isBackground(at) || isStance(words))
    );
  };

  /** "No names, the contract isn't signed": what follows a wish is why, unless it says something of its own. */
  const isReason = ([wish]: readonly Span[], rest: readonly Span[]) =>
    wish !== undefined &&
    rest.every((at) => at[0] > wish[0] && !has(at, /^(?!audience|not)/) && !/\byour?\b/i.test(text.slice(...at)) && !isOfOurTrade(text.slice(...at)));

  /** Sorts the parts of a sentence: those that steer, and those left. Leads and named fields are added. */
  const partsIn = (from: number, end: number, isText = false) => {
    const [open, steering]: [Span[], Span[]] = [[], []];
    let [isLed, isNamed, led] = [false, false, from];
    for (const [first, stop] of partsOf(text, [from, end], facts, refused)) {
      const start = Math.max(first, led);
      if (start >= stop) continue;
      // An item of a list is the reader's as it is.
      const isItem = facts.some(({ kind, at }) => kind === 'item' && start <= at[0] && at[0] <= start + 1);
      const lead = isItem ? { length: 0, kind: 'reader' as const } : leadAt(text, start, end);
      led = start + lead.length;
      add('lead', start, led);
      isLed ||= lead.length > 0;
      const at: Span = [led, stop];
      if (lead.kind !== 'reader') {
        if (led < stop) addNamed(lead.kind, at);
        isNamed ||= led < stop;
      } else if (isEmpty(text.slice(...at))) add('lead', ...at);
      else {
        // "Add icons" isn't said with icons.
        const isLedTo = lead.length > 0 && !(/^\s*\w+ $/.test(text.slice(start, led)) && isSteering(clean(text.slice(...at))));
        const isSaid = isLedTo || (isText && open.length + steering.length === 0);
        // "Blue only, no pies": what a wish goes on with is one, too.
        const goesOn = open.length === 0 && steering.length > 0 && unwanted.test(text.slice(...at));
        ((!isSaid && isWish(at)) || goesOn ? steering : open).push(at);
      }
    }
    return { open, steering, isLed, isNamed };
  };

  const secrets = refused.flatMap((at) => {
    const name = unmentioned.exec(text.slice(...at))?.groups?.name;
    return name ? [{ name, at }] : [];
  });
  let said = 0;
  let done = 0;
  let goesOn = false;
  /** Where the text ends that a label of a form leads to. */
  let worded = 0;
  let last: Span | undefined;
  const isForm = text.split('\n').filter((line) => labelAt(line, 0, line.length)).length >= 3;
  for (const [begin, stop] of sentencesIn(text, facts)) {
    if (begin < done) continue;
    let end = stop;
    let from = begin + greeted(text.slice(begin, end));
    from += /^\s*/.exec(text.slice(from, end))?.[0].length ?? 0;
    add('lead', begin, from);
    if (isSigned(text, from, end) && said > 0) {
      add('lead', from, text.length);
      break;
    }
    const request = asked.find(
      (span) => span[1] > from && (span[0] <= from + 2 || isName(text.slice(from, span[0]))),
    );
    const label = labelAt(text, request ? Math.min(request[1], end) : from, end);
    // In a form, a value goes on to the end of its line.
    if (isForm && label && /(?:^|\n)\s*$/.test(text.slice(0, from))) {
      const line = from + text.slice(from).search(/\n|$|[.;|]\s+(?=[^.:\n]{2,30}:\s)/);
      if (label.kind === 'said') worded = line;
      else done = end = Math.max(end, line);
    }
    if (
      label?.kind === 'made' ||
      label?.kind === 'steer' ||
      (label && noValue.test(text.slice(label.value, end)))
    ) {
      add(label.kind === 'made' ? 'lead' : 'steer', from, end);
      continue;
    }
    if (label) add('lead', from, label.value);
    if (label && label.kind !== 'said') {
      const at: Span = [label.value, end];
      said++;
      // Who isn't a person is an audience.
      if (!addNamed(label.kind === 'audience' && has(at, /person/) ? 'person' : label.kind, at)) continue;
    }
    from = label?.value ?? (request ? Math.max(from, Math.min(request[1], end)) : from);
    const bare: Span = [from, end];
    if (request) {
      const opening = openingOf(text, request, [from, end], { asked, facts });
      for (const { kind, at } of opening.clauses) add(kind, ...at);
      from = opening.from;
    }
    const later = asked.filter((span) => span !== request && span[0] > from && span[1] < end);
    for (const span of later)
      for (const { kind, at } of openingOf(text, span, [span[1], end], { asked, facts }).clauses)
        add(kind, ...at);
    if (!clean(text.slice(from, end))) continue;
    if (/^[^:]{1,24}:\s*$/.test(text.slice(from, end)) && !isOfOurTrade(text.slice(from, end))) {
      add('lead', from, end);
      continue;
    }
    const { open, steering, isLed, isNamed } = partsIn(from, end, label?.isText);
    if (open.length + steering.length === 0) continue;
    const isTopic =
      isLed ||
      label !== undefined ||
      from < worded ||
      asked.some((span) => (span === request ? leadsToTopic(text, span) : overlaps(span, [from, end])));
    const outside = text.slice(...bare).replaceAll(quotes, '');
    const isMeant = isQuoted(bare) || has([from, end], stated);
    const opens = said === 0 && !request && !asked.some((span) => span[0] >= end);
    // "Don't mention that" is about the sentence before.
    if (last && goesOn && withholdsLast(clean(text.slice(...bare)))) add('steer', ...last);
    last = [from, end];
    const isSecret = secrets.some(({ name, at }) => text.slice(from, end).includes(name) && !within(at, [from, end]));
    isTold = predicate.test(text.slice(from, end));
    const kind: ClauseKind =
      open.length === 0 ||
      (steering.length > 0 && isWithheld(clean(text.slice(...bare)))) ||
      (!isTopic && isReason(steering, open)) ||
      (request && goesOnAboutPiece(text, request, has([from, end], stated))) ||
      (!isTopic &&
        !isQuoted(bare) &&
        !has(bare, /item/) &&
        ((isSteering(clean(text.slice(...bare))) && !refersBack(bare)) || isBackground(bare)))
        ? 'steer'
        : isSecret || later.some(([before]) => self.test(text.slice(from, before)))
          ? 'unsure'
        : isTopic
          ? 'reader'
          : own.test(outside)
            ? 'unsure'
            : isOnPiece(clean(outside)) && !isMeant
              ? 'steer'
              : isForReader(text, open, facts, { goesOn, opens, isTold: said > 0 })
                ? 'reader'
                : 'unsure';
    goesOn = kind === 'reader';
    if (goesOn) said++;
    if (goesOn) for (const at of steering) add('steer', ...at);
    else for (const at of isNamed ? [...open, ...steering] : [[from, end] as const]) add(kind, ...at);
  }
  return found;
}
