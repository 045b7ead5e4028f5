import { listed, namesOf, type Passages } from '../passages.ts';
import { emailFields } from './email.fields.ts';

const { template, audience, subject, preheader } = emailFields;

export const emailKnowledge: Passages = {
  'Email marketing': `Email templates: ${listed(namesOf(template.options))}. Audiences: ${listed(namesOf(audience.options))}. The subject can have up to ${subject.limit} characters, the preheader ${preheader.limit}. The preview shows desktop and mobile.`,
};
