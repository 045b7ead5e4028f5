import type { PieceData } from '../../editor/designer.ts';
import { partnerOf } from '../../editor/fields/partner.ts';
import { pictureOf } from '../../editor/fields/pictureOf.ts';
import type { StatedParts } from '../../editor/layouts/content.ts';
import { website } from '../../editor/userDetails/userDetails.ts';
import { eventOf } from '../sheetContent.ts';
import { type PostcardDraft, postcardFields } from './postcard.fields.ts';

/** What the front of a postcard says, for any layout that draws it. Its link goes on the back. */
export function postcardContent(draft: PostcardDraft, data: PieceData): StatedParts {
  const { type, headline, message, cta } = draft;
  return {
    figure: { field: 'figure', text: draft.figure },
    headline: { field: 'headline', text: headline },
    support: { field: 'message', text: message },
    action: { field: 'cta', text: cta },
    event: type === 'invitation' ? eventOf(draft) : undefined,
    foot: { field: 'cta', lines: [website] },
    partner: partnerOf(draft, data),
    picture: pictureOf(postcardFields, draft, 'picture', data),
  };
}
