import { ExportError, type ExportedFile, type ExportRequest, type ExportSource } from '../types.ts';
import type { Page } from './displayList.ts';
import { printed } from './exportPdf.ts';
import { readPages } from './readPages.ts';
import { Loaded } from './walk/prepare.ts';

export interface ManyRequest extends Omit<ExportRequest, 'sources' | 'format' | 'proof' | 'draft'> {
  /** Each is drawn when its turn comes, and only for as long as `read` needs it. */
  pieces: readonly {
    name: string;
    draw: (read: (sources: ExportSource[]) => Promise<void>) => Promise<void>;
  }[];
}

/**
 * One print PDF of many pieces, drawn one after the other: what they share is in it once. On a `sheet`, ten different ones stand on each.
 *
 * @throws {ExportError} that names the piece which cannot be drawn.
 */
export async function exportMany({ pieces, onProgress, ...request }: ManyRequest): Promise<ExportedFile> {
  const loaded = new Loaded();
  const pages: Page[] = [];
  const sides: ExportSource['side'][] = [];
  let sidesOfEach = 1;
  let language: string | undefined;
  for (const [index, { name, draw }] of pieces.entries()) {
    request.signal?.throwIfAborted();
    onProgress?.((0.8 * index) / pieces.length, `Reading ${index + 1} of ${pieces.length}`);
    await draw(async (sources) => {
      const { list, refusals } = await readPages({ sources, signal: request.signal, loaded });
      if (refusals[0]) throw new ExportError(`${name}: ${refusals[0].message}`, { cause: refusals[0] });
      pages.push(...list.pages);
      sides.push(...sources.map(({ side }) => side));
      sidesOfEach = sources.length;
      language ??= sources[0]?.node.closest<HTMLElement>('[lang]')?.lang;
    });
    await new Promise((resolve) => setTimeout(resolve));
  }
  return printed(
    { pages, pictures: loaded.pictures },
    {
      ...request,
      format: 'pdf',
      sides,
      sidesOfEach,
      language: language || 'en-US',
      onProgress: (fraction, label) => onProgress?.(0.8 + 0.2 * fraction, label),
    },
  );
}
