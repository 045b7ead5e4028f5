import { loadPart } from '@daybreak/ui/load';
import { isPrinted } from '../export/artboardSize.ts';
import { sizeName } from '../export/fileNames.ts';
import { toolsMissing } from '../export/missingFile.ts';
import type { PackedFile } from '../export/package/zipOf.ts';
import type { KeptPages } from '../export/pdf/keptPages.ts';
import type { PreflightFinding } from '../export/preflight/rules.ts';
import { ExportError, type ExportedFile, type Exporter, type ExportRequest } from '../export/types.ts';
import { detailNames, type UserDetails } from '../userDetails/userDetails.ts';
import type { Brief, Designer } from '../workbench/designer.ts';
import { restoreDraft } from '../workbench/draft.ts';
import { type AnyDraft, isVisible } from '../workbench/fields.ts';
import { drawnOffscreen } from '../workbench/offscreen.tsx';
import { type Filled, fill } from './cells.ts';
import type { KeptFiles } from './keptFiles.ts';
import { labelOf, type PersonRow, pause } from './people.ts';

/** What is made of every row. */
export interface RowsPiece {
  designer: Designer;
  draft: AnyDraft;
  /** What many of them are called: "business cards". */
  noun: string;
  /** Each is about somebody, who has a name and a job title. */
  isPersonal: boolean;
  /** Theirs need no job title. */
  titleOptional?: boolean;
  /** Fields that columns may fill; all of them unless given. */
  columns?: readonly string[];
  /** Fields that the dialog asks for, because nothing else does. */
  chosenHere?: readonly string[];
  /** What pictures of screens are made as; PNG unless given. */
  pictureFormat?: 'png' | 'jpeg';
  /** Whose details stand on the piece where a row has none; where each is about somebody, there are none. */
  user?: UserDetails;
  /** Pictures that people added, for pieces that show them. */
  images?: Brief['images'];
  /** What a file carries, so that it can be opened again. */
  kept: (user: UserDetails, draft: AnyDraft) => string;
}

/** Of a row that is about nobody, the piece's own: nobody's details are mixed with another's. */
export const briefOf = (
  { user, number }: PersonRow,
  { images = [], user: own }: Pick<RowsPiece, 'images' | 'user'>,
): Brief => ({
  user: own && detailNames.every((name) => !user[name].trim()) ? own : user,
  images,
  row: number,
});

/** The piece with what was chosen in the dialog. */
export const chosenPiece = (piece: RowsPiece, look: AnyDraft | undefined): RowsPiece => {
  const { fields } = piece.designer;
  const chosen = Object.entries(look ?? {}).filter(([name]) => piece.chosenHere?.includes(name));
  return chosen.length === 0
    ? piece
    : {
        ...piece,
        draft: restoreDraft(fields, { ...piece.draft, ...Object.fromEntries(chosen) }),
      };
};

const filled = new WeakMap<RowsPiece, WeakMap<PersonRow, Filled>>();

/** What a row fills of a piece, and what cannot be read of it. The same object until one of them is another. */
export function filledOf(row: PersonRow, piece: RowsPiece): Filled {
  const ofPiece = filled.get(piece) ?? new WeakMap<PersonRow, Filled>();
  filled.set(piece, ofPiece);
  const before = ofPiece.get(row);
  if (before) return before;
  const read = fill(piece.designer.fields, piece.draft, row.texts ?? {}, piece.images);
  const now = { ...read, findings: [...read.findings, ...emptyIn(row, piece, read.draft)] };
  ofPiece.set(row, now);
  return now;
}

/** What of the piece stands where the cells of a row are empty. A choice is none that somebody would read for theirs. */
const emptyIn = (
  { empty = [], texts = {} }: PersonRow,
  { designer: { fields } }: RowsPiece,
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
            says: `${field.label} is empty in this row: the piece’s own stands there.`,
          },
        ]
      : [];
  });

/** The look of every piece, with what a row says in its places. */
export const draftOf = (row: PersonRow, piece: RowsPiece): AnyDraft => filledOf(row, piece).draft;

/** Draws the piece of a row out of sight, and says what the look before a download would. */
export const lookAtCard = (row: PersonRow, piece: RowsPiece): Promise<readonly PreflightFinding[]> => {
  const { designer } = piece;
  const [draft, brief] = [draftOf(row, piece), briefOf(row, piece)];
  return drawnOffscreen(designer, draft, brief, async (sources, tooLong) => {
    const { inspectPiece } = await loadPart(() => import('../workbench/download/inspectPiece.ts')).catch(
      toolsMissing,
    );
    // What is cut off is never printed.
    const isWhole = Object.values(tooLong).every((fields) => fields.length === 0);
    const pages = isWhole && formatOf(piece) === 'pdf' ? await pagesOf(piece) : undefined;
    const found = await inspectPiece({
      designer,
      draft,
      brief,
      sources,
      tooLong,
      readPrinted: pages && ((sides) => pages.read(row, sides)),
    });
    return found({ format: formatOf(piece) });
  });
};

const readPages = new WeakMap<RowsPiece, KeptPages>();

/** What was read of the rows of a piece when they were looked at. */
async function pagesOf(piece: RowsPiece): Promise<KeptPages> {
  const { KeptPages } = await loadPart(() => import('../export/pdf/keptPages.ts')).catch(toolsMissing);
  const known = readPages.get(piece) ?? new KeptPages();
  readPages.set(piece, known);
  return known;
}

/** Printed pieces become PDFs, those of screens pictures. */
export const formatOf = ({ designer, draft, pictureFormat = 'png' }: RowsPiece): ExportRequest['format'] => {
  const [side] = designer.artboards(draft);
  return side && isPrinted(side.size) ? 'pdf' : pictureFormat;
};

/** A piece's words are all there: what does not fit would be cut off. */
const fits = (
  row: PersonRow,
  { designer }: RowsPiece,
  tooLong: Readonly<Record<string, readonly string[]>>,
) => {
  const fields = [...new Set(Object.values(tooLong).flat())].map(
    (name) => designer.fields[name]?.label ?? name,
  );
  if (fields.length > 0) throw new ExportError(`Row ${row.number}: ${fields.join(' and ')} is too long.`);
};

export interface Making {
  rows: readonly PersonRow[];
  /** Rows that no file is made of; a manifest names them. */
  leftOut: readonly PersonRow[];
  /** What was found in each row, by its number. */
  findings: ReadonlyMap<number, readonly PreflightFinding[]>;
  /** Waits while the making is paused. */
  turn: () => Promise<void>;
  /** What is made already, and is kept while the rest is made. */
  kept?: Pick<KeptFiles, 'of' | 'keep'>;
  piece: RowsPiece;
  options: Pick<ExportRequest, 'marks' | 'bleed' | 'stock' | 'sheet'>;
  date: Date;
  signal: AbortSignal;
  onProgress: NonNullable<ExportRequest['onProgress']>;
}

type Findings = Making['findings'];
const aboutOf = (row: PersonRow) => ({ row: String(row.number), name: labelOf(row) });
const variantOf = (rows: readonly PersonRow[], { isPersonal }: RowsPiece) =>
  `${rows.length} ${isPersonal ? 'people' : 'rows'}`;

/** What the manifest says of a row's file. */
export const toldOf = (row: PersonRow, findings: Findings) => ({
  about: aboutOf(row),
  warnings: (findings.get(row.number) ?? []).map(({ says }) => says),
});

/** What it says of rows without one: the error that they had, or that somebody did not want them. */
export const leftOutOf = (rows: readonly PersonRow[]) =>
  rows.map((row) => ({ about: aboutOf(row), reason: row.leftOutFor ?? 'Left out.' }));

/** One print PDF with the sides of every row, in which typefaces, profile and pictures are once. */
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
  const known = await pagesOf(piece);
  return exportMany({
    ...options,
    designer: piece.designer.id,
    title: piece.isPersonal
      ? `Business cards of ${rows.length} people`
      : `${piece.designer.title}: ${rows.length} ${piece.noun}`,
    variant: variantOf(rows, piece),
    date,
    signal,
    onProgress,
    pieces: rows.map((row) => ({
      name: labelOf(row) || `Row ${row.number}`,
      async draw(read) {
        await turn();
        return (
          known.of(row) ??
          drawnOffscreen(
            piece.designer,
            draftOf(row, piece),
            briefOf(row, piece),
            async (sources, tooLong) => {
              fits(row, piece, tooLong);
              return read(sources);
            },
          )
        );
      },
    })),
  });
}

/** A file for each row, in one ZIP with a manifest. Those that were made before are not made again. */
export async function cardsZip(making: Making, exporter: Exporter): Promise<ExportedFile> {
  const { rows, leftOut, findings, piece, options, kept, date, signal, turn, onProgress } = making;
  const files: PackedFile[] = [];
  for (const [index, row] of rows.entries()) {
    await turn();
    signal.throwIfAborted();
    onProgress(index / rows.length, `Making ${index + 1} of ${rows.length}`);
    const draft = draftOf(row, piece);
    const format = formatOf(piece);
    const from = JSON.stringify([date, options, format, briefOf(row, piece).user, labelOf(row), draft]);
    const before = await kept?.of(row.number, from);
    const made = before ?? (await filesOf(row, making, exporter));
    if (!before) await kept?.keep(row.number, from, made);
    const [side] = piece.designer.artboards(draft);
    const size = side && sizeName(side.size);
    files.push(...made.map((file) => ({ ...file, ...toldOf(row, findings), size })));
    await pause();
  }
  const { zipOf } = await loadPart(() => import('../export/package/zipOf.ts')).catch(toolsMissing);
  return zipOf({
    designer: piece.designer.id,
    name: variantOf(rows, piece),
    files,
    leftOut: leftOutOf(leftOut),
    date,
  });
}

const filesOf = (
  row: PersonRow,
  { piece, options, date, signal }: Making,
  exporter: Exporter,
): Promise<ExportedFile[]> => {
  const draft = draftOf(row, piece);
  return drawnOffscreen(piece.designer, draft, briefOf(row, piece), async (sources, tooLong) => {
    fits(row, piece, tooLong);
    return exporter.export({
      ...options,
      designer: piece.designer.id,
      // Two people may have one name.
      variant: `${row.number} ${labelOf(row)}`,
      title: `${piece.designer.title}: ${labelOf(row)}`,
      format: formatOf(piece),
      sources,
      draft: piece.kept(row.user, draft),
      fileLimit: piece.designer.fileLimit?.(draft),
      date,
      signal,
    });
  });
};
