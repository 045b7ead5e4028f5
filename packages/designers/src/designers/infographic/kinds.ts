import { linesOf, pointOf } from '../../editor/artwork/text/point.ts';
import type { Content } from '../../editor/layouts/content.ts';
import { type Datum, dataOf, drawableItems, isPercent, sumOf, unitsOf } from './data.ts';
import { type Diagram, toScale } from './diagramNames.ts';
import { timelineDateOf } from './timelineDates.ts';

/** Maximum number of items; more would be too small to read. */
export const maxItems = 7;
/** Minimum and maximum sum of rounded percentages of a whole. */
const fullSum = { least: 99, most: 101 };

type Points = Pick<Content, 'body' | 'language'>;

const textOf = ({ body }: Points) => body?.text ?? '';
export const dataIn = (content: Points): Datum[] => dataOf(textOf(content), content.language);

const roomFor = (count: number) => (count > maxItems ? `Use up to ${maxItems} items.` : undefined);

function lacksValues(content: Points): string | undefined {
  const data = drawableItems(dataIn(content));
  if (data.length < 2)
    return 'Add two or more items, each on its own line with a number, such as “Glass: 76%.”';
  const [one = '', other = ''] = unitsOf(data).map((unit) => (unit ? `“${unit}”` : 'no unit'));
  return other
    ? `Use the same unit for all numbers. You're using ${one} and ${other}.`
    : roomFor(data.length);
}

/** Explains that the parts add up to more than a whole; undefined if they don't. */
function tooMuch(data: readonly Datum[]): string | undefined {
  const sum = sumOf(data);
  return isPercent(data) && sum > fullSum.most
    ? `The parts add up to ${sum}%. Change the numbers so they add up to 100% or less.`
    : undefined;
}

const lacksPoints = (content: Points, noun: string) => {
  const { length } = linesOf(textOf(content));
  return length < 2 ? `Add two or more ${noun}, each on its own line.` : roomFor(length);
};

/** Explains why a diagram can't be drawn from the points, in a sentence for the user. */
export const unavailableReason: Readonly<Record<Diagram, (content: Points) => string | undefined>> = {
  bars: lacksValues,
  share: (content) => {
    const data = dataIn(content);
    return (
      lacksValues(content) ??
      tooMuch(data) ??
      (sumOf(data) > 0 ? undefined : "These numbers add up to zero. Enter at least one that's above zero.")
    );
  },
  compare: (content) => {
    const lines = linesOf(textOf(content));
    if (lines.length !== 2) return 'Add two items to compare, each on its own line.';
    return drawableItems(dataIn(content)).length === 2 ? lacksValues(content) : undefined;
  },
  timeline: (content) => {
    const moments = linesOf(textOf(content)).map((line) => timelineDateOf(line, content.language));
    return (
      lacksPoints(content, 'dates or times') ??
      (moments.every(Boolean)
        ? undefined
        : 'Start each line with a date or time, such as “2019: First site.”')
    );
  },
  flow: (content) => lacksPoints(content, 'steps'),
};

/** Words that connect consecutive steps. */
const inSequence =
  /\b(?:how|steps?|process|first|then|next|finally|afterwards|workflow|cómo|pasos|proceso|primero|luego|wie|schritte?|ablauf|zuerst|dann|comment|étapes?|d’abord|ensuite|puis|come|passi|fasi|como|passos|etapas?|stappen|kroki|etapy)\b/iu;
const numbered = /^\s*(?:\d{1,2}[.)]\s|(?:step|phase|stage|paso|schritt|étape|passo|etapa|stap|krok)\s+\d)/iu;

/** Checks whether points are consecutive, by their own words and the title's. */
export function isSequence(title: string, points: string): boolean {
  const lines = linesOf(points);
  return (
    lines.length >= 2 &&
    (lines.every((line) => numbered.test(line)) ||
      inSequence.test(title) ||
      lines.filter((line) => inSequence.test(pointOf(line).head || line.split(/[\s,]/)[0] || '')).length >= 2)
  );
}

/** The diagrams that suit the points, best first. None suits plain text. */
export function suggestedDiagrams(content: Points & Pick<Content, 'headline'>): Diagram[] {
  const data = dataIn(content);
  const isData =
    data.length > 0 &&
    data.every(({ value }) => value !== undefined) &&
    new Set(data.map(({ counts }) => counts)).size === 1 &&
    !unavailableReason.bars(content);
  const isWhole = isPercent(data) && sumOf(data) >= fullSum.least;
  const diagrams: Diagram[] = [
    ...(isData && isWhole ? (['share'] as const) : []),
    ...(isData && data.length === 2 ? (['compare'] as const) : []),
    ...(isData ? (['bars'] as const) : []),
    ...(isOpposition(textOf(content)) ? (['compare'] as const) : []),
    'timeline',
    ...(isSequence(content.headline.text, textOf(content)) ? (['flow'] as const) : []),
  ];
  return diagrams.filter(
    (kind, place) => diagrams.indexOf(kind) === place && !unavailableReason[kind](content),
  );
}

const opposed =
  /^(?:then|before|old|today|now|after|new|without|with|them|us|landfill|antes|después|ahora|vorher|nachher|früher|heute|avant|après|prima|dopo|depois)$/iu;
/** True for two points whose headings only make sense together. */
const isOpposition = (points: string) => {
  const lines = linesOf(points);
  return lines.length === 2 && lines.every((line) => opposed.test(pointOf(line).head));
};

/** Problems with the numbers of a diagram to scale, one sentence each. */
export function problemsOf(data: readonly Datum[], kind: string): string[] {
  const isScaled = (toScale as readonly string[]).includes(kind);
  const isText = kind === 'compare' && drawableItems(data).length === 0;
  if (!isScaled || isText) return [];
  return [
    ...data.flatMap(({ line, reason }) => {
      const name = `“${line.length > 40 ? `${line.slice(0, 38).trim()}…` : line}”`;
      switch (reason) {
        case 'number':
          return [`${name} doesn't have a number. Add one after a colon, such as “Glass: 76%.”`];
        case 'range':
          return [`${name} is a range. Use one number, such as “7 days.”`];
        case 'negative':
          return [`${name} is below zero. Use 0 or more.`];
        default:
          return [];
      }
    }),
    ...(kind === 'share' ? [tooMuch(data) ?? []].flat() : []),
  ];
}
