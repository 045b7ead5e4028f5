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
  /** Rows that no file is made of; a manifest names them. */
  leftOut: readonly PersonRow[];
  /** What was found in each row, by its number. */
  findings: ReadonlyMap<number, readonly PreflightFinding[]>;
  /** Waits while the making is paused. */
  turn: () => Promise<void>;
  piece: RowsPiece;
  options: Pick<ExportRequest, 'marks' | 'bleed' | 'stock' | 'sheet'>;
  date: Date;
  signal: AbortSignal;
  onProgress: NonNullable<ExportRequest['onProgress']>;
}

type Findings = Making['findings'];
const aboutOf = ({ number, user }: PersonRow) => ({ row: String(number), name: user.name });

/** What the manifest says of a row's file. */
export const toldOf = (row: PersonRow, findings: Findings) => ({
  about: aboutOf(row),
  warnings: (findings.get(row.number) ?? []).map(({ says }) => says),
});

/** What it says of rows without one: the error that they had, or that somebody did not want them. */
export const leftOutOf = (rows: readonly PersonRow[], findings: Findings) =>
  rows.map((row) => ({
    about: aboutOf(row),
    reason: findings.get(row.number)?.find(({ level }) => level === 'error')?.says ?? 'Left out.',
  }));

/** One print PDF with front and back of every row, in which typefaces, profile and pictures are once. */
export async function cardsPdf({
  rows,
  piece,
  options,
  date,
  signal,
  turn,
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
      async draw(read) {
        await turn();
        await drawnOffscreen(piece.designer, piece.draft, briefOf(row), async (sources, tooLong) => {
          fits(row, tooLong);
          await read(sources);
        });
      },
    })),
  });
}

/** A print PDF for each row, in one ZIP with a manifest. */
export async function cardsZip(
  { rows, leftOut, findings, piece, options, date, signal, turn, onProgress }: Making,
  exporter: Exporter,
): Promise<ExportedFile> {
  const files: PackedFile[] = [];
  for (const [index, row] of rows.entries()) {
    await turn();
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
      const size = sources[0] && sizeName(sources[0].side.size);
      files.push(...made.map((file) => ({ ...file, ...toldOf(row, findings), size })));
    });
    await pause();
  }
  const { zipOf } = await loadPart(() => import('../export/package/zipOf.ts')).catch(toolsMissing);
  return zipOf({
    designer: piece.designer.id,
    name: `${rows.length} people`,
    files,
    leftOut: leftOutOf(leftOut, findings),
    date,
  });
}
