import { overlaps, type Span, within } from '../found.ts';
import { isOfOurTrade } from '../language.ts';
import { sentencesIn } from '../statements.ts';
import type { Clause, ClauseKind } from './clause.ts';
import { isForReader } from './evidence.ts';
import { clean, greeted, isEmpty, isSigned } from './greetings.ts';
import { labelAt, noValue } from './labels.ts';
import { leadAt } from './leads.ts';
import { goesOnAboutPiece, isOnPiece, leadsToTopic } from './ofPiece.ts';
import { openingOf, stated, tailAt } from './opening.ts';
import { partsOf } from './parts.ts';
import { isSteering } from './steering.ts';
import { isName } from './tails.ts';
import { type Known, wishesIn } from './wishes.ts';
import { isWithheld, secretsIn, withholdsLast } from './withheld.ts';

/** The company says "we": "I" and "my" are the author's own. */
const own = /(?<![\p{L}’'])(?:I(?:[’'](?:m|d|ll|ve))?|[Mm]y|me|[Mm]ine|myself)(?![\p{L}’'-])/u;
const self = /(?<![\p{L}’'])(?:I(?:[’'](?:m|d|ll|ve))?|me)(?![\p{L}’'-])/u;
const quotes = /(?<!\p{L})["“„«'‘][^"“”„«»]*["”»'’]/gu;
const predicate = /\b(?:we|they|you|he|she)\b|\b(?:is|are|was|were|has|have|had|will)\b/i;
/** Sorts a description into clauses, in order. What isn't in one is for the reader. */
export function clausesIn(text: string, known: Known): Clause[] {
  const { asked, refused, facts } = known;
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
  const { has, isQuoted, isWish, isSteered, isBackground, isReason } = wishesIn(text, known);
  const told = { isSaid: false, hasVerb: false };

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
        const isLedTo =
          lead.length > 0 &&
          !(/^\s*\w+ $/.test(text.slice(start, led)) && isSteering(clean(text.slice(...at))));
        const isSaid = isLedTo || (isText && open.length + steering.length === 0);
        (!isSaid && isWish(at, told, open, steering) ? steering : open).push(at);
      }
    }
    return { open, steering, isLed, isNamed };
  };

  /** Whether the author tells of themselves before asking: "I was asked to speak and need a slide". */
  const isOfAuthor = (parts: readonly Span[], before = 0) =>
    parts.some((at) => at[0] < before && self.test(text.slice(at[0], Math.min(at[1], before))));
  const secrets = secretsIn(text, refused);
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
    const later = asked.filter((span) => span !== request && span[0] > from && span[0] < end);
    for (const span of later)
      for (const { kind, at } of openingOf(text, span, [span[1], end], { asked, facts }).clauses)
        add(kind, ...at);
    // "Don't mention that" is about the sentence before.
    if (last && goesOn && withholdsLast(clean(text.slice(from, end)))) add('steer', ...last);
    last = [from, end];
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
    const kind: ClauseKind =
      open.length === 0 ||
      isWithheld(clean(text.slice(...bare))) ||
      (!isTopic && isReason(steering, open)) ||
      (request && goesOnAboutPiece(text, request, has([from, end], stated))) ||
      (!isTopic &&
        !isQuoted(bare) &&
        !has(bare, /item/) &&
        ((isSteered(bare, told) && !open.some((at) => has(at, /phone|email|link/))) ||
          isBackground(bare, told)))
        ? 'steer'
        : secrets.some((name) => text.slice(from, end).includes(name)) || isOfAuthor(open, later[0]?.[0])
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
    told.hasVerb = predicate.test(text.slice(from, end));
    goesOn = kind === 'reader';
    if (goesOn) said++;
    told.isSaid = said > 0;
    if (goesOn) for (const at of steering) add('steer', ...at);
    else {
      const isCut = refused.some((span) => overlaps(span, [from, end]));
      const led = isCut ? undefined : tailAt(text, [from, end], facts);
      if (led) said++;
      for (const at of !led && (isNamed || isCut) ? [...open, ...steering] : [[from, led ?? end] as const])
        add(!isCut || /\p{L}\s+\p{L}/u.test(text.slice(...at)) ? kind : 'lead', ...at);
    }
  }
  return found;
}
