import type { PieceData } from '../../editor/designer.ts';
import { isVisible } from '../../editor/fields/fields.ts';
import { linkOf } from '../../editor/fields/link.ts';
import { partnerOf } from '../../editor/fields/partner.ts';
import { pictureOf } from '../../editor/fields/pictureOf.ts';
import type { PieceContent } from '../../editor/layouts/content.ts';
import { sheetContent } from '../eventContent.ts';
import { type FlyerDraft, flyerFields } from './flyer.fields.ts';
import { inColumns } from './sheet.ts';

/** The optional second picture, next to the first. */
export const secondPictureOf = (draft: FlyerDraft, data: PieceData) =>
  isVisible(flyerFields.picture2, draft) ? pictureOf(flyerFields, draft, 'picture2', data) : undefined;

/** The content of a flyer, for layouts shared with other pieces. */
export function flyerContent(draft: FlyerDraft, data: PieceData): PieceContent {
  const { title, subtitle, description } = draft;
  return {
    figure: { field: 'figure', text: draft.figure },
    headline: { field: 'title', text: title },
    support: { field: 'subtitle', text: subtitle },
    body: { field: 'description', text: description },
    ...sheetContent(draft, data),
    inColumns: inColumns(draft),
    link: linkOf(draft.link),
    partner: partnerOf(draft, data),
    picture: pictureOf(flyerFields, draft, 'picture', data),
    secondPicture: secondPictureOf(draft, data),
  };
}
