import { emailKey, isEmail } from '@daybreak/ui/search';
import { damageIn, phoneProblem } from './damage.ts';
import { readDate } from './dates.ts';
import { fitOf, type Target } from './target.ts';

/** Headings are among the first nonempty lines. */
const looked = 30;
const web = /^https?:\/\/\S+$/i;
const number = /^[+(]?\p{Nd}[\p{Nd}\s()./-]{6,}/u;

/** Not a column name: an address, a phone number, a date. */
export const isEntry = (cell: string): boolean =>
  isEmail(emailKey(cell)) ||
  web.test(cell) ||
  readDate(cell) !== undefined ||
  damageIn(cell) !== undefined ||
  (number.test(cell) && phoneProblem(cell) === undefined);

interface Looked {
  index: number;
  cells: readonly string[];
  /** The numbers of its nonempty cells, and of known column names among them. */
  filled: number;
  known: number;
  hasEntry: boolean;
}

/**
 * Finds the line that names the columns: the one with the most known names, with only narrower lines, such as a title,
 * above it. Otherwise the first line as wide as the table whose columns have addresses, numbers or dates below it.
 * `none`: that line is itself a row. `open`: no evidence.
 */
export function headingIn(
  lines: readonly (readonly string[])[],
  targets: readonly Target[],
): { at: number; heading: 'named' | 'none' | 'open' } {
  const isName = (cell: string) => targets.some((target) => fitOf(cell, target) !== undefined);
  const first: Looked[] = lines.slice(0, looked).map((cells, index) => {
    const said = cells.filter((cell) => cell.trim());
    return {
      index,
      cells,
      filled: said.length,
      known: said.filter(isName).length,
      hasEntry: said.some(isEntry),
    };
  });
  const isUnderTitles = ({ index, filled, known }: Looked) =>
    index === 0 ||
    ((known > 1 || known === filled) && first.slice(0, index).every((above) => above.filled < filled));
  const [named] = first
    .filter((line) => line.known > 0 && !line.hasEntry && isUnderTitles(line))
    .sort((a, b) => b.known - a.known || b.filled - a.filled || a.index - b.index);
  if (named) return { at: named.index, heading: 'named' };
  const widths = first.map(({ filled }) => filled).sort((a, b) => a - b);
  const usual = widths[Math.floor(widths.length / 2)] ?? 1;
  const wide = first.find(({ filled }) => filled * 2 > usual);
  const isUnder = (line: Looked, times: number) =>
    first.slice(0, line.index).every(({ filled }) => filled * times < line.filled);
  if (wide && !wide.hasEntry && isUnder(wide, 1) && isOverEntries(wide, lines))
    return { at: wide.index, heading: 'named' };
  const top = wide && isUnder(wide, 2) ? wide : first[0];
  return { at: top?.index ?? 0, heading: top?.hasEntry ? 'none' : 'open' };
}

/** Returns whether one of the cells is above a column of addresses, numbers or dates. */
const isOverEntries = ({ cells, index }: Looked, lines: readonly (readonly string[])[]): boolean =>
  cells.some((cell, column) => {
    const cells = lines
      .slice(index + 1)
      .map((below) => below[column]?.trim() ?? '')
      .filter(Boolean);
    return cell.trim() !== '' && cells.length > 0 && cells.filter(isEntry).length * 2 > cells.length;
  });
