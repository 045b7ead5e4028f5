import type { SlotPicture } from '../artwork/PictureSlot.tsx';
import type { PieceData } from '../designer.ts';
import { statedPicture } from '../images/slotPicture.ts';

/**
 * The partner's logo that a draft names, if it's available. Its description is the file name until the user writes one.
 */
export function partnerOf({ partner }: { partner: string }, data: PieceData): SlotPicture | undefined {
  const logo = statedPicture(partner, data);
  if (!logo?.source || !('upload' in logo.source)) return logo;
  const { upload } = logo.source;
  return { ...logo, alt: logo.alt || (data.images.find(({ id }) => id === upload)?.name ?? '') };
}
