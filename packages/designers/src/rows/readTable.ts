import Papa from 'papaparse';
import { ExportError } from '../export/types.ts';
import { decoded } from './decode.ts';

/** As many rows as one file may have. */
const mostRows = 5000;
/** No table of that many people is as large; a picture or a workbook by mistake is. */
const mostBytes = 20_000_000;

export interface RowsTable {
  headers: readonly string[];
  /** As many cells as there are headers; text, whatever it looks like. */
  rows: readonly (readonly string[])[];
  /** How many cells each row has in the file: what is missing at its end is not the same as what is empty. */
  lengths: readonly number[];
  /** What was odd about the file, a sentence each. */
  remarks: readonly string[];
}

/** The apostrophe with which tables keep spreadsheets from running a cell (`files/csv.ts` of the portal writes it). */
const protectedFormula = /^'(?=[\s\u200b\ufeff]*[=+\-@\uff1d\uff0b\uff0d\uff20|%]|[\t\r\n])/;
const zip = [0x50, 0x4b];

/**
 * A table that a spreadsheet wrote. Formulas are text here: nothing runs them.
 *
 * @throws {ExportError} with a sentence for the user when it is no table.
 */
export function readTable(bytes: Uint8Array): RowsTable {
  if (bytes.length > mostBytes) throw new ExportError('This file is larger than 20 MB. Choose a CSV file.');
  if (zip.every((byte, index) => bytes[index] === byte))
    throw new ExportError('This is a workbook. Save it as CSV in your spreadsheet, and choose that file.');
  // Excel's own first line, which says how the others are divided.
  // Some files have several kinds of line ends, where only the first would count.
  const text = decoded(bytes).replaceAll(/\r\n?/g, '\n');
  const said = /^sep=(.)\n/i.exec(text);
  const { data, errors } = Papa.parse<string[]>(said ? text.slice(said[0].length) : text, {
    delimiter: said?.[1] ?? '',
    delimitersToGuess: [',', ';', '\t', '|'],
    newline: '\n',
    skipEmptyLines: 'greedy',
  });
  const [first, ...rest] = data;
  if (!first?.some((cell) => cell.trim())) throw new ExportError('This file is empty.');
  const headers = first.map((cell, index) => cell.trim() || `Column ${index + 1}`);
  if (rest.length === 0)
    throw new ExportError('This file has headings and no rows. The first line names the columns.');
  if (rest.length > mostRows)
    throw new ExportError(
      `This file has ${rest.length.toLocaleString('en-US')} rows; up to 5,000 can be made at once. Divide it.`,
    );
  const wider = rest.filter((row) => row.slice(headers.length).some((cell) => cell.trim())).length;
  const shorter = rest.filter(({ length }) => length < headers.length).length;
  return {
    headers,
    lengths: rest.map(({ length }) => length),
    rows: rest.map((row) => headers.map((_, index) => (row[index] ?? '').replace(protectedFormula, ''))),
    remarks: [
      ...(errors.some(({ type }) => type === 'Quotes')
        ? ['A quotation mark is not closed: look whether rows have run together.']
        : []),
      ...(shorter > 0
        ? [
            `${shorter === 1 ? '1 row has' : `${shorter} rows have`} fewer cells than there are headings: look whether the file is whole.`,
          ]
        : []),
      ...(wider > 0
        ? [
            `${wider === 1 ? '1 row has' : `${wider} rows have`} more cells than there are headings. What is beyond them is not used.`,
          ]
        : []),
    ],
  };
}
