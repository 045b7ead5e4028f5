export type CsvColumn<Row> = readonly [header: string, cell: (row: Row) => string];

/**
 * Returns a cell that no spreadsheet treats as a formula: if it starts like one, even after spaces, it gets a leading
 * apostrophe (OWASP, CSV injection). Always quoted, to keep commas and line breaks inside (RFC 4180).
 */
export function csvCell(text: string): string {
  // In some programs a NUL ends the cell, and what follows could start a new one.
  const withoutNulls = text.replaceAll('\0', '');
  const harmless = /^[\s\u200b\ufeff]*[=+\-@\uff1d\uff0b\uff0d\uff20|%]|^[\t\r\n]/.test(withoutNulls)
    ? `'${withoutNulls}`
    : withoutNulls;
  return `"${harmless.replaceAll('"', '""')}"`;
}

/**
 * Returns rows as a spreadsheet table in UTF-8, with a byte order mark, because Excel assumes another encoding without
 * it.
 */
export const toCsv = <Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string =>
  `\ufeff${[columns.map(([header]) => header), ...rows.map((row) => columns.map(([, cell]) => cell(row)))]
    .map((row) => `${row.map(csvCell).join(',')}\r\n`)
    .join('')}`;
