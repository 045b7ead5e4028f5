import { ExportError } from '@daybreak/print';
import Papa from 'papaparse';
import { decoded } from './decode.ts';
import { headingIn } from './headings.ts';
import { cleanCell } from './mend.ts';
import { personTargets } from './personTargets.ts';
import type { Target } from './target.ts';

/** The maximum number of rows for one file. */
export const mostRows = 5000;
/** More bytes than a table with that many people has. A picture or workbook chosen by mistake may have more. */
const mostBytes = 20_000_000;

export interface ReadTable {
  headers: readonly string[];
  /** As many cells as there are headers; always text, whatever it looks like. */
  rows: readonly (readonly string[])[];
  /** The number of cells of each row in the file. A cell missing at the end isn't the same as an empty one. */
  lengths: readonly number[];
  /** Each row's number in the file, from 1. */
  places: readonly number[];
  /** The reason why a row is unreliable: its cells are in the wrong columns, or other rows got merged into it. */
  faults: readonly (string | undefined)[];
  /** Tells whether the columns have names. If that's unknown, the file's first row counts as a row. */
  heading: 'named' | 'none' | 'open';
  /** Oddities of the file, one sentence each. */
  remarks: readonly string[];
}

/** A line in the file. */
interface Line {
  cells: readonly string[];
  place: number;
  fault?: string | undefined;
}

/** The apostrophe that keeps spreadsheets from running a cell (the portal's `shared/downloads/csv.ts` writes it). */
const protectedFormula = /^'(?=[\s\u200b\ufeff]*[=+\-@\uff1d\uff0b\uff0d\uff20|%]|[\t\r\n])/;
/** The formula around a text that keeps its zeros: ="00123". */
const textFormula = /^="(.*)"$/s;
const unclosed =
  'This row has an unclosed quotation mark, so rows may have run together. Fix it in the file.';
const tooWide =
  'This row has more cells than headings. Put quotation marks around cells that contain commas.';
const zip = [0x50, 0x4b];
const delimiters = [',', ';', '\t', '|'];
/** The number of lines that is enough to tell how a file is delimited. */
const sample = 60;

const parse = (text: string, delimiter: string, preview = 0) =>
  Papa.parse<string[]>(text, { delimiter, preview, newline: '\n' });
const isFilled = (cell: string) => cell.trim() !== '';

/**
 * The delimiter that splits the most lines into the same number of cells. A title above the table doesn't count for
 * much.
 */
function delimiterOf(text: string): string {
  const [best] = delimiters
    .map((delimiter) => {
      const lines = parse(text, delimiter, sample).data.filter((cells) => cells.some(isFilled));
      const widths = new Map<number, number>();
      for (const { length } of lines) if (length > 1) widths.set(length, (widths.get(length) ?? 0) + 1);
      const [width, lineCount] = [...widths].sort((a, b) => b[1] - a[1] || b[0] - a[0])[0] ?? [1, 0];
      return { delimiter, width, share: lines.length > 0 ? lineCount / lines.length : 0 };
    })
    .sort((a, b) => b.share - a.share || b.width - a.width);
  return best && best.share > 0 ? best.delimiter : ',';
}

/**
 * Reads a table written by a spreadsheet program. Formulas are text here: nothing runs them.
 *
 * @param bytes the file
 * @param targets the possible columns, whose names distinguish headings from titles above them
 * @throws {ExportError} with a sentence for the user if it isn't a table
 */
export function readTable(bytes: Uint8Array, targets: readonly Target[] = personTargets): ReadTable {
  if (bytes.length > mostBytes)
    throw new ExportError('This file is larger than 20 MB. Choose a smaller CSV file.');
  if (zip.every((byte, index) => bytes[index] === byte))
    throw new ExportError(
      'This is an Excel workbook. Save it as a CSV file in your spreadsheet app, then choose that file.',
    );
  // Some files mix line endings, and only the first kind would count.
  const text = decoded(bytes).replaceAll(/\r\n?/g, '\n');
  // Excel's own first line, which states the delimiter.
  const separatorLine = /^sep=(.)\n/i.exec(text);
  const body = separatorLine ? text.slice(separatorLine[0].length) : text;
  const { data, errors } = parse(body, separatorLine?.[1] ?? delimiterOf(body));
  const open = new Set(errors.filter(({ type }) => type === 'Quotes').map(({ row }) => row));
  const lines = data
    .map((cells, index) => ({
      cells: cells.map((cell) => cleanCell(cell.replace(protectedFormula, '').replace(textFormula, '$1'))),
      place: index + 1,
      fault: open.has(index) ? unclosed : undefined,
    }))
    .filter(({ cells }) => cells.some(isFilled));
  if (lines.length === 0) throw new ExportError('This file is empty. Choose another one.');
  const { at, heading } = headingIn(
    lines.map(({ cells }) => cells),
    targets,
  );
  const linesAbove = lines.slice(0, at).map(({ cells }) => cells.filter(isFilled).join(' '));
  const table = tableOf(lines.slice(at), heading);
  return {
    ...table,
    remarks: [
      ...(linesAbove.length > 0
        ? [
            `${linesAbove.length === 1 ? '1 line above the headings is' : `${linesAbove.length} lines above the headings are`} skipped: ${linesAbove.map((words) => `“${words.slice(0, 60)}”`).join(', ')}.`,
          ]
        : []),
      ...table.remarks,
    ],
  };
}

/** Takes the first row of a table as its headings. */
export const namedByFirstRow = ({ rows, lengths, places, faults, remarks }: ReadTable): ReadTable => ({
  ...tableOf(
    rows.map((cells, index) => ({
      cells: cells.slice(0, lengths[index]),
      place: places[index] ?? 0,
      fault: faults[index],
    })),
    'named',
  ),
  remarks,
});

function tableOf(lines: readonly Line[], heading: ReadTable['heading']): ReadTable {
  const isNamed = heading === 'named';
  const rows = isNamed ? lines.slice(1) : lines;
  const [first] = lines;
  const width = isNamed
    ? (first?.cells.length ?? 0)
    : Math.max(0, ...rows.map(({ cells }) => cells.findLastIndex(isFilled) + 1));
  const headers = Array.from(
    { length: width },
    (_, index) => (isNamed && first?.cells[index]) || `Column ${index + 1}`,
  );
  if (rows.length === 0)
    throw new ExportError('This file has headings but no rows. Add rows or choose another file.');
  if (rows.length > mostRows)
    throw new ExportError(
      `This file has ${rows.length.toLocaleString('en-US')} rows. The limit is 5,000. Split it into smaller files.`,
    );
  const shorter = rows.filter(({ cells }) => cells.length < width).length;
  return {
    headers,
    heading,
    lengths: rows.map(({ cells }) => cells.length),
    places: rows.map(({ place }) => place),
    faults: rows.map(
      ({ cells, fault }) => fault ?? (cells.slice(width).some(isFilled) ? tooWide : undefined),
    ),
    rows: rows.map(({ cells }) => headers.map((_, index) => cells[index] ?? '')),
    remarks: [
      ...(shorter > 0 && isNamed
        ? [
            `${shorter === 1 ? '1 row has' : `${shorter} rows have`} fewer cells than there are headings. Check that the file is complete.`,
          ]
        : []),
    ],
  };
}
