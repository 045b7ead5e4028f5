import { ExportError, restoreUserDetails } from '@daybreak/designers';
import type { PieceDraft, PieceFiles } from '@daybreak/designers/library';
import type { PieceEvent } from '../../backend/interfaces/Approvals.ts';
import type { Library } from '../../backend/interfaces/Library.ts';
import { loadPiecePictures, noPicture } from './piecePictures.ts';

/**
 * Returns the content of an approved version's files: its draft and pictures, with the contact line, date and version
 * of the brand of its approval.
 *
 * @throws {ExportError} with a sentence for the user if a picture can't be loaded.
 */
export async function approvedDrawing(
  library: Library,
  { id, draft, pictures }: { id: string; draft: PieceDraft; pictures: PieceFiles },
  { id: approval, version, at, record }: PieceEvent,
) {
  if (!record) throw new Error("It isn't an approval.");
  const images = await loadPiecePictures(library, pictures);
  if (images.length < Object.keys(pictures).length) throw new ExportError(noPicture);
  return [
    draft,
    { user: restoreUserDetails(record.contact ?? {}), images },
    {
      identity: { piece: id, version, approval, digest: record.digest },
      ...{ date: new Date(at), brandVersion: record.brandVersion },
    },
  ] as const;
}
