import { ExportError, type ExportedFile, fileName, toolsMissing } from '@daybreak/print';
import type { PackedFile } from '@daybreak/print/zip';
import { loadPart } from '@daybreak/ui/load';
import type { UserDetails } from '../userDetails/userDetails.ts';
import { type BatchRun, manifestEntry, manifestOmissions } from './batchFiles.ts';
import { type PersonRow, pause } from './people.ts';

const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** A page with only the signature, to open in a browser, select and paste. */
const pageOf = ({ user }: PersonRow, signature: string) =>
  `<!doctype html>\n<html lang="en">\n<meta charset="utf-8">\n<title>${escaped(`Email signature: ${user.name}`)}</title>\n<body>\n${signature}\n</body>\n</html>\n`;

/**
 * Makes an HTML file of every row's email signature, in one ZIP with a manifest.
 *
 * @throws {ExportError} that names the row whose signature can't be made.
 */
export async function signaturesZip(
  { rows, leftOut, findings, date, signal, waitWhilePaused, onProgress }: Omit<BatchRun, 'piece' | 'options'>,
  signatureOf: (user: UserDetails) => string,
): Promise<ExportedFile> {
  const files: PackedFile[] = [];
  for (const [index, row] of rows.entries()) {
    await waitWhilePaused();
    signal.throwIfAborted();
    onProgress(index / rows.length, `Creating ${index + 1} of ${rows.length}`);
    let html: string;
    try {
      html = signatureOf(row.user);
    } catch (error) {
      throw new ExportError(`Row ${row.number}: ${(error as Error).message}`, { cause: error });
    }
    files.push({
      // Two people may have the same name.
      name: fileName({
        designer: 'signature',
        size: '',
        side: `${row.number} ${row.user.name}`,
        date,
        extension: 'html',
      }),
      blob: new Blob([pageOf(row, html)], { type: 'text/html' }),
      ...manifestEntry(row, findings),
    });
    await pause();
  }
  const { zipOf } = await loadPart(() => import('@daybreak/print/zip')).catch(toolsMissing);
  return zipOf({
    designer: 'signature',
    name: `${rows.length} people`,
    files,
    leftOut: manifestOmissions(leftOut),
    date,
  });
}
