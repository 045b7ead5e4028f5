import type { SlotPicture } from '../artwork/PictureSlot.tsx';
import { statedPicture } from '../images/slotPicture.ts';
import type { Brief } from './designer.ts';

/** The logo of somebody that a printed piece is made with. It stands beside ours; empty is none. */
export const partnerField = {
  kind: 'picture',
  label: 'Partner logo',
  hint: 'Stands beside ours. A PNG or SVG file without a ground of its own is best.',
} as const;

/** The partner's logo that a draft names, where it is here. */
export const partnerOf = ({ partner }: { partner: string }, brief: Brief): SlotPicture | undefined =>
  statedPicture(partner, brief);
