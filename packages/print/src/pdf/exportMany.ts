import { createYielder } from '../createYielder.ts';
import { ExportError, type ExportedFile, type ExportRequest, type ExportSource } from '../types.ts';
import { writeCheckedPdf } from './exportPdf.ts';
import { type PrintedPiece, pieceOf } from './pageCache.ts';
import { readPages } from './readPages.ts';
import { Loaded } from './walk/loaded.ts';

export interface ManyRequest extends Omit<ExportRequest, 'sources' | 'format' | 'proof' | 'draft'> {
  /**
   * The pieces, read one at a time: from mounted sides, which exist as long as `read` needs them, or from cached pages.
   */
  pieces: readonly {
    name: string;
    draw: (read: (sources: readonly ExportSource[]) => Promise<PrintedPiece>) => Promise<PrintedPiece>;
  }[];
}

/**
 * Makes one print PDF of many pieces, read one after another. What they share is included once. With `sheet`, each sheet has ten different
 * pieces.
 *
 * @throws {ExportError} that names the piece that can't be drawn.
 */
export async function exportMany({ pieces, onProgress, ...request }: ManyRequest): Promise<ExportedFile> {
  const loaded = new Loaded();
  const printedPieces: PrintedPiece[] = [];
  const next = createYielder(request.signal);
  for (const [index, { name, draw }] of pieces.entries()) {
    await next();
    request.signal?.throwIfAborted();
    onProgress?.((0.8 * index) / pieces.length, `Reading ${index + 1} of ${pieces.length}`);
    const piece = await draw(async (sources) => {
      const { list, refusals } = await readPages({ sources, signal: request.signal, loaded });
      if (refusals[0]) throw new ExportError(`${name}: ${refusals[0].message}`, { cause: refusals[0] });
      return pieceOf(list.pages, sources);
    });
    printedPieces.push(piece);
  }
  return writeCheckedPdf(
    { pages: printedPieces.flatMap(({ pages }) => pages), pictures: loaded.pictures },
    {
      ...request,
      format: 'pdf',
      sides: printedPieces.flatMap(({ sides }) => sides),
      sidesOfEach: printedPieces.at(-1)?.sides.length ?? 1,
      language: printedPieces[0]?.language ?? 'en-US',
      onProgress: (fraction, label) => onProgress?.(0.8 + 0.2 * fraction, label),
    },
  );
}
