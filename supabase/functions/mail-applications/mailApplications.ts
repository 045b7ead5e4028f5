import { orFail } from '../_shared/Fault.ts';
import { hashOf, newToken } from '../_shared/linkToken.ts';
import { createScheduledMails, type MailBatch } from '../_shared/scheduledMails.ts';
import { confirmationMail, type NewApplications, noticeMail } from './mails.ts';

interface Due {
  application: string;
  reference: string;
  email: string;
  first_name: string;
  job: string | null;
  submitted_at: string;
  language: 'en' | 'es';
}

interface Notice {
  person: string;
  email: string;
  first_name: string;
  before: string | null;
  fresh: NewApplications[];
}

/** Days that a confirmation's link works. */
const life = 30;
const failed = "Couldn't send the emails about applications.";

const confirmations: MailBatch<Due> = {
  kind: 'confirmation',
  listFunction: 'confirmations_due',
  label: 'the confirmation',
  count: 'confirmations',
  async mail(due, portal, server) {
    const { application, language } = due;
    const token = newToken();
    const link = { application, hash: await hashOf(token), days: life };
    orFail(await server.rpc('begin_application_link', link), failed);
    return confirmationMail({
      firstName: due.first_name,
      reference: due.reference,
      job: due.job,
      submittedAt: due.submitted_at,
      // In the address, so the page can use it before anything has loaded, or if nothing loads.
      link: `${portal}/my-application${language === 'en' ? '' : `?language=${language}`}#${token}`,
      days: life,
      language,
    });
  },
  async note({ application }, isAccepted, server) {
    if (isAccepted) orFail(await server.rpc('note_confirmation', { application }), failed);
  },
};

const notices: MailBatch<Notice> = {
  kind: 'notice',
  listFunction: 'notices_due',
  label: 'the notice',
  count: 'notices',
  mail: ({ first_name, fresh }, portal) => noticeMail({ firstName: first_name, fresh, portal }),
  async note({ person, before }, isAccepted, server) {
    if (!isAccepted) orFail(await server.rpc('forget_notice', { person, before }), failed);
  },
};

/**
 * Emails applicants a confirmation with the link to their application, and tells reviewers the number of new
 * applications, at most once a day. A schedule calls it every minute. Answers `{ confirmations, notices, refused }`;
 * refused emails are retried.
 */
export const createMailing = createScheduledMails({
  name: 'mail-applications',
  failureText: failed,
  batches: [confirmations, notices],
});
