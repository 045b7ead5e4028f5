import { toolsMissing } from './files/missingFile.ts';
import { saveFiles } from './files/saveFiles.ts';
import { loadPart } from './loadPart.ts';
import { ExportError, type Exporter, type ExportRequest } from './types.ts';

/** Makes the files in this browser. The engines load on the first export. */
export const browserExporter: Exporter = {
  async export(request) {
    request.signal?.throwIfAborted();
    request.onProgress?.(0, 'Preparing');
    try {
      const files = request.format === 'pdf' ? await printPdf(request) : await pictures(request);
      request.signal?.throwIfAborted();
      request.onProgress?.(1, 'Done');
      return files;
    } catch (error) {
      if (error instanceof ExportError || isAbort(error)) throw error;
      console.error('Export failed', error);
      throw new ExportError("Couldn't create the file. Your draft is safe. Reload the page and try again.", {
        cause: error,
      });
    }
  },
  save: saveFiles,
};

const pictures = async (request: ExportRequest) =>
  (await loadPart(() => import('./raster/raster.ts')).catch(toolsMissing)).exportPictures(request);

const printPdf = async (request: ExportRequest) =>
  (await loadPart(() => import('./pdf/exportPdf.ts')).catch(toolsMissing)).exportPdf(request);

const isAbort = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';
