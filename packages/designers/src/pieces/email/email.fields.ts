import { company } from '@daybreak/brand';
import { type DraftOf, defineFields } from '../../workbench/fields.ts';
import { emailCopy } from './emailCopy.ts';

export const emailFields = defineFields({
  template: {
    kind: 'choice',
    label: 'Template',
    options: [
      { value: 'newsletter', label: 'Newsletter' },
      { value: 'promotional', label: 'Promotional' },
      { value: 'announcement', label: 'Announcement' },
      { value: 'educational', label: 'Educational' },
      { value: 'welcome', label: 'Welcome' },
    ],
    initial: 'newsletter',
  },
  audience: {
    kind: 'choice',
    label: 'Audience',
    hint: 'Changes the first line, the last line, and the note on why they get it.',
    options: [
      { value: 'business', label: 'Business' },
      { value: 'residential', label: 'Residential' },
      { value: 'partners', label: 'Partners' },
      { value: 'prospects', label: 'Prospects' },
    ],
    initial: 'business',
  },
  subject: {
    kind: 'text',
    label: 'Subject',
    limit: 50,
    initial: { by: 'template', table: emailCopy.subject },
  },
  headline: { kind: 'text', label: 'Headline', initial: { by: 'template', table: emailCopy.headline } },
  content: {
    kind: 'lines',
    label: 'Content',
    initial: { by: 'template', table: emailCopy.content },
  },
  cta: { kind: 'text', label: 'Call to action', initial: { by: 'template', table: emailCopy.cta } },
  ctaUrl: { kind: 'url', label: 'Call to action address', initial: company.website },
  theme: {
    kind: 'choice',
    label: 'Theme',
    options: [
      { value: 'white', label: 'White: blue text on white' },
      { value: 'blue', label: 'Blue: white text on blue' },
    ],
    initial: 'white',
  },
});

export type EmailDraft = DraftOf<typeof emailFields>;
