import { type ExportedFile, type ExportRequest, fileName, sizeName } from '@daybreak/print';
import { stageSize } from '../stage.ts';

/** The input for a file of the deck: its date, an abort signal, and a progress listener. */
export type FileJob = Pick<ExportRequest, 'date' | 'signal' | 'onProgress'>;

/** @throws {ExportError} with a sentence for the user; a DOMException named AbortError when the signal was aborted. */
export type MakeFile = (job: FileJob) => Promise<ExportedFile>;

export const deckFileName = (date: Date, extension: 'pdf' | 'pptx'): string =>
  fileName({
    designer: 'sales-deck',
    size: sizeName({ ...stageSize, unit: 'px', bleed: 0 }),
    date,
    extension,
  });
