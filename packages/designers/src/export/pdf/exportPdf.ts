import { ExportError, type ExportedFile, type ExportRequest } from '../types.ts';

/** One print PDF with a page per side. */
export async function exportPdf(_request: ExportRequest): Promise<ExportedFile[]> {
  throw new ExportError('The print PDF is not available in this build. Choose PNG or JPEG.');
}
