import { serviceMail } from '../_shared/serviceMail.ts';

interface Invitation {
  firstName: string;
  link: string;
  days: number;
}

/** The mail sent to a new person. */
export const invitationMail = ({ firstName, link, days }: Invitation) =>
  serviceMail({
    subject: 'Your invitation to the Daybreak portal',
    paragraphs: [
      `Hello ${firstName.replaceAll(/\s+/g, ' ').trim()},`,
      'you are invited to the Daybreak portal. Choose a password to sign in for the first time:',
      `The link works once and for ${days} days. If you did not expect it, you can ignore this email.`,
    ],
    link: { after: 1, href: link, label: 'Choose a password' },
  });
