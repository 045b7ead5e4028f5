import { defineCampaign, lookFields } from '../../editor/campaigns/campaignManifest.ts';
import type { AnyDraft } from '../../editor/fields/fields.ts';
import { emailFields } from './email.fields.ts';
import { mailPictures } from './letter.ts';

export const emailCampaign = defineCampaign(emailFields, {
  place: 6,
  pieces: [{ label: 'Email' }],
  says: { what: 'headline', offer: 'content', action: 'cta', link: 'ctaUrl', ...lookFields },
  inWords: { facts: ['sentence', 'date', 'time', 'where'], fields: ['content'] },
  restates: ['subject', 'preheader'],
  shortHeadline: 'subject',
  textsOf: () => [],
  wholeText({ sentence, offer, details, when }): AnyDraft {
    const content = [sentence, details.length > 0 ? offer : '', when]
      .map((part) => part.trim())
      .filter(Boolean)
      .join('\n\n');
    return content ? { content } : {};
  },
  pictures: mailPictures,
});
