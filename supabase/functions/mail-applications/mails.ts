import { serviceMail } from '../_shared/serviceMail.ts';

interface Confirmation {
  firstName: string;
  reference: string;
  /** The title of the position; null: none in particular. */
  job: string | null;
  /** A moment, such as `2026-11-24T09:30:00+00:00`. */
  submittedAt: string;
  link: string;
  days: number;
}

/** New applications for one position, or for none. */
export interface Fresh {
  job: string | null;
  count: number;
}

/** On one line: what people wrote begins no paragraph. */
const line = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
const dayOf = (moment: string) =>
  new Date(moment).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** The mail that somebody gets who applied: the receipt, and the way to their application. It repeats nothing else that they wrote. */
export const confirmationMail = ({ firstName, reference, job, submittedAt, link, days }: Confirmation) =>
  serviceMail({
    subject: `Your application to Daybreak (${reference})`,
    paragraphs: [
      `Hello ${line(firstName)},`,
      `thank you for your application${job ? ` for ${line(job)}` : ''}. It arrived on ${dayOf(submittedAt)}, and we will get back to you soon.`,
      `Reference: ${reference}`,
      'To look at your application, to correct it or to withdraw it, open this link:',
      `It works for ${days} days, for everybody who has it: do not pass it on. If you did not apply, open it and withdraw the application, or ignore this email.`,
    ],
    link: { after: 3, href: link, label: 'Your application' },
  });

const applications = (count: number) =>
  `${count.toLocaleString('en-US')} new ${count === 1 ? 'application' : 'applications'}`;

/** What reviewers hear of new applications: how many, and for what. Never whose. */
export const noticeMail = ({
  firstName,
  fresh,
  portal,
}: {
  firstName: string;
  fresh: Fresh[];
  portal: string;
}) =>
  serviceMail({
    subject: applications(fresh.reduce((sum, { count }) => sum + count, 0)),
    paragraphs: [
      `Hello ${line(firstName)},`,
      'since you last heard from us, these came in:',
      fresh
        .map(
          ({ job, count }) =>
            `${applications(count)} ${job ? `for ${line(job)}` : 'for no position in particular'}`,
        )
        .join('\n'),
      'You get this at most once a day. Turn it off in your profile, under "Emails to you".',
    ],
    link: { after: 2, href: `${portal}/job-applications`, label: 'Look at the applications' },
  });
