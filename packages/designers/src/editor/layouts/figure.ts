import { monthNames } from '../artwork/text/months.ts';
import { stretchesOf } from '../artwork/text/unbroken.ts';
import type { Remark } from '../designer.ts';
import type { Content, DraftText } from './content.ts';
import { figureField, layoutNames } from './layoutNames.ts';

/** A number with its sign, and the word for what it counts: "80 million", "24 hours", "90 %". */
const figure =
  /(?<![\p{L}\p{N}])([$€£]?\d{1,3}(?:[.,]\d{1,3})?(?:\s?[–-]\s?\d{1,3})?\s?[%‰]?)(?:\s+(\p{L}{2,12}))?(?![\p{L}\p{N}])/u;

/** Words that say nothing about what's being counted. */
const noUnit = /^(?:an?|the|per|on|of|for|in|from|to|and|or|at|by|with|until)$/i;

/** Splits a text into its number as a numeral, the unit, and the text around them. */
export function figureIn(text: string) {
  const match = figure.exec(text);
  return match?.[1]
    ? {
        number: match[1].replaceAll(/\s/g, ''),
        unit: noUnit.test(match[2] ?? '') ? '' : (match[2] ?? ''),
        at: match.index,
      }
    : undefined;
}

/** Every number with its sign: "$1,250.50", "7–14", "24/7", "90 %". */
const numbers =
  /(?<![\p{L}\p{N}]|[\p{N}][.,:/–-])(?:24\/7|[$€£]?\d+(?:[.,]\d+)*(?:\s?[–-]\s?\d+(?:[.,]\d+)*)?(?:\s?[%‰€])?)(?![\p{L}\p{N}]|[.,:/]\d|[-‐‑]\p{L}|[+])/gu;

const ends = (words: string) => new RegExp(`(?:^|[^\\p{L}])(?:${words})\\s*$`, 'iu');
const begins = (words: string) => new RegExp(`^\\s*(?:${words})(?![\\p{L}\\p{N}])`, 'iu');

const afterMonth = new RegExp(`(?:^|[^\\p{L}])(?:${monthNames})\\.?\\s*$`, 'u');
const beforeMonth = new RegExp(`^\\s*(?:de |of |du )?(?:${monthNames})(?!\\p{L})`, 'u');
/**
 * Words before a limit. A limit isn't what the piece is about, and without its words it would promise something else.
 */
const bound = ends(
  'up to|at (?:least|most)|no (?:more|less|fewer) than|(?:less|fewer) than|under|below|from|min(?:imum)?(?: of)?\\.?|max(?:imum)?(?: of)?\\.?|the first|limited to',
);
const boundAfter = begins(
  'or (?:more|less|fewer|under|over|above)|and (?:up|over|above|more)|plus|minimum|maximum',
);
const lowerBound = ends('more than|over|above');
/** Words before a number that names something: a gate, a standard, an age, a day, or a size of the team. */
const naming = ends(
  'no\\.?|nr\\.?|#|gates?|halls?|rooms?|floor|building|dock|suite|unit|lot|zone|tier|level|phase|steps?|class|type|version|page|chapter|section|route|highway|exit|part|article|form|iso|iec|en|din|ul|ages?|aged|age of|(?:team|crew|staff|group|class) of|on|since|before|after (?=\\d{4})|between',
);
const namingAfter = begins("years? old|a\\.?m\\b|p\\.?m\\b|o[’']clock|uhr");
const street =
  /^\s+(?:\p{Lu}[\p{L}.'’-]*\s+){1,3}(?:Way|Street|St|Road|Rd|Avenue|Ave|Boulevard|Blvd|Drive|Dr|Lane|Ln|Court|Ct|Place|Square|Parkway|Pkwy|Highway|Hwy)\b/u;
/** Nouns for people. A count of people says who, not what. */
const persons =
  /^(?:people|persons?|colleagues|employees|staff|workers|technicians|drivers|engineers|experts|specialists|installers|members|men|women|children|kids|guests|visitors|attendees|applicants|participants|seats|places|spots)$/i;
/** Ends a noun with its adjectives. */
const functionWord =
  /^(?:an?|the|per|on|of|for|in|into|from|to|and|or|at|by|with|within|until|till|than|that|which|who|we|you|they|it|this|these|is|are|was|were|be|been|has|have|had|can|could|will|would|may|must|do|does|did|go|goes|went|get|gets|back|only|not|now|today|every|each|all|our|your|their|its|as|when|while|where|how|why|if|but|so|after|before|since|through|under|over|off|out|up|down|about|de|en|y|und|von|pro|par|et|di|e|per)$/i;
const magnitude = /^(?:thousand|million|billion|trillion)$/i;
const measure =
  /^(?:(?:business |working )?(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?)|tons?|tonnes?|pounds?|lbs?|kg|t|g|miles?|km|feet|ft|[kMG]Wh?|percent|acres?|hectares?)(?!\p{L})/u;

/** The noun after a number, with its adjectives: as far as a word that can't belong to it, or to the first plural. */
function nounIn(text: string): string {
  const [stretch = ''] = /^[\p{L}\p{M}’'\s-]*/u.exec(text) ?? [];
  const words: string[] = [];
  for (const word of stretch.trim().split(/\s+/)) {
    if (!word || functionWord.test(word) || words.length === 3) break;
    words.push(word);
    if (/[^s]s$/i.test(word) && !magnitude.test(word)) break;
  }
  return words.join(' ');
}

/** A proposed number, its own unit or noun, and how well it carries a piece. */
interface Proposal {
  number: string;
  unit: string;
  score: number;
}

function proposal(text: string, { 0: match, index }: RegExpExecArray, inHeadline: boolean): Proposal[] {
  const textBefore = text.slice(0, index);
  const textAfter = text.slice(index + match.length);
  const number = match.replaceAll(/\s/g, '');
  if (
    bound.test(textBefore) ||
    boundAfter.test(textAfter) ||
    naming.test(textBefore) ||
    namingAfter.test(textAfter)
  )
    return [];
  if (afterMonth.test(textBefore) || beforeMonth.test(textAfter) || street.test(textAfter)) return [];
  const isSize = Number.parseFloat(number.replaceAll(/[^\d]/g, '')) >= 1000;
  const bonus = inHeadline ? 30 : 0;
  if (/[%‰]$/.test(number) || begins('percent').test(textAfter)) {
    const rest = textAfter.replace(begins('percent'), '');
    const [off] = begins('off|discount|less|more|cheaper|faster').exec(rest) ?? [];
    const [of = ''] = /^\s*of\s+(?:(?:the|a|an|all|its|our|your|their|every)\s+)?/iu.exec(rest) ?? [];
    const noun = nounIn(rest.slice(of.length));
    const unit = off?.trim() ?? (noun ? `${of.trim()} ${noun}`.trim() : '');
    const sign = /[%‰]$/.test(number) ? number : `${number}%`;
    return lowerBound.test(textBefore) && off
      ? []
      : [{ number: sign, unit, score: (unit ? 100 : 70) + bonus }];
  }
  if (/[$€£]/.test(number)) {
    const [per = ''] = /^\s*(?:per|an?|each|a piece)\s+\p{L}+/iu.exec(textAfter) ?? [];
    const scale = nounIn(textAfter);
    return [{ number, unit: per.trim() || (magnitude.test(scale) ? scale : ''), score: 95 + bonus }];
  }
  if (number === '24/7') return [{ number, unit: '', score: 60 + bonus }];
  const [unit] = measure.exec(textAfter.trimStart()) ?? [];
  if (unit) return lowerBound.test(textBefore) && !isSize ? [] : [{ number, unit, score: 75 + bonus }];
  const noun = nounIn(textAfter);
  const isLarge = isSize || magnitude.test(noun.split(' ')[0] ?? '');
  if (!noun || (lowerBound.test(textBefore) && !isLarge)) return [];
  if (noun.split(' ').some((word) => persons.test(word))) return [];
  // A year, or the number of a product: "by 2030 panels", "TraceLedger 3".
  if (/^(?:19|20)\d\d$/.test(number) && /(?:in|by|until|of|for)\s*$/i.test(textBefore)) return [];
  if (isLarge) return [{ number, unit: noun, score: 85 + bonus }];
  const isMany = Number.parseFloat(number) > 1;
  return inHeadline && isMany ? [{ number, unit: noun, score: 40 + bonus }] : [];
}

/** Blanks out phone numbers, addresses, and the like, whose digits aren't numbers. */
const countable = (text: string): string =>
  stretchesOf(text)
    .map(({ kind, text: part }) => (kind === 'loose' || kind === 'joint' ? part : '_'.repeat(part.length)))
    .join('');

export interface ShownNumber {
  number: string;
  unit: string;
  /** The text that the number is from. */
  words: DraftText;
}

/** Reads a typed number: the digits at its start are the numeral, the rest is its unit. */
function typedFigure(words: DraftText): ShownNumber | undefined {
  const text = words.text.trim();
  if (!text) return undefined;
  const [, number, unit = ''] = /^([^\s\p{L}]*\d[\d.,:/–-]*(?:\s?[%‰$€£+×])?)\s*(.*)$/su.exec(text) ?? [];
  return { number: number?.replaceAll(/\s/g, '') ?? text, unit: unit.trim(), words };
}

/**
 * Returns the number that a piece is about: the typed one; otherwise the best of the headline, the sentence under it,
 * and the next step. Never proposes a date, a limit, an address, or a number of people, and proposes a plain count only
 * from the headline.
 */
export function figureOf({
  figure,
  headline,
  support,
  action,
}: Pick<Content, 'figure' | 'headline' | 'support' | 'action'>): ShownNumber | undefined {
  const ownFigure = figure && typedFigure(figure);
  if (ownFigure) return ownFigure;
  const [best] = [headline, support, action]
    .flatMap((words) =>
      words
        ? [...countable(words.text).matchAll(numbers)].flatMap((match) =>
            proposal(countable(words.text), match, words === headline).map((one) => ({ ...one, words })),
          )
        : [],
    )
    .toSorted((one, other) => other.score - one.score);
  return best && { number: best.number, unit: best.unit, words: best.words };
}

/** The form's remark about the number: the one that the words propose while none is typed. */
export function figureRemark(
  compositions: readonly string[],
  content: Parameters<typeof figureOf>[0],
): { figure?: Remark } {
  if (!compositions.includes(layoutNames.number.id)) return {};
  if (content.figure?.text.trim()) return { figure: { hint: figureField.hint } };
  const shownFigure = figureOf(content);
  return {
    figure: {
      hint: shownFigure
        ? `Leave blank to show “${[shownFigure.number, shownFigure.unit].filter(Boolean).join(' ')}”, from your text.`
        : "Your text doesn't include a number. Enter one with what it counts, such as “24 hours.”",
    },
  };
}
