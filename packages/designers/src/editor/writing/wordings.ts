import { figureIn } from '../layouts/figure.ts';
import type { Brief, Fact } from '../reading/brief.ts';
import { within } from '../reading/found.ts';
import { looksBack } from '../reading/past.ts';
import { alone, apart, headlinesOf, holds, type List, leadsOn, unquoted } from './headlines.ts';
import type { IdeaMaker } from './idea.ts';
import { afterSubject, asHeadline, sentence, without } from './sentences.ts';
import { said } from './spoken.ts';
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
  /** True if the headline or the first sentence has the most important number of the description. */
  hasFigure: boolean;
  link: string;
  action: string;
}

const fewestPoints = 3;
const mostPoints = 6;

const first = ({ facts }: Brief, kind: Fact['kind']) => facts.find((fact) => fact.kind === kind);

/** Words for something that ends on its date or began long ago, so it doesn't take place on it. */
const notOn =
  /\b(?:by|until|till|before|since|after|through|ends?|ended|valid|deadline|due|expires?)\s+(?:on\s+|the\s+|end of\s+)*$/i;

/** Returns the facts for an event's fields, by field. A range doesn't fit in a field, so the text says it too. */
function eventIn(brief: Brief, fields: EventFields) {
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
    (time && (place || time.until || !['offer', 'hiring'].includes(occasion))) ||
    (place && !['offer', 'hiring', 'announcement', 'launch', 'service'].includes(occasion));
  if (fields === 'none' || !date || !isEvent) return undefined;
  const said: EventWords = {
    date: date.value ?? '',
    time: time?.value ?? '',
    place: place?.text ?? (occasion === 'webinar' ? 'Online' : ''),
  };
  const isShown = fields === 'dated' || (said.time !== '' && said.place !== '');
  return {
    said,
    isShown,
    facts: isShown ? ([date, time, place].filter((fact) => fact !== undefined && !fact.until) as Fact[]) : [],
  };
}

/** Returns the wordings of a description, one per headline. */
export function wordingsOf(
  brief: Brief,
  { event: fields, button = 0 }: Pick<IdeaMaker, 'event' | 'button'>,
): List<Wording> {
  const event = eventIn(brief, fields);
  const asked =
    brief.action && brief.action.text.length <= button ? asHeadline(unquoted(brief.action.text)) : undefined;
  const { audience, statements } = brief;
  // Greets an audience that no sentence names.
  const greeted =
    audience && !statements.some(({ text }) => holds(text, audience.text)) ? [sentence(alone(audience))] : [];
  const stated = brief.statements.map(({ text }) => sentence(said(text)));
  // Dates, times and places that no statement says.
  const known = brief.facts.filter(
    ({ kind, text }) => /^(?:date|time|place)$/.test(kind) && !stated.some((line) => holds(line, text)),
  );
  const whole = [...stated, ...known.map((fact) => sentence(alone(fact))), ...greeted];
  // “Shred Day at the Dock” is a name.
  const named = brief.subject && !/\s\p{Ll}{4,}/u.test(brief.subject.text) ? brief.subject.at : undefined;
  const inFields =
    event?.facts.filter(({ kind, at }) => !(kind === 'place' && named && within(at, named))) ?? [];
  const told = brief.statements
    .map((statement) => {
      const text = said(without(statement, inFields));
      // "We look for" leads to the lines below it.
      return leadsOn.test(text) && brief.description[statement.at[1]] === ':' ? `${text}:` : text;
    })
    .filter((text) => text && comparable(text) !== comparable(asked ?? ''));
  const all = headlinesOf(brief, told);
  const [head, ...heads] = apart(all);
  const figures = brief.facts.flatMap(({ kind, text }) =>
    // "Channel 4" counts nothing.
    kind === 'percent' || kind === 'price' || (kind === 'number' && /\p{L}{2}/u.test(text))
      ? (figureIn(text)?.number ?? [])
      : [],
  );
  const worded = (headline: string): Wording => {
    const rest = restOf(brief, headline, told, event?.facts ?? []);
    const figure = figureIn(headline) ?? figureIn(rest.join(' '));
    const points = pointsOf(brief, headline, rest, event?.facts ?? []);
    return {
      headline,
      rest,
      points,
      whole,
      headlines: all,
      ...(event && { [event.isShown ? 'event' : 'when']: event.said }),
      hasFigure: figure !== undefined && figures.includes(figure.number),
      link: first(brief, 'link')?.value ?? '',
      action: asked ?? actionOf(brief),
    };
  };
  return [worded(head), ...heads.map(worded)];
}

/** Returns everything that the headline leaves to say: sentences as written, then facts that are in none of them. */
function restOf(
  brief: Brief,
  headline: string,
  told: readonly string[],
  inFields: readonly Fact[],
): string[] {
  const subject = said(brief.subject?.text ?? '');
  const isSubject = comparable(subject).startsWith(comparable(headline));
  const left = told
    .map((text) => (isSubject ? afterSubject(text, headline) : text))
    .filter((text) => text && !holds(headline, asHeadline(text)))
    .map(sentence);
  const says = (lines: readonly string[], text: string) =>
    [headline, ...lines].some((line) => comparable(line).includes(comparable(text)));
  const lead =
    subject && !isSubject && !says(left, subject) && !left.some((line) => holds(subject, line))
      ? [sentence(subject)]
      : [];
  const missing = brief.facts.filter(
    (fact) => !inFields.includes(fact) && !says([...lead, ...left], unquoted(fact.text)),
  );
  return [...lead, ...left, ...missing.map((fact) => sentence(alone(fact)))];
}

/** Returns a list item with the rest of its line: "Copper cable $2.10". */
function lineOf({ description, statements }: Brief, { text, at }: Fact): string {
  const told = statements.find((one) => within(at, one.at));
  const line = told ? description.slice(at[0], told.at[1]) : text;
  return line.length <= longestLine ? line : text;
}
const longestLine = 80;

/** Returns the items of a list, then the rest; or the sentences, if there are enough short ones. */
function pointsOf(
  brief: Brief,
  headline: string,
  rest: readonly string[],
  inFields: readonly Fact[],
): string[] {
  // “We take foil, wood and carton” already lists its items.
  const isAlone = (item: Fact) =>
    !brief.statements.some(
      (told) =>
        within(item.at, told.at) &&
        brief.facts.some((one) => one !== item && one.kind === 'item' && within(one.at, told.at)),
    );
  const items = brief.facts
    .filter((fact) => fact.kind === 'item' && isAlone(fact))
    .map((item) => asHeadline(lineOf(brief, item)));
  const isListed = items.length >= fewestPoints;
  const others = isListed
    ? rest.filter((line) => !line.endsWith(':') && !items.some((item) => holds(line, item)))
    : rest;
  const points = isListed ? [...items, ...others] : [...rest];
  const said = [headline, ...points];
  const missing = brief.facts.filter(
    (fact) => !inFields.includes(fact) && !said.some((line) => holds(line, unquoted(fact.text))),
  );
  points.push(...missing.map(({ kind, text }) => asHeadline(kind === 'audience' ? `for ${text}` : text)));
  const most = isListed ? mostPoints : brief.facts.some(({ kind }) => kind === 'link') ? 4 : 5;
  return points.length >= fewestPoints && points.length <= most && points.every(({ length }) => length <= 110)
    ? points
    : [];
}

/** Returns the call to action. Empty, without a button, after an event or if the piece only informs. */
function actionOf({ occasion, facts, remarks, description }: Brief): string {
  const has = (kind: Fact['kind']) => facts.some((fact) => fact.kind === kind);
  if (has('link') || has('email')) return actions[occasion];
  if (occasion === 'event' || occasion === 'webinar')
    return has('date') && remarks.length === 0 && !looksBack(description) ? actions[occasion] : '';
  return ['hiring', 'offer', 'service', 'general'].includes(occasion) ? actions[occasion] : '';
}

/** Calls to action, none longer than an ad's button allows. */
export const actions: Record<Brief['occasion'], string> = {
  event: 'Save the date',
  webinar: 'Register',
  hiring: 'Apply now',
  offer: 'Ask for a quote',
  launch: 'Read more',
  announcement: 'Read more',
  milestone: 'Read more',
  service: 'Contact us',
  safety: 'Read more',
  thanks: 'Visit us online',
  general: 'Contact us',
};
