import { company } from '@daybreak/brand';
import { type ExportedFile, fileName } from '@daybreak/print';
import { contactOf, type UserDetails } from '../../editor/userDetails/userDetails.ts';
import type { EmailDraft } from './email.fields.ts';
import { emailHtml } from './html/emailHtml.ts';
import { unsubscribeByMail } from './html/footer.ts';
import { eml } from './message/eml.ts';
import { emailText } from './words/emailText.ts';

const nameOf = (draft: EmailDraft, date: Date, extension: string) =>
  fileName({ designer: 'email', size: draft.template, date, extension });

/** The email as a page, for a mailing service that takes HTML. */
export const htmlFile = (draft: EmailDraft, user: UserDetails, date: Date): ExportedFile => ({
  name: nameOf(draft, date, 'html'),
  blob: new Blob([emailHtml(draft, user)], { type: 'text/html' }),
});

/** The email as a message for an email app, with no recipient yet. */
export const emlFile = (draft: EmailDraft, user: UserDetails, date: Date): ExportedFile => ({
  name: nameOf(draft, date, 'eml'),
  blob: new Blob(
    [
      eml({
        from: { name: user.name.trim() || company.name, address: contactOf(user).email },
        subject: draft.subject,
        text: emailText(draft, user),
        html: emailHtml(draft, user),
        unsubscribe: { page: company.unsubscribe, mail: unsubscribeByMail },
        date,
      }),
    ],
    { type: 'message/rfc822' },
  ),
});
