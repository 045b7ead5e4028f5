import { defaultLanguage } from '../../../editor/artwork/text/languages.ts';
import type { UserDetails } from '../../../editor/userDetails/userDetails.ts';
import { preheaderOf } from '../content.ts';
import type { EmailDraft } from '../email.fields.ts';
import { emailDocument } from './emailDocument.ts';
import { footer } from './footer.ts';
import { type EmailContent, emailOf, hostedPictures, type PictureAddresses } from './mail.ts';
import { html, type Markup } from './markup.ts';
import { announcement } from './templates/announcement.ts';
import { educational } from './templates/educational.ts';
import { newsletter } from './templates/newsletter.ts';
import { promotional } from './templates/promotional.ts';
import { welcome } from './templates/welcome.ts';

const templates: Record<EmailDraft['template'], (email: EmailContent) => Markup> = {
  newsletter,
  promotional,
  announcement,
  educational,
  welcome,
};

const hebrew = /[\u0590-\u05ff]/;
/**
 * `en` for an untouched draft, unless the words run from right to left, in which case the default language is ignored.
 */
const languageOf = ({ direction, language }: EmailContent, { headline, content }: EmailDraft) => {
  if (language !== defaultLanguage) return language;
  return direction === 'ltr' ? 'en' : hebrew.test(headline + content) ? 'he' : 'ar';
};

/**
 * The whole email as it's sent: tables and inline styles, every text escaped. The same draft, user and addresses give
 * the same email. The style elements only adjust it to narrow and dark screens; programs that drop them show the letter
 * wide and light.
 */
export function emailHtml(
  draft: EmailDraft,
  user: UserDetails,
  addresses: PictureAddresses = hostedPictures,
): string {
  const email = emailOf(draft, user, addresses);
  return emailDocument({
    language: languageOf(email, draft),
    direction: email.direction,
    subject: draft.subject,
    preheader: preheaderOf(draft),
    theme: draft.theme,
    letter: html`${templates[draft.template](email)}${footer(email)}`,
  });
}
