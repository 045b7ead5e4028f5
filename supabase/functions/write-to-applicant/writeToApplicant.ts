import { activeStaff } from '../_shared/caller.ts';
import { deliverMail } from '../_shared/deliverMail.ts';
import { Fault } from '../_shared/Fault.ts';
import { createJsonFunction } from '../_shared/httpFunction.ts';
import { serviceMail } from '../_shared/serviceMail.ts';

const failureText = "Couldn't send the email. Try again.";
/** Maximum characters. The text is kept as a note, which allows 5,000. */
const maxLengths = { subject: 200, text: 4_500 };

const admission = {
  roles: ['admin', 'super_admin'],
  signedOut: 'You must be logged in to email applicants.',
  refusalText: 'Only administrators can email applicants.',
} as const;

/** Text without characters that end a header. */
const lineOf = (value: unknown) =>
  typeof value === 'string' ? value.replaceAll(/\p{Cc}+/gu, ' ').trim() : '';
const textOf = (value: unknown) => (typeof value === 'string' ? value.replaceAll('\r\n', '\n').trim() : '');

/**
 * Emails an applicant a reviewer's message: `{ application, note, subject, text }` → `{ email }`. The address comes
 * from the application, never from the call. The text becomes a note with that id in the reviewer's name.
 */
export const createWriting = createJsonFunction({
  name: 'write-to-applicant',
  failureText,
  async handle(body, settings, request) {
    const caller = await activeStaff(request, settings, admission);
    const [subject, text] = [lineOf(body.subject), textOf(body.text)];
    for (const id of [body.application, body.note])
      if (typeof id !== 'string' || !/^[0-9a-f-]{36}$/i.test(id))
        throw new Fault(400, 'The application or the note ID is missing.');
    if (!subject || !text) throw new Fault(400, 'Enter a subject and a message.');
    if ([...subject].length > maxLengths.subject || [...text].length > maxLengths.text)
      throw new Fault(
        400,
        `Use up to ${maxLengths.subject} characters for the subject and 4,500 for the message.`,
      );
    if (!settings.mail) throw new Fault(503, 'No email service is configured on this server.');
    const found = await caller.client
      .from('job_applications')
      .select('email, language')
      .eq('id', body.application)
      .maybeSingle<{ email: string; language: 'en' | 'es' }>();
    if (found.error) throw new Fault(502, failureText);
    if (!found.data) throw new Fault(404, 'This application was deleted.');
    const { email, language } = found.data;
    // Note first: if it already exists, this email was already sent.
    const insertResult = await caller.client.from('application_notes').insert({
      id: body.note,
      application_id: body.application,
      body: `Email to the applicant: ${subject}\n\n${text}`,
    });
    if (insertResult.error?.code === '23505') return { answer: { email } };
    if (insertResult.error) throw new Fault(502, failureText);
    try {
      await deliverMail(
        settings,
        { to: email, ...serviceMail({ subject, paragraphs: text.split(/\n{2,}/), language }) },
        { kind: 'application', sentBy: caller.id, label: 'the email' },
      );
    } catch (error) {
      const undone = await caller.client.from('application_notes').delete().eq('id', body.note);
      if (undone.error) console.error(`Couldn't delete the note of an unsent email: ${undone.error.code}`);
      throw error;
    }
    return { answer: { email }, counts: { mails: 1 } };
  },
});
