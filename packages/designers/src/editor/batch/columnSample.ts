import { type Field, optionsOf } from '../fields/fields.ts';
import { brandPictureNamed } from '../images/brandPictures.ts';
import { readPictureValue } from '../images/pictureValue.ts';
import { cellSample } from '../table/cellSample.ts';
import { type DateOrder, dayInWords, inOrder, readDate } from '../table/dates.ts';
import type { ReadTable } from '../table/readTable.ts';
import type { BatchPiece } from './batchFiles.ts';
import { readCell } from './cells.ts';

/** The first nonempty cells of a column, and how they're read; undefined if no column is chosen. */
export function columnSample(
  { rows }: Pick<ReadTable, 'rows'>,
  place: number | undefined,
  piece: Pick<BatchPiece, 'designer' | 'draft' | 'images'>,
  name: string | undefined,
  order: DateOrder | undefined,
): string | undefined {
  const field = name ? piece.designer.fields[name] : undefined;
  if (!field || field.kind === 'text' || field.kind === 'lines') return cellSample(rows, place);
  return cellSample(rows, place, (cell) => {
    const { value } = readCell(field, piece.draft, inOrder(cell, order), piece.images);
    return value === undefined
      ? { unread: typeof readDate(cell) === 'object' ? 'unclear date' : 'unreadable' }
      : { says: spoken(field, value, piece) };
  });
}

/** Names a value as the form does. */
function spoken(
  field: Field,
  value: string,
  { draft, images = [] }: Pick<BatchPiece, 'draft' | 'images'>,
): string {
  if (field.kind === 'date') return dayInWords(value);
  if (field.kind === 'choice')
    return optionsOf(field, draft).find((option) => option.value === value)?.label ?? value;
  const { source } = readPictureValue(value) ?? {};
  if (!source) return value;
  return 'library' in source
    ? (brandPictureNamed(source.library)?.title ?? source.library)
    : (images.find(({ id }) => id === source.upload)?.name ?? value);
}
