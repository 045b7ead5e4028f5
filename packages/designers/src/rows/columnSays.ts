import { inLibrary } from '../images/library.ts';
import { readPictureValue } from '../images/pictureValue.ts';
import { type Field, optionsOf } from '../workbench/fields.ts';
import { readCell } from './cells.ts';
import { type DateOrder, readDate } from './dates.ts';
import type { RowsTable } from './readTable.ts';
import type { RowsPiece } from './rowFiles.ts';

/** A date by the order that its column has; whatever else a cell says stays as it is. */
export function inOrder(cell: string, order: DateOrder | undefined): string {
  const read = readDate(cell);
  return typeof read === 'object' && order ? read[order] : cell;
}

const longest = 160;
const shownCells = 3;

/** The first cells of a column that say something, and what they are read as; undefined where no column is chosen. */
export function columnSays(
  { rows }: Pick<RowsTable, 'rows'>,
  place: number | undefined,
  piece: Pick<RowsPiece, 'designer' | 'draft' | 'images'>,
  name: string | undefined,
  order: DateOrder | undefined,
): string | undefined {
  if (place === undefined) return undefined;
  const cells = rows.map((row) => row[place]?.trim() ?? '').filter(Boolean);
  if (cells.length === 0) return 'Nothing in this column.';
  const field = name ? piece.designer.fields[name] : undefined;
  if (!field || field.kind === 'text' || field.kind === 'lines')
    return cells.slice(0, shownCells).join(' · ').slice(0, longest);
  const said = new Map<string, string | undefined>();
  for (const cell of cells)
    if (!said.has(cell)) {
      const { value } = readCell(field, piece.draft, inOrder(cell, order), piece.images);
      said.set(cell, value === undefined ? undefined : spoken(field, value, piece));
    }
  const samples = [...said]
    .slice(0, shownCells)
    .map(([cell, says]) =>
      says === undefined
        ? `${cell}: ${typeof readDate(cell) === 'object' ? 'which day?' : 'not read'}`
        : says === cell
          ? cell
          : `${cell} → ${says}`,
    )
    .join(' · ')
    .slice(0, longest);
  const unread = cells.filter((cell) => said.get(cell) === undefined).length;
  return unread > 0 ? `${samples}. ${unread} of ${cells.length} cannot be read yet.` : samples;
}

/** What was read, in the words of the form. */
function spoken(
  field: Field,
  value: string,
  { draft, images = [] }: Pick<RowsPiece, 'draft' | 'images'>,
): string {
  if (field.kind === 'date')
    return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(
      Date.parse(`${value}T00:00:00Z`),
    );
  if (field.kind === 'choice')
    return optionsOf(field, draft).find((option) => option.value === value)?.label ?? value;
  const { source } = readPictureValue(value) ?? {};
  if (!source) return value;
  return 'library' in source
    ? (inLibrary(source.library)?.title ?? source.library)
    : (images.find(({ id }) => id === source.upload)?.name ?? value);
}
