import { emailKey, isEmail } from '@daybreak/ui/search';
import { damageIn, phoneProblem } from './damage.ts';
import { readDate } from './dates.ts';
import { fitOf, type Target } from './target.ts';

/** Headings are among the first nonempty lines. */
const maxLines = 30;
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
  filledCount: number;
  knownCount: number;
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
  const first: Looked[] = lines.slice(0, maxLines).map((cells, index) => {
    const filledCells = cells.filter((cell) => cell.trim());
    return {
      index,
      cells,
      filledCount: filledCells.length,
      knownCount: filledCells.filter(isName).length,
      hasEntry: filledCells.some(isEntry),
    };
  });
  const isUnderTitles = ({ index, filledCount, knownCount }: Looked) =>
    index === 0 ||
    ((knownCount > 1 || knownCount === filledCount) &&
      first.slice(0, index).every((above) => above.filledCount < filledCount));
  const [headingLine] = first
    .filter((line) => line.knownCount > 0 && !line.hasEntry && isUnderTitles(line))
    .sort((a, b) => b.knownCount - a.knownCount || b.filledCount - a.filledCount || a.index - b.index);
  if (headingLine) return { at: headingLine.index, heading: 'named' };
  const widths = first.map(({ filledCount }) => filledCount).sort((a, b) => a - b);
  const medianWidth = widths[Math.floor(widths.length / 2)] ?? 1;
  const wide = first.find(({ filledCount }) => filledCount * 2 > medianWidth);
  const isUnder = (line: Looked, times: number) =>
    first.slice(0, line.index).every(({ filledCount }) => filledCount * times < line.filledCount);
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
