import { figureIn } from '../../editor/layouts/figure.ts';
import type { Fact, ReadDescription } from '../../editor/reading/brief.ts';
import { comparable } from '../../editor/writing/statedFacts.ts';
import { type Datum, datumOf } from './data.ts';
import { maxItems } from './kinds.ts';
import { timelineDateOf } from './timelineDates.ts';

/** A list in a description for a diagram, one item per line, and the words that it's read from. */
export interface Series {
  kind: 'values' | 'moments' | 'steps' | 'figures';
  points: readonly string[];
  phrases: readonly string[];
}

/** Ends of clauses, except commas in numbers. */
const ends = /(?:,(?!\d{3}(?!\d))|;|\n|\.(?=\s|$)|\s[–—]\s)\s*(?:and\s+)?|\s+(?:and|versus|vs\.?)\s+/u;
/** Words before the first item: "Our results: 2023: 1,200 t". */
const leads = /^[^:]*\p{L}[^:]*:\s+(?=\S)/u;

const language = 'en-US';
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const opposed =
  /^(?<when>before|then|previously|today|now|after|afterwards)\s*,?\s+(?:only\s+)?(?=[$€£]?\d)/iu;
const firstStep = /^(?:first|to begin|start)\b/iu;
const nextStep = /^(?:then|next|after that|afterwards|finally|lastly|last)\b/iu;
/** A value's label is a few words, not half a sentence. */
const longestLabel = 48;

/** A clause as the line of a value: "Before: 88 % of panels were buried". */
function valueLine(clause: string): { line: string; datum: Datum } | undefined {
  const when = opposed.exec(clause);
  const line = when ? `${when.groups?.when}: ${clause.slice(when[0].length)}` : clause;
  const datum = datumOf(line, language);
  if (datum.value === undefined || datum.counts || !datum.label || datum.label.length > longestLabel)
    return undefined;
  const { label, typedNumber, note } = datum;
  return { line: `${capital(label)}: ${[typedNumber, note].filter(Boolean).join(' ')}`, datum };
}

type Listed = Exclude<Series['kind'], 'figures'>;

interface Item {
  kind: Listed;
  /** Items of one series have the same group. */
  group: string;
  line: string;
}

function itemOf(clause: string, previousItem: Item | undefined): Item | undefined {
  if (firstStep.test(clause) || (previousItem?.kind === 'steps' && nextStep.test(clause)))
    return { kind: 'steps', group: '', line: `${capital(clause)}.` };
  const value = valueLine(clause);
  if (value) return { kind: 'values', group: value.datum.unit, line: value.line };
  const moment = timelineDateOf(clause, language);
  if (moment?.scale && moment.words.text)
    return { kind: 'moments', group: moment.scale, line: `${moment.when}: ${capital(moment.words.text)}` };
  return undefined;
}

const least: Record<Listed, number> = { values: 2, moments: 3, steps: 3 };

/** Finds the longest list of values, times or steps in a description. */
export function seriesIn(description: string): Series | undefined {
  const runs: { items: Item[]; phrases: string[] }[] = [];
  let run: { items: Item[]; phrases: string[] } | undefined;
  for (const clause of description.split(ends)) {
    const trimmed = clause.trim();
    const previousItem = run?.items.at(-1);
    const content = trimmed.replace(leads, '');
    const readings = [trimmed, ...(content === trimmed ? [] : [content])].flatMap((phrases) => {
      const item = itemOf(phrases, previousItem);
      return item ? [{ item, said: phrases }] : [];
    });
    const goesOn = readings.find(
      ({ item }) => item.kind === previousItem?.kind && item.group === previousItem.group,
    );
    if (goesOn && run) {
      run.items.push(goesOn.item);
      run.phrases.push(goesOn.said);
      continue;
    }
    const begins = readings.at(-1);
    run = begins && { items: [begins.item], phrases: [begins.said] };
    if (run) runs.push(run);
  }
  const [longest] = runs
    .filter(({ items }) => {
      const [first] = items;
      return (
        first &&
        items.length >= least[first.kind] &&
        items.length <= maxItems &&
        areDistinct(items.map(({ line }) => line))
      );
    })
    .toSorted((a, b) => b.items.length - a.items.length);
  const kind = longest?.items[0]?.kind;
  return longest && kind
    ? { kind, points: longest.items.map(({ line }) => line), phrases: longest.phrases }
    : undefined;
}

const mostFigures = 5;
const amounts: readonly Fact['kind'][] = ['price', 'percent', 'number'];
const detailKinds: readonly Fact['kind'][] = ['date', 'time', 'phone', 'place', 'link', 'email'];

/** Finds unrelated numbers in a description, each with its clause. */
export function figuresIn({ description, facts }: ReadDescription): Series | undefined {
  const phrases: string[] = [];
  let from = 0;
  for (const clause of description.split(ends)) {
    const start = description.indexOf(clause, from);
    from = start + clause.length;
    const has = (kinds: readonly Fact['kind'][]) =>
      facts.some(
        ({ kind, at: [begin, end], text }) =>
          kinds.includes(kind) && /\d/.test(text) && begin < from && end > start && begin >= start,
      );
    if (has(amounts) && !has(detailKinds) && figureIn(clause)) phrases.push(clause.trim());
  }
  const lines = phrases.map((clause) => capital(clause.replace(leads, '')));
  return phrases.length >= 2 && phrases.length <= mostFigures && new Set(lines).size === lines.length
    ? { kind: 'figures', points: lines, phrases }
    : undefined;
}

/** True if each line has a different subject. */
const areDistinct = (lines: readonly string[]) =>
  new Set(lines.map((line) => comparable(line.split(': ')[0] ?? ''))).size === lines.length ||
  lines.every((line) => !line.includes(': '));

/** Returns the rest of a sentence after a series; undefined if nothing is left. */
export function restOfSentence(sentence: string, { phrases }: Series): string | undefined {
  const usedPhrases = phrases.map(comparable);
  const isUsed = (words: string) =>
    usedPhrases.some((one) => one.includes(comparable(words)) || comparable(words).endsWith(one));
  const clauses = sentence.split(ends).filter((clause) => /\p{L}{3}/u.test(clause));
  const otherClauses = clauses.filter((clause) => !isUsed(clause));
  if (otherClauses.length === clauses.length) return sentence;
  return otherClauses.length > 0 ? `${capital(otherClauses.join(', '))}.` : undefined;
}
