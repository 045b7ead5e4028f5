/** What stands above a column, and what stands in it. */
export type CsvColumn<Row> = readonly [header: string, cell: (row: Row) => string];

/**
 * A cell that no spreadsheet takes for a formula: one that begins like a formula, also behind blanks, gets an apostrophe
 * in front (OWASP, CSV injection). Always in quotes, so that commas and line breaks stay inside (RFC 4180).
 */
export function csvCell(text: string): string {
  // A NUL cuts a cell short in some programs, and what follows it could begin anew.
  const plain = text.replaceAll('\0', '');
  const harmless = /^[\s\u200b\ufeff]*[=+\-@\uff1d\uff0b\uff0d\uff20|%]|^[\t\r\n]/.test(plain)
    ? `'${plain}`
    : plain;
  return `"${harmless.replaceAll('"', '""')}"`;
}

/** Rows as a table for spreadsheets: UTF-8 with a mark, without which Excel reads it as another encoding. */
export const csvOf = <Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string =>
  `\ufeff${[columns.map(([header]) => header), ...rows.map((row) => columns.map(([, cell]) => cell(row)))]
    .map((row) => `${row.map(csvCell).join(',')}\r\n`)
    .join('')}`;
