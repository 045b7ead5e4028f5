import { ExportError, restoreUserDetails, type UserDetails } from '@daybreak/designers';
import type { PieceDraft, PieceFiles } from '@daybreak/designers/library';
import { loadPart } from '@daybreak/ui/load';
import type { Backend } from '../../backend/interfaces/Backend.ts';
import type { SavedLook } from '../../backend/interfaces/BrandUpdates.ts';
import { loadPiecePictures, noPicture } from './piecePictures.ts';

interface DrawablePiece {
  readonly designer: string;
  readonly draft: PieceDraft;
  readonly pictures: PieceFiles;
}

/**
 * Returns a piece's current look with these details, or its saved look if it's drawn the same; undefined if its
 * designer's pieces have no saved looks.
 *
 * @throws {ExportError} with a sentence for the user if it can't be drawn, or a picture can't be loaded.
 */
export async function currentLook(
  library: Backend['library'],
  { designer, draft, pictures }: DrawablePiece,
  details: Readonly<Record<string, string>> | UserDetails,
  before?: SavedLook,
): Promise<SavedLook | undefined> {
  const { loadPieceLook } = await loadPart(() => import('./pieceLook.ts'));
  const look = await loadPieceLook(designer);
  if (!look?.stored) return undefined;
  const images = await loadPiecePictures(library, pictures);
  if (images.length < Object.keys(pictures).length) throw new ExportError(noPicture);
  const user = restoreUserDetails(details);
  return { user: { ...user }, ...(await look.stored(draft, { user, images }, before)) };
}

/** Stores the look of a piece's saved state, for comparing later. */
export async function saveLook(
  { library, brandUpdates }: Pick<Backend, 'library' | 'brandUpdates'>,
  id: string,
  details: UserDetails,
): Promise<void> {
  const piece = await library.open(id);
  const look = await currentLook(library, piece, details);
  if (look) await brandUpdates.saveLook(id, piece.revision, look);
}
