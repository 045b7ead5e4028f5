import { figureIn } from '../layouts/figure.ts';
import type { Fact, ReadDescription } from '../reading/brief.ts';
import { isInside } from '../reading/found.ts';
import { looksBack } from '../reading/past.ts';
import {
  distinctLines,
  headlinesOf,
  includesText,
  leadInPattern,
  type NonEmpty,
  unquoted,
  wordingOfFact,
} from './headlines.ts';
import type { IdeaMaker } from './idea.ts';
import { afterSubject, asHeadline, sentence, withoutFacts } from './sentences.ts';
import { toGreeting } from './spoken.ts';
import { comparable } from './statedFacts.ts';

interface EventWords {
  date: string;
  time: string;
  place: string;
}

/** The events that a piece has fields for: complete ones, ones with at least a date, or none. */
export type EventFields = 'whole' | 'dated' | 'none';

/** One of several ways to put a description into words, for any piece. */
export interface Wording {
  headline: string;
  /**
   * The text after the headline, one sentence each. With the headline, and the event if the piece has fields for it, it
   * states every fact.
   */
  rest: readonly string[];
  /** The text as points of a list: three or more, or none. */
  points: readonly string[];
  /** All statements, one sentence each, including what the headline and the fields say. */
  whole: readonly string[];
  /** The headlines of every wording, for pieces that need a shorter one. */
  headlines: readonly string[];
  event?: EventWords;
  /** The known parts of an event that's too incomplete for its fields. The text says them. */
  when?: EventWords;
  /**
   * True if the headline or the first sentence has the most important number of the description, and the headline is more
   * than that number: “5 bucks” under a large 5 says nothing.
   */
  hasFigure: boolean;
  link: string;
  action: string;
}

/** Returns whether a headline is a number with what it counts: “$120 per rack”. */
const onlyCounts = (headline: string) =>
  figureIn(headline)?.at === 0 && headline.split(/\s+/).length <= mostCounted;
const mostCounted = 4;

const fewestPoints = 3;
const mostPoints = 6;

const first = ({ facts }: ReadDescription, kind: Fact['kind']) => facts.find((fact) => fact.kind === kind);

/** Words for something that ends on its date or began long ago, so it doesn't take place on it. */
const notOn =
  /\b(?:by|until|till|before|since|after|through|ends?|ended|valid|deadline|due|expires?)\s+(?:on\s+|the\s+|end of\s+)*$/i;
/** Words for something that takes place on its date, whatever the occasion. */
const takesPlaceOn =
  /\b(?:(?:re-?)?opens|(?:re-?)?opening|starts|starting|begins|kicks off|takes place|is held|happens)\s+(?:its doors\s+)?(?:on\s+)?$/i;

/** Returns the facts for an event's fields, by field. A range doesn't fit in a field, so the text says it too. */
function eventIn(brief: ReadDescription, fields: EventFields) {
  const { description, facts, occasion } = brief;
  const dates = facts.filter(
    ({ kind, value, at }) => kind === 'date' && value && !notOn.test(description.slice(0, at[0])),
  );
  // “Tuesday's meeting … 8 December”
  const date = dates.find(({ text }) => /\d/.test(text)) ?? dates[0];
  const places = facts.filter(({ kind }) => kind === 'place');
  const time = first(brief, 'time');
  // The place mentioned nearest to the date or time.
  const apart = ({ at }: Fact) =>
    Math.min(...[date, time].flatMap((when) => (when ? Math.abs(at[0] - when.at[1]) : [])));
  const place = places.toSorted((one, other) => apart(one) - apart(other))[0];
  const isEvent =
    ['event', 'webinar'].includes(occasion) ||
    brief.material === 'presentation' ||
    (date && takesPlaceOn.test(description.slice(0, date.at[0]))) ||
    (time && (place || time.until || !['offer', 'hiring'].includes(occasion))) ||
    (place && !['offer', 'hiring', 'announcement', 'launch', 'service'].includes(occasion));
  if (fields === 'none' || !date || !isEvent) return undefined;
  const event: EventWords = {
    date: date.value ?? '',
    time: time?.value ?? '',
    place: place?.text ?? (occasion === 'webinar' ? 'Online' : ''),
  };
  const isShown = fields === 'dated' || (event.time !== '' && event.place !== '');
  return {
    said: event,
    isShown,
    facts: isShown ? ([date, time, place].filter((fact) => fact !== undefined && !fact.until) as Fact[]) : [],
  };
}

/** Returns the wordings of a description, one per headline. */
export function wordingsOf(
  description: ReadDescription,
  { event: fields, button = 0 }: Pick<IdeaMaker, 'event' | 'button'>,
): NonEmpty<Wording> {
  const event = eventIn(description, fields);
  const asked =
    description.action && description.action.text.length <= button
      ? asHeadline(unquoted(description.action.text))
      : undefined;
  const { audience, statements } = description;
  // Greets an audience that no sentence names.
  const greeted =
    audience && !statements.some(({ text }) => includesText(text, audience.text))
      ? [sentence(wordingOfFact(audience))]
      : [];
  const stated = description.statements.map(({ text }) => sentence(toGreeting(text)));
  // Dates, times and places that no statement says.
  const known = description.facts.filter(
    ({ kind, text }) =>
      /^(?:date|time|place)$/.test(kind) && !stated.some((line) => includesText(line, text)),
  );
  const whole = [...stated, ...known.map((fact) => sentence(wordingOfFact(fact))), ...greeted];
  // “Shred Day at the Dock” is a name.
  const named =
    description.subject && !/\s\p{Ll}{4,}/u.test(description.subject.text)
      ? description.subject.at
      : undefined;
  const inFields =
    event?.facts.filter(({ kind, at }) => !(kind === 'place' && named && isInside(at, named))) ?? [];
  const sentences = description.statements
    .map((statement) => {
      const text = toGreeting(withoutFacts(statement, inFields));
      // "We look for" leads to the lines below it.
      return leadInPattern.test(text) && description.description[statement.at[1]] === ':' ? `${text}:` : text;
    })
    .filter((text) => text && comparable(text) !== comparable(asked ?? ''));
  const all = headlinesOf(description, sentences);
  const [head, ...heads] = distinctLines(all);
  const figures = description.facts.flatMap(({ kind, text }) =>
    // "Channel 4" counts nothing.
    kind === 'percent' || kind === 'price' || (kind === 'number' && /\p{L}{2}/u.test(text))
      ? (figureIn(text)?.number ?? [])
      : [],
  );
  const worded = (headline: string): Wording => {
    const rest = restOf(description, headline, sentences, event?.facts ?? []);
    const figure = figureIn(headline) ?? figureIn(rest.join(' '));
    const points = pointsOf(description, headline, rest, event?.facts ?? []);
    return {
      headline,
      rest,
      points,
      whole,
      headlines: all,
      ...(event && { [event.isShown ? 'event' : 'when']: event.said }),
      hasFigure: figure !== undefined && figures.includes(figure.number) && !onlyCounts(headline),
      link: first(description, 'link')?.value ?? '',
      action: asked ?? actionOf(description),
    };
  };
  return [worded(head), ...heads.map(worded)];
}

/** Returns everything that the headline leaves to say: sentences as written, then facts that are in none of them. */
function restOf(
  description: ReadDescription,
  headline: string,
  sentences: readonly string[],
  inFields: readonly Fact[],
): string[] {
  const subject = toGreeting(description.subject?.text ?? '');
  const isSubject = comparable(subject).startsWith(comparable(headline));
  const left = sentences
    .map((text) => (isSubject ? afterSubject(text, headline) : text))
    .filter((text) => text && !includesText(headline, asHeadline(text)))
    .map(sentence);
  const says = (lines: readonly string[], text: string) =>
    [headline, ...lines].some((line) => comparable(line).includes(comparable(text)));
  const lead =
    subject && !isSubject && !says(left, subject) && !left.some((line) => includesText(subject, line))
      ? [sentence(subject)]
      : [];
  const missing = description.facts.filter(
    (fact) => !inFields.includes(fact) && !says([...lead, ...left], unquoted(fact.text)),
  );
  return [...lead, ...left, ...missing.map((fact) => sentence(wordingOfFact(fact)))];
}

/** Returns a list item with the rest of its line: "Copper cable $2.10". */
function lineOf({ description, statements }: ReadDescription, { text, at }: Fact): string {
  const sentences = statements.find((one) => isInside(at, one.at));
  const line = sentences ? description.slice(at[0], sentences.at[1]) : text;
  return line.length <= longestLine ? line : text;
}
const longestLine = 80;

/** Returns the items of a list, then the rest; or the sentences, if there are enough short ones. */
function pointsOf(
  description: ReadDescription,
  headline: string,
  rest: readonly string[],
  inFields: readonly Fact[],
): string[] {
  // “We take foil, wood and carton” already lists its items.
  const isAlone = (item: Fact) =>
    !description.statements.some(
      (sentences) =>
        isInside(item.at, sentences.at) &&
        description.facts.some(
          (one) => one !== item && one.kind === 'item' && isInside(one.at, sentences.at),
        ),
    );
  const items = description.facts
    .filter((fact) => fact.kind === 'item' && isAlone(fact))
    .map((item) => asHeadline(lineOf(description, item)));
  const isListed = items.length >= fewestPoints;
  const others = isListed
    ? rest.filter((line) => !line.endsWith(':') && !items.some((item) => includesText(line, item)))
    : rest;
  const points = isListed ? [...items, ...others] : [...rest];
  const event = [headline, ...points];
  const missing = description.facts.filter(
    (fact) => !inFields.includes(fact) && !event.some((line) => includesText(line, unquoted(fact.text))),
  );
  points.push(...missing.map(({ kind, text }) => asHeadline(kind === 'audience' ? `for ${text}` : text)));
  const most = isListed ? mostPoints : description.facts.some(({ kind }) => kind === 'link') ? 4 : 5;
  return points.length >= fewestPoints && points.length <= most && points.every(({ length }) => length <= 110)
    ? points
    : [];
}

/** Returns the call to action. Empty, without a button, after an event or if the piece only informs. */
function actionOf({ occasion, facts, remarks, description }: ReadDescription): string {
  const has = (kind: Fact['kind']) => facts.some((fact) => fact.kind === kind);
  if (has('link') || has('email')) return actions[occasion];
  if (occasion === 'event' || occasion === 'webinar')
    return has('date') && remarks.length === 0 && !looksBack(description) ? actions[occasion] : '';
  return ['hiring', 'offer', 'service', 'general'].includes(occasion) ? actions[occasion] : '';
}

/** Calls to action, none longer than an ad's button allows. */
export const actions: Record<ReadDescription['occasion'], string> = {
  event: 'Save the date',
  webinar: 'Register',
  hiring: 'Apply now',
  offer: 'Get a quote',
  launch: 'Read more',
  announcement: 'Read more',
  milestone: 'Read more',
  service: 'Contact us',
  safety: 'Read more',
  thanks: 'Visit us online',
  general: 'Contact us',
};
