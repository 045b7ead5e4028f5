import { loadPart } from '@daybreak/ui/load';
import { sizeName } from '../export/fileNames.ts';
import { toolsMissing } from '../export/missingFile.ts';
import type { PackedFile } from '../export/package/zipOf.ts';
import type { PreflightFinding } from '../export/preflight/rules.ts';
import { ExportError, type ExportedFile, type Exporter, type ExportRequest } from '../export/types.ts';
import type { UserDetails } from '../userDetails/userDetails.ts';
import type { Designer } from '../workbench/designer.ts';
import type { AnyDraft } from '../workbench/fields.ts';
import { drawnOffscreen } from '../workbench/offscreen.tsx';
import { type PersonRow, pause } from './people.ts';

/** What is made of every row. */
export interface RowsPiece {
  designer: Designer;
  draft: AnyDraft;
  /** What a file carries, so that it can be opened again. */
  kept: (user: UserDetails) => string;
}

const briefOf = ({ user }: PersonRow) => ({ user, images: [] });

/** Draws the card of a row out of sight, and says what the look before a download would. */
export const lookAtCard = (
  row: PersonRow,
  { designer, draft }: RowsPiece,
): Promise<readonly PreflightFinding[]> =>
  drawnOffscreen(designer, draft, briefOf(row), async (sources, tooLong) => {
    const { inspectPiece } = await loadPart(() => import('../workbench/download/inspectPiece.ts')).catch(
      toolsMissing,
    );
    const found = await inspectPiece({ designer, draft, brief: briefOf(row), sources, tooLong });
    return found({ format: 'pdf' });
  });

/** A card's words are all there: what does not fit would be cut off. */
const fits = (row: PersonRow, tooLong: Readonly<Record<string, readonly string[]>>) => {
  const fields = [...new Set(Object.values(tooLong).flat())];
  if (fields.length > 0)
    throw new ExportError(`Row ${row.number}: ${fields.join(' and ')} is too long for the card.`);
};

export interface Making {
  rows: readonly PersonRow[];
  piece: RowsPiece;
  options: Pick<ExportRequest, 'marks' | 'bleed' | 'stock' | 'sheet'>;
  date: Date;
  signal: AbortSignal;
  onProgress: NonNullable<ExportRequest['onProgress']>;
}

/** One print PDF with front and back of every row, in which typefaces, profile and pictures are once. */
export async function cardsPdf({
  rows,
  piece,
  options,
  date,
  signal,
  onProgress,
}: Making): Promise<ExportedFile> {
  const { exportMany } = await loadPart(() => import('../export/pdf/exportMany.ts')).catch(toolsMissing);
  return exportMany({
    ...options,
    designer: piece.designer.id,
    title: `Business cards of ${rows.length} people`,
    variant: `${rows.length} people`,
    date,
    signal,
    onProgress,
    pieces: rows.map((row) => ({
      name: row.user.name,
      draw: (read) =>
        drawnOffscreen(piece.designer, piece.draft, briefOf(row), async (sources, tooLong) => {
          fits(row, tooLong);
          await read(sources);
        }),
    })),
  });
}

/** A print PDF for each row, in one ZIP with a manifest. */
export async function cardsZip(
  { rows, piece, options, date, signal, onProgress }: Making,
  exporter: Exporter,
): Promise<ExportedFile> {
  const files: PackedFile[] = [];
  for (const [index, row] of rows.entries()) {
    signal.throwIfAborted();
    onProgress(index / rows.length, `Making ${index + 1} of ${rows.length}`);
    await drawnOffscreen(piece.designer, piece.draft, briefOf(row), async (sources, tooLong) => {
      fits(row, tooLong);
      const made = await exporter.export({
        ...options,
        designer: piece.designer.id,
        // Two people may have one name.
        variant: `${row.number} ${row.user.name}`,
        title: `${piece.designer.title}: ${row.user.name}`,
        format: 'pdf',
        sources,
        draft: piece.kept(row.user),
        date,
        signal,
      });
      const about = { row: String(row.number), name: row.user.name };
      const size = sources[0] && sizeName(sources[0].side.size);
      files.push(...made.map((file) => ({ ...file, about, warnings: [], size })));
    });
    await pause();
  }
  const { zipOf } = await loadPart(() => import('../export/package/zipOf.ts')).catch(toolsMissing);
  return zipOf({ designer: piece.designer.id, name: `${rows.length} people`, files, date });
}
