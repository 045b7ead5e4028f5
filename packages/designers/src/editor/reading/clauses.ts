import type { Fact } from './brief.ts';
import { overlaps, type Span, within } from './found.ts';
import { labelAt } from './labels.ts';
import { isOfOurTrade } from './language.ts';
import { leadAt } from './leads.ts';
import { audienceAt, placement } from './readers.ts';
import { pieceNoun } from './request.ts';
import { sentencesIn } from './statements.ts';
import { isSteering, toneFirst } from './steering.ts';

/**
 * What a clause of a description is for. It is printed if its form speaks to the reader; if that is unclear, the user is asked.
 *
 * - `reader`: a fact, an offer, an invitation, a statement.
 * - `headline`, `action`, `place`, `person`, `role`: such a clause for a field, as its label says.
 * - `audience`: whom the request names as readers: they may be greeted.
 * - `lead`: words that only lead to such a clause: a label, "say that", a greeting.
 * - `steer`: a wish about tone, format, audience, ending, exclusions, layout or length, or about the work on the piece.
 */
export type ClauseKind =
  | 'reader'
  | 'headline'
  | 'action'
  | 'place'
  | 'person'
  | 'role'
  | 'lead'
  | 'audience'
  | 'steer'
  | 'unsure';

export interface Clause {
  at: Span;
  kind: ClauseKind;
}

/** The company says "we": "I" and "my" are the author's own. */
const own = /(?<![\p{L}’'])(?:I(?:[’'](?:m|d|ll|ve))?|[Mm]y|me|[Mm]ine|myself)(?![\p{L}’'])/u;

const audienceOnly =
  /^(?:(?:mainly|mostly|also|only|especially)\s+)*(?:for|aimed at|targeting|targeted at|meant for|intended for|addressed to)\s/iu;
/** How a mail begins, up to its first words. */
const opener =
  /^\s*(?:(?:(?:hi|hello|hey|hallo|hola|ciao|hei|dear|good (?:morning|day|afternoon|evening))\b(?:\s+(?:all|team|there|everyone|ray|dear|colleagues?|marketing|people|friends|of|guys|both|\p{Lu}\p{Ll}+))*\s*(?:[,!:.]+\s*|\n+|$))|(?:ok|okay|so|well)\b[,\s]+)+/iu;
const closing =
  /^(?:(?:many |best |kind |warm )?(?:thanks|thx|regards|wishes)|thank you|cheers|best|br)(?:\s+(?:very much|so much|a lot|in advance|for (?:the|your) help|again))*(?:[,\s]+\p{Lu}\p{L}+)?$/iu;

/** What others do, which led to the piece and isn't said in it: they aren't its "you". */
const background =
  /^(?:people|some(?: people)?|many(?: people)?|they|most(?: people)?) (?!may|can|must|will|should|get|who)/iu;
const clean = (text: string) =>
  text.replaceAll(/[\s"”’)(!.;:,–—-]+$|^[\s,;:(–—-]+/gu, '').replaceAll(/\s+/g, ' ');

/** A sentence on the piece itself: "a poster would be perfect". */
const ofPiece = new RegExp(
  `^(?:please\\s+)?(?:(?:[\\p{L}’']+\\s+){0,6}(?:an?|the|one|this|please|do|make|write|for|my|another)\\s+(?:[\\p{L}-]+\\s+){0,2})?${pieceNoun}(?![\\p{L}-])`,
  'iu',
);
/** One word, or adjectives: neither a statement nor a call. */
const vague =
  /^(?:\S+|\S+ (?:and|but|yet|not) (?:not )?\S+|(?:[\p{L}-]+(?:ly|ful|ish|ive|al|ous|ic|less)\b[\s,]*(?:and\s+|but\s+|not\s+)*){1,3})$/iu;
const addressed = /\b(?:we|our|us|you|your|yours|let[’']s)\b/i;
/** Kinds of facts that nobody mentions in a wish. */
const stated = /date|time|price|number|percent|phone|email|link/;

interface Known {
  /** Words that ask for the piece. */
  asked: readonly Span[];
  refused: readonly Span[];
  facts: readonly Fact[];
}

/** Sorts a description into clauses, in order. What isn't in one is for the reader. */
export function clausesIn(text: string, { asked, refused, facts }: Known): Clause[] {
  const found: Clause[] = [];
  const add = (kind: ClauseKind, start: number, end: number) => {
    if (end > start) found.push({ kind, at: [start, end] });
  };
  const has = (at: Span, kinds: RegExp) => facts.some((fact) => kinds.test(fact.kind) && within(fact.at, at));
  // “Don't use the word ‘cheap’” quotes what isn't wanted.
  const isQuoted = (at: Span) =>
    has(at, /phrase/) &&
    !/^\W*(?:please\s+)?(?:no|not|nothing|never|without|avoid|don[’']?t|do not)\b/i.test(text.slice(...at));
  const isRefused = (at: Span) => refused.some((span) => overlaps(span, at));
  const isEvident = (at: Span) => has(at, /^(?!audience)/) || isOfOurTrade(text.slice(...at));
  let said = 0;
  let done = 0;
  const isForm = text.split('\n').filter((line) => labelAt(line, 0, line.length)).length >= 3;
  for (const [begin, stop] of sentencesIn(text, facts)) {
    if (begin < done) continue;
    let end = stop;
    let from = begin + (opener.exec(text.slice(begin, end))?.[0].length ?? 0);
    from += /^\s*/.exec(text.slice(from, end))?.[0].length ?? 0;
    add('lead', begin, from);
    if (signed(text, from, end) && said > 0) {
      add('lead', from, text.length);
      break;
    }
    const request = asked.find((span) => span[0] <= from + 2 && span[1] > from);
    const label = labelAt(text, request ? Math.min(request[1], end) : from, end);
    // In a form, a value goes on to the end of its line.
    if (isForm && label && label.kind !== 'said' && /(?:^|\n)\s*$/.test(text.slice(0, from))) {
      const line = text.slice(from).search(/\n|$|[.;|]\s+(?=[^.:\n]{2,30}:\s)/);
      done = end = Math.max(end, from + line);
    }
    const isNone = label && /^(?:none|no|n\/a|-)\W*$/i.test(text.slice(label.value, end));
    if (label && (isNone || label.kind === 'made' || label.kind === 'steer')) {
      add(label.kind === 'made' ? 'lead' : 'steer', from, end);
      continue;
    }
    if (label) add('lead', from, label.value);
    if (label && label.kind !== 'said' && label.kind !== 'made' && label.kind !== 'steer') {
      const at: Span = [label.value, end];
      const quote = facts.find((fact) => fact.kind === 'phrase' && within(fact.at, at));
      // Who isn't a person is an audience.
      const kind = label.kind === 'audience' && has(at, /person/) ? 'person' : label.kind;
      if (quote && kind === 'headline') add(kind, ...quote.at);
      else add(kind, ...at);
      said++;
      if (kind !== 'headline' || !quote) continue;
    }
    from = label?.value ?? (request ? Math.max(from, Math.min(request[1], end)) : from);
    const bare = text.slice(from, end);
    if (!clean(bare)) continue;
    if (/^[^:]{1,24}:\s*$/.test(bare.trim()) && !isEvident([from, end]) && !addressed.test(bare)) {
      add('lead', from, end);
      continue;
    }
    const readers = request ? audienceAt(text, from, end) : undefined;
    if (readers) {
      add('lead', from, readers.at[0]);
      add('audience', ...readers.at);
      add('lead', readers.at[1], readers.end);
      from = readers.end;
    }
    const spot = request && !readers ? placement(text, request[1], from, end, facts) : 0;
    if (spot > from) {
      add('steer', from, spot);
      from = spot;
    }
    if (!clean(text.slice(from, end))) continue;
    let isLed = label !== undefined || asked.some((span) => overlaps(span, [begin, end]));
    // What comes before the request is what led to it, unless it states something.
    const before = asked.length > 0 && asked.every((span) => span[0] >= end);
    const parts: { at: Span; kind: ClauseKind }[] = [];
    let led = from;
    for (const [first, stop] of partsOf(text, from, end, facts)) {
      const start = Math.max(first, led);
      if (start >= stop) continue;
      const lead = leadAt(text, start, end);
      led = start + lead.length;
      add('lead', start, led);
      if (lead.length > 0) isLed = true;
      if (led >= stop) continue;
      if (lead.kind !== 'reader') {
        add(lead.kind, led, stop);
        continue;
      }
      const at: Span = [led, stop];
      const words = clean(text.slice(...at));
      const steers =
        words &&
        !isQuoted(at) &&
        !isRefused(at) &&
        !has(at, /price|percent|item/) &&
        !(label?.isText && parts.length === 0) &&
        lead.length === 0 &&
        (isSteering(words) || (background.test(words) && !has(at, stated)));
      parts.push({ at, kind: steers || !words ? 'steer' : 'reader' });
    }
    if (parts.length === 0) continue;
    const open = parts.filter(({ kind }) => kind === 'reader').map(({ at }) => at);
    const words = clean(open.map((at) => text.slice(...at)).join(' '));
    const outside = bare.replaceAll(/["“„«'‘][^"“”„«»]*["”»'’]/g, '');
    const isOurs = open.some(isEvident) || addressed.test(words);
    const rest: ClauseKind =
      open.length === 0 ||
      (request && !isOurs && !label && words.split(' ').length < 3 && /[\p{L}\d]/u.test(text.slice(end))) ||
      (!isLed && !isQuoted([from, end]) && isSteering(clean(bare)))
        ? 'steer'
        : isLed || isRefused([from, end])
          ? 'reader'
          : own.test(outside)
            ? 'unsure'
            : ofPiece.test(clean(outside)) && !isQuoted([from, end]) && !has([from, end], stated)
              ? 'steer'
              : toneFirst.test(words) && !open.some((at) => has(at, stated))
                ? 'steer'
                : (audienceOnly.test(words) &&
                      !addressed.test(words) &&
                      !open.some((at) => has(at, stated))) ||
                    (!isOurs && said > 0 && vague.test(words)) ||
                    (before && said === 0 && !isOurs && !has([from, end], stated))
                  ? 'unsure'
                  : 'reader';
    if (rest === 'reader') {
      said++;
      for (const { at, kind } of parts) if (kind !== 'reader') add(kind, ...at);
    } else add(rest, from, end);
  }
  return found;
}

/** Whether a mail ends here: "Thanks" or "Best regards", with or without a name, and a signature below. */
const signed = (text: string, from: number, end: number) =>
  !text.slice(end).includes(':') &&
  closing.test(clean(text.slice(from, end))) &&
  text.length - end < 100 &&
  /^[\s.!,]*(?:\n|$|\p{Lu}\p{L}+\s*$)/u.test(text.slice(end));

const joint =
  /\s*[,;]\s+|\s+[–—-]\s+|\s+\(|\)\s*|[.!?:]+\s+(?=\p{L})|\s+(?:and|but)\s+(?=(?:please|pls|no|not|do not|don[’']?t|keep it|make it|never)\s)|\s+(?=because (?:they|people|readers|many|it is|my)\b|so that (?:they|people|readers)\b|so (?:it|this) (?:has|must|should|needs|can)\b)|\s+(?=(?:please|pls)\s*(?:[,.!?]|$))|\s+(?=(?:on|in|with|use|using)\s+(?:an?\s+|the\s+|our\s+)?(?:[\p{L}-]+\s+){0,2}(?:paper|stock|photos?|pictures?|images?|tone|style|letters|font|colou?rs?|background|red|green|blue|yellow|orange|pink|purple|black|white)\b)/giu;

/** A sentence between its commas and dashes; none is inside a fact. */
function partsOf(text: string, start: number, end: number, facts: readonly Fact[]): Span[] {
  const parts: Span[] = [];
  let from = start;
  for (const { index, 0: mark } of text.slice(start, end).matchAll(joint)) {
    const at: Span = [start + index, start + index + Math.max(1, mark.length)];
    if (facts.some((fact) => overlaps(fact.at, at))) continue;
    if (at[0] > from) parts.push([from, at[0]]);
    from = at[1];
  }
  if (end > from) parts.push([from, end]);
  return parts;
}
