import type { Fills } from '../../editor/images/fills.ts';
import { readPictureValue, writePictureValue } from '../../editor/images/pictureValue.ts';
import { uploadFocus } from '../../editor/images/slotPicture.ts';
import type { PieceDraft } from './pieceStore.ts';

const isFree = (draft: PieceDraft, field: string) => !readPictureValue(draft[field] ?? '');

const uploadValue = (upload: string) =>
  writePictureValue({ source: { upload }, focus: uploadFocus, scale: 1 });

/**
 * Returns the uploads that fill a draft's picture fields automatically in its author's browser, as explicit choices,
 * because in other browsers different uploads would fill them. Only the new values.
 */
export function resolveDefaultUploads(
  fills: Fills,
  draft: PieceDraft,
  uploads: readonly string[],
): PieceDraft {
  return Object.fromEntries(
    Object.entries(fills).flatMap(([field, slot]) => {
      const upload = uploads[slot - 1];
      return upload && isFree(draft, field) ? [[field, uploadValue(upload)]] : [];
    }),
  );
}

/** Does this for uploads added while the piece is open: they fill the fields that are still free, in order. */
export function fillFreeSlots(fills: Fills, draft: PieceDraft, added: readonly string[]): PieceDraft {
  const freeFields = Object.entries(fills).filter(([field]) => isFree(draft, field));
  const places = [...new Set(freeFields.map(([, slot]) => slot))].sort((a, b) => a - b);
  return Object.fromEntries(
    freeFields.flatMap(([field, slot]) => {
      const upload = added[places.indexOf(slot)];
      return upload ? [[field, uploadValue(upload)]] : [];
    }),
  );
}
