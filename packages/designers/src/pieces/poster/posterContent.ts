import { company } from '@daybreak/brand';
import type { Content } from '../../compositions/content.ts';
import { contactOf } from '../../userDetails/userDetails.ts';
import type { Brief } from '../../workbench/designer.ts';
import { pictureOf } from '../../workbench/pictureOf.ts';
import { type PosterDraft, posterFields } from './poster.fields.ts';

/** What a poster says, for whichever composition draws it. */
export function posterContent(draft: PosterDraft, brief: Brief): Content {
  const { type, title, subtitle, eventDate, eventTime, location } = draft;
  const { phone, email } = contactOf(brief.user);
  return {
    headline: { field: 'title', text: title },
    support: { field: 'subtitle', text: subtitle },
    event:
      type === 'event'
        ? { date: eventDate, time: eventTime, place: { field: 'location', text: location } }
        : undefined,
    detail:
      type === 'service' ? { field: 'phone', lines: [phone, 'Call for a quote within 24 hours'] } : undefined,
    foot: {
      field: 'email',
      lines: [company.website.replace('https://', ''), type === 'service' ? email : `${phone}  ·  ${email}`],
    },
    picture: pictureOf(posterFields, draft, 'picture', brief),
  };
}
