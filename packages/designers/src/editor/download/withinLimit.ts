import { ExportError, type ExportRequest, type FileLimit } from '@daybreak/print';
import { exportPictures } from '@daybreak/print/pictures';
import type { PreflightFinding } from '@daybreak/print/preflight';

/** Makes the picture once to check its file size against the platform's limit, because it's unknown in advance. */
export async function withinLimit(request: ExportRequest, { bytes }: FileLimit): Promise<PreflightFinding[]> {
  try {
    const files = await exportPictures(request);
    return files.flatMap(({ blob, note }) =>
      note && blob.size > bytes ? [{ level: 'warning' as const, says: note }] : [],
    );
  } catch (error) {
    if (!(error instanceof ExportError)) throw error;
    return [{ level: 'error', says: error.message }];
  }
}
