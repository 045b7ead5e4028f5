import { isDate, longDate } from '../artwork/text/eventTime.ts';
import { defaultLanguage } from '../artwork/text/languages.ts';
import {
  audiences,
  type EventOccasion,
  occasionWords,
  type Tone,
  type Topic,
  toneWords,
  topicWords,
} from './topics.ts';

/** What the wizard understands of a description. */
export interface Reading {
  topic: Topic;
  occasion: EventOccasion;
  tone: Tone;
  /** "For homeowners"; absent if no particular audience is meant. */
  audience?: string;
  /** "20 % off", "free pick-up": as it was written. */
  offer?: string;
  /** "Saturday, March 13": as it was written, or a date in long form. */
  date?: string;
  /** "6:30 PM": as it was written. */
  time?: string;
  place?: string;
  /** Words in quotation marks: the headline that the user wants. */
  wanted?: string;
}

const escaped = (words: string) => words.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '[\\s-]+');

/** How often the words occur; a term of several words counts double. */
const score = (text: string, words: readonly string[]): number =>
  words.reduce((sum, word) => {
    const hits = text.match(new RegExp(`(?<![\\w-])${escaped(word)}(?![\\w-])`, 'g'))?.length ?? 0;
    return sum + hits * (/[\s-]/.test(word) ? 2 : 1);
  }, 0);

/** The name with the highest score, the first in a tie; `otherwise` if nothing scores. */
function strongest<Name extends string, Otherwise extends string>(
  text: string,
  table: Readonly<Record<Name, readonly string[]>>,
  otherwise: Otherwise,
): Name | Otherwise {
  let best: Name | Otherwise = otherwise;
  let most = 0;
  for (const [name, words] of Object.entries(table) as [Name, readonly string[]][]) {
    const hits = score(text, words);
    if (hits > most) {
      best = name;
      most = hits;
    }
  }
  return best;
}

const months = 'January|February|March|April|May|June|July|August|September|October|November|December';
const shortMonths = 'Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec';
const weekdays = 'Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday';
const isoDate = /\b(\d{4}-\d{2}-\d{2})\b/;
const namedDate = new RegExp(
  `\\b((?:(?:${weekdays}),?\\s+)?(?:${months}|(?:${shortMonths})\\.?)\\s+\\d{1,2}(?:st|nd|rd|th)?(?:,?\\s+\\d{4})?)\\b`,
  'i',
);
const weekday = new RegExp(`\\b(?:(?:next|this|on|every)\\s+)?(${weekdays})\\b`, 'i');
const clock = /\b(\d{1,2}(?::\d{2})?\s?(?:am|pm|a\.m\.|p\.m\.)|\d{1,2}:\d{2}|noon)(?![\w:])/i;
const discount = /\b(\d{1,2}\s?%(?:\s+(?:off|discount))?|\$\d[\d,]*(?:\s+off)?)/i;
const freebie =
  /\b(free\s+(?:pick-?\s?up|collection|shipping|quote|assessment|audit|shredding|recycling|drop-?\s?off|evaluation|consultation))\b/i;
const quoted = /["“]([^"”]{3,120})["”]/;
const notPlaces = new RegExp(`^(?:${months}|${shortMonths}|${weekdays}|Daybreak|R2|IT|Q[1-4])\\b`, 'i');

function placeIn(text: string): string | undefined {
  const name = "(?:\\d+\\s+)?(?:St\\. )?\\p{Lu}[\\p{L}'’-]+(?:,?\\s+(?:\\p{Lu}[\\p{L}'’-]+|\\d{1,5}))*";
  for (const [, place] of text.matchAll(new RegExp(`\\b(?:in|at|near)\\s+(?:the\\s+)?(${name})`, 'gu')))
    if (place && !notPlaces.test(place)) return place.replace(/[.,]$/, '');
  return undefined;
}

function dateIn(text: string): string | undefined {
  const iso = isoDate.exec(text)?.[1];
  if (iso && isDate(iso)) return longDate(iso, defaultLanguage);
  const named = namedDate.exec(text)?.[1] ?? weekday.exec(text)?.[1];
  return named && named.charAt(0).toUpperCase() + named.slice(1);
}

/** Reads topic, occasion, audience, offer, date, time, place and tone out of a description in plain English. Never throws. */
export function readDescription(description: string): Reading {
  // Line breaks only matter in the headline that the user wants.
  const typed = description
    .normalize('NFC')
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n\s*/g, '\n')
    .trim();
  const text = typed.replaceAll('\n', ' ');
  const lower = text.toLowerCase();
  const offer = discount.exec(text)?.[1] ?? freebie.exec(text)?.[1];
  const date = dateIn(text);
  const time = clock.exec(text)?.[1];
  const occasion = strongest(lower, occasionWords, 'service');
  return {
    topic: strongest(lower, topicWords, 'company'),
    // A date and a time make anything but an offer an event.
    occasion: date && time && occasion !== 'offer' ? 'event' : occasion,
    tone: strongest(lower, toneWords, 'plain'),
    audience: audiences.find(({ words }) => score(lower, words) > 0)?.label,
    offer,
    date,
    time,
    place: placeIn(text),
    wanted: quoted.exec(typed)?.[1]?.trim(),
  };
}
