import { counted, listed, namesOf, type Passages } from '../passages.ts';
import { emailFields } from './email.fields.ts';

const { template, audience, subject, preheader, picture } = emailFields;

export const emailKnowledge: Passages = {
  'Email marketing': `There are ${counted(template.options)} email templates: ${listed(namesOf(template.options))}. There are ${counted(audience.options)} audiences: ${listed(namesOf(audience.options))}. The subject can have up to ${subject.limit} characters, the preheader ${preheader.limit}. The preview shows desktop and mobile.`,
  Preheader: `The preheader is the line that an inbox shows next to the subject. It can have up to ${preheader.limit} characters. If you leave it blank, it's the beginning of the content.`,
  'Pictures in an email': `The picture of an email is one ${picture.hint.replace(/^F/, 'f').replace('shown', "and it's shown")} Email apps only show pictures from the web, so your own added pictures and team photographs can't be used in an email.`,
};
