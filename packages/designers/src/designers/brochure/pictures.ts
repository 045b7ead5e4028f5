import type { PieceData } from '../../editor/designer.ts';
import { pictureOf } from '../../editor/fields/pictureOf.ts';
import { type BrochureDraft, brochureFields } from './brochure.fields.ts';

/** The three pictures of a brochure: one for the outside, two for the inside. */
export const picturesOf = (draft: BrochureDraft, data: PieceData) =>
  [
    pictureOf(brochureFields, draft, 'coverPicture', data),
    pictureOf(brochureFields, draft, 'firstPicture', data),
    pictureOf(brochureFields, draft, 'secondPicture', data),
  ] as const;
