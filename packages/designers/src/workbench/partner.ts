import type { SlotPicture } from '../artwork/PictureSlot.tsx';
import { statedPicture } from '../images/slotPicture.ts';
import type { Brief } from './designer.ts';

/** The partner's logo that a draft names, where it is here. */
export const partnerOf = ({ partner }: { partner: string }, brief: Brief): SlotPicture | undefined =>
  statedPicture(partner, brief);
