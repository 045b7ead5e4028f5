import { oneLine, serviceMail } from '../_shared/serviceMail.ts';

interface Confirmation {
  firstName: string;
  reference: string;
  /** The position's title; null for a general application. */
  job: string | null;
  /** A timestamp, such as `2026-11-24T09:30:00+00:00`. */
  submittedAt: string;
  link: string;
  days: number;
  /** The language of the form they sent. */
  language: 'en' | 'es';
}

/** New applications for one position, or for none. */
export interface NewApplications {
  job: string | null;
  count: number;
}

/**
 * Omits names that look like links: anyone can send the form in anyone's name, and our emails must not carry links of
 * theirs.
 */
const nameIn = (text: string) => (/:\/\/|www\.|@|\.[a-z]{2,}\b/i.test(text) ? '' : oneLine(text));

/** The confirmation's texts in each language of the form; the Spanish matches the form's (docs/copy.md). */
const confirmationWords = {
  en: {
    locale: 'en-US',
    subject: (reference: string) => `Your application to Daybreak (${reference})`,
    hello: (name: string) => (name ? `Hi ${name},` : 'Hi,'),
    arrived: (job: string | null, day: string) =>
      `Thank you for your application${job ? ` for ${job}` : ''}. We received it on ${day}, and we'll get back to you soon.`,
    reference: (reference: string) => `Reference: ${reference}`,
    way: 'To view, correct or withdraw your application, open this link:',
    care: (days: number) =>
      `This link works for ${days} days. Don't share the link, because anyone who has it can change your application. If you didn't apply, use the link to withdraw the application, or ignore this email.`,
    label: 'View your application',
  },
  es: {
    locale: 'es-US',
    subject: (reference: string) => `Su solicitud a Daybreak (${reference})`,
    hello: (name: string) => (name ? `Hola, ${name}:` : 'Hola:'),
    arrived: (job: string | null, day: string) =>
      `Gracias por su solicitud${job ? ` para el puesto ${job}` : ''}. La recibimos el ${day} y nos comunicaremos con usted pronto.`,
    reference: (reference: string) => `Referencia: ${reference}`,
    way: 'Para ver su solicitud, corregirla o retirarla, abra este enlace:',
    care: (days: number) =>
      `Este enlace funciona durante ${days} días. No lo comparta, porque cualquier persona que lo tenga puede cambiar su solicitud. Si usted no envió ninguna, abra el enlace y retírela, o ignore este correo.`,
    label: 'Su solicitud',
  },
};

/** The email to an applicant: the receipt, and the link to their application. Repeats nothing else they wrote. */
export function confirmationMail({
  firstName,
  reference,
  job,
  submittedAt,
  link,
  days,
  language,
}: Confirmation) {
  const words = confirmationWords[language];
  const day = new Date(submittedAt).toLocaleDateString(words.locale, { dateStyle: 'long', timeZone: 'UTC' });
  return serviceMail({
    language,
    subject: words.subject(reference),
    paragraphs: [
      words.hello(nameIn(firstName)),
      words.arrived(job && oneLine(job), day),
      words.reference(reference),
      words.way,
      words.care(days),
    ],
    link: { after: 3, href: link, label: words.label },
  });
}

const applications = (count: number) =>
  `${count.toLocaleString('en-US')} new ${count === 1 ? 'application' : 'applications'}`;

/** Tells reviewers the number of new applications by position, never the names. */
export const noticeMail = ({
  firstName,
  fresh,
  portal,
}: {
  firstName: string;
  fresh: NewApplications[];
  portal: string;
}) =>
  serviceMail({
    subject: applications(fresh.reduce((sum, { count }) => sum + count, 0)),
    paragraphs: [
      `Hi ${oneLine(firstName)},`,
      'Here are the new applications since our last email:',
      fresh
        .map(
          ({ job, count }) =>
            `${applications(count)} ${job ? `for ${oneLine(job)}` : 'for no specific position'}`,
        )
        .join('\n'),
      `You'll get this email at most once a day. To turn it off, go to “Email notifications” in your profile.`,
    ],
    link: { after: 2, href: `${portal}/job-applications`, label: 'View applications' },
  });
