import type { PieceData } from '../../editor/designer.ts';
import { partnerOf } from '../../editor/fields/partner.ts';
import { pictureOf } from '../../editor/fields/pictureOf.ts';
import type { PieceContent } from '../../editor/layouts/content.ts';
import { website } from '../../editor/userDetails/userDetails.ts';
import { eventOf } from '../eventContent.ts';
import { type PostcardDraft, postcardFields } from './postcard.fields.ts';

/** In characters: the block next to the address has room for this at a size readable at arm's length. */
const maxLength = 64;

/** The message of the address side: the user's own, or the front's headline and call to action if they're short. */
export function backMessageOf({ backMessage, headline, cta }: PostcardDraft): { head: string; text: string } {
  const ownMessage = backMessage.trim();
  if (ownMessage) return { head: '', text: ownMessage };
  const orEmpty = (text: string) => (text.trim().length <= maxLength ? text.trim() : '');
  return { head: orEmpty(headline) || orEmpty(cta), text: orEmpty(headline) && orEmpty(cta) };
}

/** The front's content, for any layout that draws it. Its link goes on the back. */
export function postcardContent(draft: PostcardDraft, data: PieceData): PieceContent {
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
