import type { Said } from '../../compositions/content.ts';
import { website } from '../../userDetails/userDetails.ts';
import type { Brief } from '../../workbench/designer.ts';
import { partnerOf } from '../../workbench/partner.ts';
import { pictureOf } from '../../workbench/pictureOf.ts';
import { eventOf } from '../sheetContent.ts';
import { type PostcardDraft, postcardFields } from './postcard.fields.ts';

/** What the front of a postcard says, for any composition that draws it. Its link goes on the back. */
export function postcardContent(draft: PostcardDraft, brief: Brief): Said {
  const { type, headline, message, cta } = draft;
  return {
    headline: { field: 'headline', text: headline },
    support: { field: 'message', text: message },
    action: { field: 'cta', text: cta },
    event: type === 'invitation' ? eventOf(draft) : undefined,
    foot: { field: 'cta', lines: [website] },
    partner: partnerOf(draft, brief),
    picture: pictureOf(postcardFields, draft, 'picture', brief),
  };
}
