import { company } from '@daybreak/brand';
import type { Content } from '../../compositions/content.ts';
import type { Brief } from '../../workbench/designer.ts';
import { pictureOf } from '../../workbench/pictureOf.ts';
import { type PostcardDraft, postcardFields } from './postcard.fields.ts';

/** What the front of a postcard says, for whichever composition draws it. Its link stands on the back. */
export function postcardContent(draft: PostcardDraft, brief: Brief): Content {
  const { type, headline, message, cta, eventDate, eventTime, location } = draft;
  return {
    headline: { field: 'headline', text: headline },
    support: { field: 'message', text: message },
    action: { field: 'cta', text: cta },
    event:
      type === 'invitation'
        ? { date: eventDate, time: eventTime, place: { field: 'location', text: location } }
        : undefined,
    foot: { field: 'cta', lines: [company.website.replace('https://', '')] },
    picture: pictureOf(postcardFields, draft, 'picture', brief),
  };
}
