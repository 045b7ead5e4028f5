import { restoreUserDetails, type UserDetails } from '@daybreak/designers';
import type { BrandComparison, BrandVersions, PieceLook } from '@daybreak/designers/library';
import { loadPart } from '@daybreak/ui/load';
import type { Library } from '../../backend/interfaces/Library.ts';
import { loadPiecePictures, noPicture } from '../../shared/pieces/piecePictures.ts';
import type { Result } from './groups.ts';
import type { CheckedItem } from './items.ts';
import { failures } from './messages.ts';

const lookOf = async (designer: string): Promise<PieceLook | undefined> =>
  (await loadPart(() => import('../../shared/pieces/pieceLook.ts'))).loadPieceLook(designer);

/** An item, ready to be drawn. */
export interface Drawable {
  readonly comparison: BrandComparison;
  readonly look: PieceLook;
  readonly data: Parameters<BrandComparison['changes']>[1];
}

/**
 * Returns everything needed to draw an item, or a sentence that says what's missing.
 *
 * @param details the user's contact line, for items without an approved one
 */
export async function drawable(
  library: Library,
  item: CheckedItem,
  details: UserDetails,
): Promise<Drawable | string> {
  const look = await lookOf(item.designer);
  if (!look?.underBrands) return failures.noArtboards;
  const images = await loadPiecePictures(library, item.pictures);
  if (images.length < Object.keys(item.pictures).length) return noPicture;
  const user = item.contact ? restoreUserDetails(item.contact) : details;
  return { comparison: look.underBrands, look, data: { user, images } };
}

/** Compares one item. Never rejects: a failure is a result too. */
export async function compareItem(
  library: Library,
  item: CheckedItem,
  details: UserDetails,
  versions: BrandVersions,
): Promise<Result> {
  try {
    const ready = await drawable(library, item, details);
    if (typeof ready === 'string') return { failed: ready };
    return await ready.comparison.changes(item.draft, ready.data, versions);
  } catch (error) {
    if (error instanceof Error && error.name === 'ExportError') return { failed: error.message };
    console.warn("Couldn't compare a piece.", error);
    return { failed: failures.unknown };
  }
}
