// The part of the print-file benchmark that runs in Chromium.

import { base64 } from '../../../print/openedFiles/making/base64.ts';
import { photographOf } from '../../../print/openedFiles/making/photograph.ts';
import { pictureInPdf } from '../../../print/openedFiles/making/usualWay.ts';
import { exportPdf } from '../../../print/src/pdf/exportPdf.ts';
import type { ExportSource } from '../../../print/src/types.ts';
import { mountPiece, type PieceRequest } from './pieces.tsx';

export type Way = 'print PDF' | 'picture in a PDF';

/**
 * Returns a photograph of this many megapixels as base64, made in a separate page so that its leftover memory isn't
 * measured.
 */
export const photograph = async (megapixels: number): Promise<string> =>
  base64(await (await fetch(await photographOf(megapixels))).blob());

let source: ExportSource | undefined;

/** Shows the first side of a piece on the page, with its photograph in the browser's storage like an upload. */
export async function mount(request: PieceRequest): Promise<void> {
  const { photograph } = request;
  const file = typeof photograph === 'string' ? await (await fetch(photograph)).blob() : undefined;
  [source] = await mountPiece({ ...request, ...(file && { photograph: URL.createObjectURL(file) }) });
}

/** Makes the file of the mounted piece. */
export async function make(way: Way): Promise<{ milliseconds: number; bytes: number }> {
  if (!source) throw new Error('Nothing is mounted.');
  const begin = performance.now();
  const blob = way === 'print PDF' ? await printPdf(source) : await pictureInPdf(source);
  return { milliseconds: performance.now() - begin, bytes: blob.size };
}

async function printPdf(of: ExportSource): Promise<Blob> {
  const request = { designer: 'bench', title: 'Benchmark', format: 'pdf', date: new Date() } as const;
  const [file] = await exportPdf({ ...request, sources: [of] });
  if (!file) throw new Error('No file was made.');
  return file.blob;
}
