import { oneLine, serviceMail } from '../_shared/serviceMail.ts';

interface Invitation {
  firstName: string;
  link: string;
  days: number;
}

/** The invitation email. */
export const invitationMail = ({ firstName, link, days }: Invitation) =>
  serviceMail({
    subject: 'Your invitation to the Daybreak portal',
    paragraphs: [
      `Hi ${oneLine(firstName)},`,
      "You're invited to the Daybreak portal. Choose a password to get started:",
      `The link works once and expires in ${days} days. If you weren't expecting this, you can ignore this email.`,
    ],
    link: { after: 1, href: link, label: 'Choose a password' },
  });
