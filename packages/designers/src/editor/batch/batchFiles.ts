import {
  ExportError,
  type ExportedFile,
  type Exporter,
  type ExportRequest,
  isPrinted,
  sizeName,
  toolsMissing,
} from '@daybreak/print';
import type { KeptPages } from '@daybreak/print/many';
import type { PreflightFinding } from '@daybreak/print/preflight';
import type { PackedFile } from '@daybreak/print/zip';
import { loadPart } from '@daybreak/ui/load';
import type { Designer, PieceData } from '../designer.ts';
import { restoreDraft } from '../drafts/draft.ts';
import { type AnyDraft, isVisible } from '../fields/fields.ts';
import { withOffscreenPiece } from '../preview/offscreen.tsx';
import { detailNames, type UserDetails } from '../userDetails/userDetails.ts';
import { type Filled, fill } from './cells.ts';
import type { FileCache } from './job/fileCache.ts';
import { labelOf, type PersonRow, pause } from './people.ts';

/** The piece that's made from every row. */
export interface BatchPiece {
  designer: Designer;
  draft: AnyDraft;
  /** The draft's key in the store: files of its rows are recorded with it. */
  draftKey?: string;
  /** The plural name: "business cards". */
  noun: string;
  /** Each piece is about a person, who has a name and a job title. */
  isPersonal: boolean;
  /** The person needs no job title. */
  titleOptional?: boolean;
  /** Fields that columns may fill; all of them by default. */
  columns?: readonly string[];
  /** Fields that the dialog asks for, because nothing else does. */
  dialogFields?: readonly string[];
  /** The format of pictures for screens; PNG by default. */
  pictureFormat?: 'png' | 'jpeg';
  /** The person whose details appear on the piece if a row has none; absent if each piece is about a person. */
  user?: UserDetails;
  /** Pictures that users added, for pieces that show them. */
  images?: PieceData['images'];
  /** The team's photographs. */
  team?: PieceData['team'];
  /** The data a file carries so that it can be opened again. */
  draftText: (user: UserDetails, draft: AnyDraft) => string;
}

/** The data of a row's piece. A row without any details uses the piece's own, so two people's details never mix. */
export const pieceDataOf = (
  { user, number }: PersonRow,
  { images = [], team, user: pieceUser }: Pick<BatchPiece, 'images' | 'team' | 'user'>,
): PieceData => ({
  user: pieceUser && detailNames.every((name) => !user[name].trim()) ? pieceUser : user,
  images,
  ...(team ? { team } : {}),
  row: number,
});

/** The piece with the choices made in the dialog. */
export const chosenPiece = (piece: BatchPiece, look: AnyDraft | undefined): BatchPiece => {
  const { fields } = piece.designer;
  const choices = Object.entries(look ?? {}).filter(([name]) => piece.dialogFields?.includes(name));
  return choices.length === 0
    ? piece
    : {
        ...piece,
        draft: restoreDraft(fields, { ...piece.draft, ...Object.fromEntries(choices) }),
      };
};

const filled = new WeakMap<BatchPiece, WeakMap<PersonRow, Filled>>();

/** The values that a row fills in, and its unreadable cells. Returns the same object until the row or piece changes. */
export function filledOf(row: PersonRow, piece: BatchPiece): Filled {
  const ofPiece = filled.get(piece) ?? new WeakMap<PersonRow, Filled>();
  filled.set(piece, ofPiece);
  const cached = ofPiece.get(row);
  if (cached) return cached;
  const reading = fill(piece.designer.fields, piece.draft, row.texts ?? {}, piece.images);
  const result = { ...reading, findings: [...reading.findings, ...emptyIn(row, piece, reading.draft)] };
  ofPiece.set(row, result);
  return result;
}

/**
 * Findings for the piece's own content that shows because the row's cells are empty. Choices don't count, because no
 * one mistakes them for the row's content.
 */
const emptyIn = (
  { empty = [], texts = {} }: PersonRow,
  { designer: { fields } }: BatchPiece,
  draft: AnyDraft,
): PreflightFinding[] =>
  empty.flatMap((name) => {
    const field = fields[name];
    const isUnread = field && field.kind !== 'choice' && isVisible(field, draft) && draft[name]?.trim();
    return isUnread && !Object.hasOwn(texts, name)
      ? [
          {
            level:
              field.kind === 'date' || field.kind === 'time' ? ('severe' as const) : ('warning' as const),
            says: `${field.label} is blank in this row, so the piece uses the value from the form.`,
          },
        ]
      : [];
  });

/** The draft of a row: the look of every piece with the row's content. */
export const draftOf = (row: PersonRow, piece: BatchPiece): AnyDraft => filledOf(row, piece).draft;

/** Runs preflight on a row's piece, drawn out of sight. */
export const preflightRow = (row: PersonRow, piece: BatchPiece): Promise<readonly PreflightFinding[]> => {
  const { designer } = piece;
  const [draft, data] = [draftOf(row, piece), pieceDataOf(row, piece)];
  return withOffscreenPiece(designer, draft, data, async (sources, tooLong) => {
    const { inspectPiece } = await loadPart(() => import('../download/inspectPiece.ts')).catch(toolsMissing);
    // Text that's cut off is never printed.
    const isWhole = Object.values(tooLong).every((fields) => fields.length === 0);
    const pages = isWhole && formatOf(piece) === 'pdf' ? await pagesOf(piece) : undefined;
    const inspect = await inspectPiece({
      designer,
      draft,
      data,
      sources,
      tooLong,
      readPrinted: pages && ((sides) => pages.read(row, sides)),
    });
    return inspect({ format: formatOf(piece) });
  });
};

const readPages = new WeakMap<BatchPiece, KeptPages>();

/** The pages read from the rows of a piece when they were checked. */
async function pagesOf(piece: BatchPiece): Promise<KeptPages> {
  const { KeptPages } = await loadPart(() => import('@daybreak/print/many')).catch(toolsMissing);
  const pages = readPages.get(piece) ?? new KeptPages();
  readPages.set(piece, pages);
  return pages;
}

/** The format of a row's file: PDF for printed pieces, a picture for screens. */
export const formatOf = ({ designer, draft, pictureFormat = 'png' }: BatchPiece): ExportRequest['format'] => {
  const [side] = designer.artboards(draft);
  return side && isPrinted(side.size) ? 'pdf' : pictureFormat;
};

/** @throws {ExportError} if words of the piece don't fit and would be cut off. */
const assertWordsFit = (
  row: PersonRow,
  { designer }: BatchPiece,
  tooLong: Readonly<Record<string, readonly string[]>>,
) => {
  const fields = [...new Set(Object.values(tooLong).flat())].map(
    (name) => designer.fields[name]?.label ?? name,
  );
  if (fields.length > 0) throw new ExportError(`Shorten ${fields.join(' and ')} in row ${row.number}.`);
};

export interface BatchRun {
  rows: readonly PersonRow[];
  /** Rows without a file, which the manifest names. */
  leftOut: readonly PersonRow[];
  /** The findings of each row, by its number. */
  findings: ReadonlyMap<number, readonly PreflightFinding[]>;
  /** Waits while making is paused. */
  waitWhilePaused: () => Promise<void>;
  /** A store of finished files, for making the rest later. */
  fileCache?: Pick<FileCache, 'of' | 'keep'>;
  piece: BatchPiece;
  options: Pick<ExportRequest, 'marks' | 'bleed' | 'stock' | 'sheet' | 'stamp'>;
  date: Date;
  signal: AbortSignal;
  onProgress: NonNullable<ExportRequest['onProgress']>;
}

type Findings = BatchRun['findings'];
const aboutOf = (row: PersonRow) => ({ row: String(row.number), name: labelOf(row) });
const variantOf = (rows: readonly PersonRow[], { isPersonal }: BatchPiece) =>
  `${rows.length} ${isPersonal ? 'people' : 'rows'}`;

/** The manifest's entry for a row's file. */
export const manifestEntry = (row: PersonRow, findings: Findings) => ({
  about: aboutOf(row),
  warnings: (findings.get(row.number) ?? []).map(({ says }) => says),
});

/** The manifest's entries for rows without a file: their error, or that the user left them out. */
export const manifestOmissions = (rows: readonly PersonRow[]) =>
  rows.map((row) => ({ about: aboutOf(row), reason: row.leftOutFor ?? 'Skipped.' }));

/** Makes one print PDF with the sides of every row. It contains typefaces, profile and pictures only once. */
export async function batchPdf({
  rows,
  piece,
  options,
  date,
  signal,
  waitWhilePaused,
  onProgress,
}: BatchRun): Promise<ExportedFile> {
  const { exportMany } = await loadPart(() => import('@daybreak/print/many')).catch(toolsMissing);
  const pages = await pagesOf(piece);
  return exportMany({
    ...options,
    designer: piece.designer.id,
    title: piece.isPersonal
      ? `Business cards for ${rows.length} people`
      : `${piece.designer.title}: ${rows.length} ${piece.noun}`,
    variant: variantOf(rows, piece),
    date,
    signal,
    onProgress,
    pieces: rows.map((row) => ({
      name: labelOf(row) || `Row ${row.number}`,
      async draw(read) {
        await waitWhilePaused();
        return (
          pages.of(row) ??
          withOffscreenPiece(
            piece.designer,
            draftOf(row, piece),
            pieceDataOf(row, piece),
            async (sources, tooLong) => {
              assertWordsFit(row, piece, tooLong);
              return read(sources);
            },
          )
        );
      },
    })),
  });
}

/** Makes one file per row, in a ZIP with a manifest. Files that were made earlier aren't made again. */
export async function batchZip(making: BatchRun, exporter: Exporter): Promise<ExportedFile> {
  const { rows, leftOut, findings, piece, options, fileCache, date, signal, waitWhilePaused, onProgress } =
    making;
  const files: PackedFile[] = [];
  for (const [index, row] of rows.entries()) {
    await waitWhilePaused();
    signal.throwIfAborted();
    onProgress(index / rows.length, `Creating ${index + 1} of ${rows.length}`);
    const draft = draftOf(row, piece);
    const format = formatOf(piece);
    const from = JSON.stringify([date, options, format, pieceDataOf(row, piece).user, labelOf(row), draft]);
    const cached = await fileCache?.of(row.number, from);
    const madeFiles = cached ?? (await filesOf(row, making, exporter));
    if (!cached) await fileCache?.keep(row.number, from, madeFiles);
    const [side] = piece.designer.artboards(draft);
    const size = side && sizeName(side.size);
    files.push(...madeFiles.map((file) => ({ ...file, ...manifestEntry(row, findings), size })));
    await pause();
  }
  const { zipOf } = await loadPart(() => import('@daybreak/print/zip')).catch(toolsMissing);
  return zipOf({
    designer: piece.designer.id,
    name: variantOf(rows, piece),
    files,
    leftOut: manifestOmissions(leftOut),
    date,
  });
}

const filesOf = (
  row: PersonRow,
  { piece, options, date, signal }: BatchRun,
  exporter: Exporter,
): Promise<ExportedFile[]> => {
  const draft = draftOf(row, piece);
  return withOffscreenPiece(piece.designer, draft, pieceDataOf(row, piece), async (sources, tooLong) => {
    assertWordsFit(row, piece, tooLong);
    return exporter.export({
      ...options,
      designer: piece.designer.id,
      // Two people may have the same name.
      variant: `${row.number} ${labelOf(row)}`,
      title: `${piece.designer.title}: ${labelOf(row)}`,
      format: formatOf(piece),
      sources,
      draft: piece.draftText(row.user, draft),
      fileLimit: piece.designer.fileLimit?.(draft),
      date,
      signal,
    });
  });
};
