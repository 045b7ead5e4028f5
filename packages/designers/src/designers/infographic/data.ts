import type { Language } from '../../editor/artwork/text/languages.ts';
import { linesOf } from '../../editor/artwork/text/point.ts';

/** A line of the points as one item of a diagram. */
export interface Datum {
  /** The subject of the number. */
  label: string;
  /** Text after the number. */
  note: string;
  /** Undefined if the line has no number that can be drawn. */
  value?: number;
  /** The number with its sign, unit and qualifier, as typed. */
  typedNumber: string;
  /** The unit normalized for comparison: “panels” and “panel” are the same. */
  unit: string;
  /**
   * The counted things, if the line names them instead of a unit: "500 drives" can't simply be compared with "3
   * trucks".
   */
  counts?: string;
  /** The line as typed. */
  line: string;
  /** Index after its number in the line, where a unit can be added. */
  end: number;
  /** Reason that it can't be drawn. */
  reason?: 'number' | 'range' | 'negative';
}

const qualifier =
  '(?:[<>≤≥~≈]\\s?|(?:about|around|approx\\.?|circa|ca\\.?|nearly|almost|over|under|more than|less than|up to|at least)\\s+)?';
const currency = '(?:US\\$|[$€£¥])';
const digits = "(?:\\d{1,3}(?:[ \\u00a0\\u202f'’.,]\\d{3})+(?:[.,]\\d+)?|\\d+(?:[.,]\\d+)?)(?!\\d)";
const magnitudes: readonly (readonly [RegExp, number])[] = [
  [/^(?:k|thousand|mil|mille|mila|tausend|duizend|tys\.?|тыс\.?|тис\.?)$/iu, 1e3],
  [
    /^(?:M|mn|mio\.?|mln\.?|million|millions|millionen|millón|millones|milhão|milhões|milione|milioni|miljoen|млн)$/u,
    1e6,
  ],
  [/^(?:bn|mrd\.?|billion|billions|milliarden?|milliards?|miliardi|mld\.?|млрд)$/iu, 1e9],
];
const magnitude =
  '(?:\\s?(?:k|M|mn|bn|[Mm]io\\.?|[Mm]rd\\.?|[Mm]ln\\.?|[Mm]ld\\.?|thousand|millions?|billions?|mil|mille|mila|tausend|duizend|tys\\.?|тыс\\.?|тис\\.?|[Mm]illionen|[Mm]illiarden?|milliards?|millón|millones|milhão|milhões|milione|milioni|miljoen|miliardi|млн|млрд)(?![\\p{L}\\p{N}]))?';
/** Measures that can come before the material: "12 t copper". Other words count things, and are part of the label. */
const measure =
  '(?:[%‰]|percent|pct|°[CF]?|[kMGT]?Wh?|kWp|MWp|[kMGTP]B|[mk]?g|tons?|tonnes?|kilo(?:s|grams?|met(?:er|re)s?|watts?)?|grams?|met(?:er|re)s?|lit(?:er|re)s?|t|lbs?|pounds?|oz|[mck]?m[²³]?|ft|miles?|mi|l|L|gal|h|hrs?|min|s|minutes?|hours?|days?|weeks?|months?|years?|dollars?|euros?|USD|EUR|GBP|CHF|[$€£¥])';
const word = '(?:[%‰$€£¥]|°[CF]?|\\p{L}[\\p{L}\\p{M}²³]{0,13}(?:\\/\\p{L}{1,6}[²³]?)?)';
const amountWith = (unit: string) =>
  `(?<amount>${qualifier}(?<sign>[-−–](?=[$€£¥\\d]))?(?<currency>${currency})?\\s?(?<digits>${digits})(?<magnitude>${magnitude}))(?:\\s?(?<unit>${unit})(?![\\p{L}\\p{N}]))?`;
/** Text that can't follow a number that's drawn, because it makes a time, a date, a range or a fraction. */
const range = /^\s?(?:[-–—]|to\b|bis\b|until\b)\s?[$€£¥]?\d/u;
const noAmount = /^(?:[:/]\d|\s?(?:[ap]\.?m\b|uhr\b))/iu;
/** Words that can't be a unit. */
const noUnit =
  /^(?:an?|the|per|on|of|for|in|from|to|and|or|at|by|with|until|was|were|is|are|de|del|des|du|der|die|das|von|en|di|van|z|из|от)$/iu;

const first = new RegExp(`^${amountWith(measure)}`, 'u');
const after = new RegExp(`^\\s*${amountWith(word)}`, 'u');
const last = new RegExp(`(?<=\\p{L}\\S*\\s+(?:[–—=-]\\s+)?|\\p{L}\\s?=\\s?)${amountWith(word)}$`, 'u');

/** Starts of a line that aren't a count: a list number, a year, or a heading with a number. */
const notCounting = /^(?:\d{1,2}[.)]\s|(?:1[89]|20|21)\d\d(?![\d.,]|\s?\p{L})|[^:：]{1,20}[:：]\s)/u;
const isYear = (text: string) => /^(?:1[89]|20)\d\d$/.test(text);

/** Reads a number as written in the language, or by its digits if that's ambiguous. */
export function numberOf(text: string, language: Language): number {
  const plain = text.replaceAll(/[ \u00a0\u202f'’]/gu, '');
  const [lastMark] = /[.,](?=\d*$)/.exec(plain) ?? [];
  if (!lastMark) return Number(plain);
  const decimal = new Intl.NumberFormat(language, { numberingSystem: 'latn' })
    .formatToParts(0.5)
    .find(({ type }) => type === 'decimal')?.value;
  const marks = plain.replaceAll(/\d/g, '');
  const groups = /^[1-9]\d{0,2}[.,]\d{3}$/.test(plain) ? lastMark !== decimal : false;
  const isGrouped = new Set(marks).size === 1 && (marks.length > 1 || groups);
  return isGrouped
    ? Number(plain.replaceAll(/[.,]/g, ''))
    : Number(
        `${plain.slice(0, plain.lastIndexOf(lastMark)).replaceAll(/[.,]/g, '')}.${plain.split(lastMark).at(-1)}`,
      );
}

const comparableUnit = (unit: string) => {
  const plain = /^(?:percent|pct)$/i.test(unit) ? '%' : unit;
  return plain.length > 3 ? plain.toLowerCase().replace(/s$/, '') : plain;
};

interface Found {
  label: string;
  counts?: string;
  note: string;
  groups: Record<string, string | undefined>;
  /** The amount and everything after it; `at` is where it begins in the line. */
  rest: string;
  at: number;
}

const opening = /^[\s,;:·–—-]+/u;

/** Finds the number of a line: after a colon, at its start, or at its end. */
function findNumber(line: string): Found | undefined {
  for (const { 0: mark, index } of line.matchAll(/[:：|]/gu)) {
    const start = index + mark.length;
    const match = after.exec(line.slice(start));
    const label = line.slice(0, index).trim();
    if (!match || !label || (mark === ':' && /\d$/.test(label) && /^\d\d(?!\d)/.test(line.slice(start))))
      continue;
    const rest = line.slice(start);
    return {
      label,
      note: rest.slice(match[0].length).replace(opening, '').trim(),
      groups: match.groups ?? {},
      rest: rest.trimStart(),
      at: start + rest.length - rest.trimStart().length,
    };
  }
  const begins = notCounting.test(line) ? undefined : first.exec(line);
  const ends = last.exec(line);
  // True for a price: in "Up to 50 panels $ 400", the number is 400.
  const isPriced = Boolean(
    ends && ends.index > 0 && (ends.groups?.currency || ends.groups?.unit) && !begins?.groups?.unit,
  );
  if (begins && !isPriced)
    return {
      label: line.slice(begins[0].length).replace(opening, '').trim(),
      counts:
        begins.groups?.unit || begins.groups?.currency ? undefined : line.slice(begins[0].length).trim(),
      note: '',
      groups: begins.groups ?? {},
      rest: line,
      at: 0,
    };
  return ends && !isYear(ends.groups?.digits ?? '')
    ? {
        label: line
          .slice(0, ends.index)
          .replace(/(?:[\s–—=-]+(?:for|at|of|to|by|from|with|within|in)?)+$/u, ''),
        note: '',
        groups: ends.groups ?? {},
        rest: line.slice(ends.index),
        at: ends.index,
      }
    : undefined;
}

/** Reads a line: "Glass: 76 %", "76 % glass" or "Glass 76 %". */
export function datumOf(typed: string, language: Language): Datum {
  const line = typed.trim();
  const emptyDatum = { label: line, note: '', typedNumber: '', unit: '', line, end: line.length };
  const match = findNumber(line);
  if (!match) return { ...emptyDatum, reason: 'number' };
  const { label, groups, rest, at } = match;
  const amount = groups.amount ?? '';
  const follows = rest.slice(amount.length);
  if (range.test(follows)) return { ...emptyDatum, reason: 'range' };
  if (noAmount.test(follows) || (!groups.unit && /^\p{L}/u.test(follows)))
    return { ...emptyDatum, reason: 'number' };
  if (groups.sign) return { ...emptyDatum, reason: 'negative' };
  const isUnit = groups.unit !== undefined && !noUnit.test(groups.unit);
  const shownLength = isUnit ? follows.indexOf(groups.unit ?? '') + (groups.unit ?? '').length : 0;
  const note = isUnit ? match.note : `${groups.unit ?? ''} ${match.note}`.trim();
  const times = magnitudes.find(([name]) => name.test((groups.magnitude ?? '').trim()))?.[1] ?? 1;
  return {
    label,
    note,
    value: numberOf(groups.digits ?? '', language) * times,
    typedNumber: `${amount}${follows.slice(0, shownLength)}`,
    unit: groups.currency ?? comparableUnit(isUnit ? (groups.unit ?? '') : ''),
    ...(match.counts && { counts: comparableUnit(match.counts.split(/\s/)[0] ?? '') }),
    line,
    end: at + amount.length,
  };
}

export const dataOf = (points: string, language: Language): Datum[] =>
  linesOf(points).map((line) => datumOf(line, language));

/** Signs that come before their number. */
const isBefore = /^(?:US)?[$£¥]$/;

/** Returns the points with a unit added to each number without one. */
export function withUnit(points: string, unit: string, language: Language): string {
  const added = unit.trim();
  if (!added) return points;
  return points
    .split('\n')
    .map((typed) => {
      const { value, unit: ownUnit, typedNumber, end, line } = datumOf(typed, language);
      if (value === undefined || ownUnit) return typed;
      const [textBefore, textAfter] = [line.slice(0, end), line.slice(end)];
      return isBefore.test(added)
        ? `${textBefore.slice(0, -typedNumber.length)}${added}${typedNumber}${textAfter}`
        : `${textBefore} ${added}${textAfter}`;
    })
    .join('\n');
}

/** The items that can be drawn to scale. */
export const drawableItems = (data: readonly Datum[]) =>
  data.filter((datum): datum is Datum & { value: number } => datum.value !== undefined);

export const unitsOf = (data: readonly Datum[]): string[] => [
  ...new Set(drawableItems(data).map(({ unit }) => unit)),
];

export const isPercent = (data: readonly Datum[]) => unitsOf(data).join() === '%';

/** Rounds like the summands: 76.1 + 0.2 isn't 76.30000000000001. */
export const sumOf = (data: readonly Datum[]) =>
  Number(
    drawableItems(data)
      .reduce((sum, { value }) => sum + value, 0)
      .toFixed(6),
  );
