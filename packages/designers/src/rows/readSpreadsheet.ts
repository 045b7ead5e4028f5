import { loadPart } from '@daybreak/ui/load';
import { toolsMissing } from '../export/missingFile.ts';
import type { RowsTable } from './readTable.ts';

/**
 * The table of a CSV file as spreadsheets write it: UTF-8, UTF-16 or Windows-1252, divided by commas, semicolons or tabs, up to 5,000 rows. What
 * reads it is loaded when it is first called. A formula is text.
 *
 * @throws {ExportError} with a sentence for the user when it is no table.
 */
export async function readSpreadsheet(file: Blob): Promise<RowsTable> {
  const { readTable } = await loadPart(() => import('./readTable.ts')).catch(toolsMissing);
  return readTable(new Uint8Array(await file.arrayBuffer()));
}
