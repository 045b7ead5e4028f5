import { countInWords, joinWithAnd, namesOf, type Passages } from '../passages.ts';
import { emailFields } from './email.fields.ts';

const { template, audience, subject, preheader } = emailFields;

export const emailKnowledge: Passages = {
  'Email marketing': `There are ${countInWords(template.options)} email templates: ${joinWithAnd(namesOf(template.options))}. There are ${countInWords(audience.options)} audiences: ${joinWithAnd(namesOf(audience.options))}. The subject can have up to ${subject.limit} characters and the preheader up to ${preheader.limit}. The preview shows the email on desktop and mobile.`,
  Preheader: `The preheader is the line that an inbox shows next to the subject. It can have up to ${preheader.limit} characters. If you leave it blank, the inbox shows the beginning of the content.`,
  'Pictures in an email': `The picture in an email comes from our website and isn't cropped. Email apps only show pictures from the web, so you can't use pictures you added or team photos in an email.`,
};
