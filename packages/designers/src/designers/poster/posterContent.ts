import type { PieceData } from '../../editor/designer.ts';
import { linkOf } from '../../editor/fields/link.ts';
import { partnerOf } from '../../editor/fields/partner.ts';
import { pictureOf } from '../../editor/fields/pictureOf.ts';
import type { PieceContent } from '../../editor/layouts/content.ts';
import { sheetContent } from '../eventContent.ts';
import { type PosterDraft, posterFields } from './poster.fields.ts';

/** The content of a poster, for any layout that draws it. */
export function posterContent(draft: PosterDraft, data: PieceData): PieceContent {
  const { title, subtitle } = draft;
  return {
    figure: { field: 'figure', text: draft.figure },
    headline: { field: 'title', text: title },
    support: { field: 'subtitle', text: subtitle },
    ...sheetContent(draft, data),
    link: linkOf(draft.link),
    partner: partnerOf(draft, data),
    picture: pictureOf(posterFields, draft, 'picture', data),
  };
}
