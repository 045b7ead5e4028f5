import { company } from '@daybreak/brand';
import type { Content } from '../../compositions/content.ts';
import { contactOf } from '../../userDetails/userDetails.ts';
import type { Brief } from '../../workbench/designer.ts';
import { linkOf } from '../../workbench/link.ts';
import { pictureOf } from '../../workbench/pictureOf.ts';
import { type FlyerDraft, flyerFields } from './flyer.fields.ts';

/** What a flyer says, for the compositions that it shares with other pieces. */
export function flyerContent(draft: FlyerDraft, brief: Brief): Content {
  const { type, title, subtitle, description, eventDate, eventTime, location } = draft;
  const { phone, email } = contactOf(brief.user);
  return {
    headline: { field: 'title', text: title },
    support: { field: 'subtitle', text: subtitle },
    body: { field: 'description', text: description },
    event:
      type === 'event'
        ? { date: eventDate, time: eventTime, place: { field: 'location', text: location } }
        : undefined,
    detail:
      type === 'service' ? { field: 'email', lines: [phone, 'Call for a quote within 24 hours'] } : undefined,
    link: linkOf(draft.link),
    foot: {
      field: 'email',
      lines: [company.website.replace('https://', ''), type === 'service' ? email : `${phone}  ·  ${email}`],
    },
    picture: pictureOf(flyerFields, draft, 'picture', brief),
  };
}
