import type { ApplicationStatus, JobApplication } from '../../backend/interfaces/Applications.ts';

interface Letter {
  subject: string;
  text: string;
}
type Templates = Record<ApplicationStatus, (name: string, what: string) => Letter>;

const english: Templates = {
  new: (name, what) => ({
    subject: `We received your application ${what}`,
    text: `Hi ${name},

Thank you for applying ${what}. We'll review it and get back to you.

Best regards,
Daybreak`,
  }),
  reviewing: (name, what) => ({
    subject: `Your application ${what}`,
    text: `Hi ${name},

We're reviewing your application ${what} and will get back to you soon.

Best regards,
Daybreak`,
  }),
  contacted: (name, what) => ({
    subject: `Let's talk about your application ${what}`,
    text: `Hi ${name},

We'd like to talk with you about your application ${what}. When's a good time to call?

Best regards,
Daybreak`,
  }),
  closed: (name, what) => ({
    subject: `Your application ${what}`,
    text: `Hi ${name},

Thank you for your interest in working with us. We've decided to move forward with other applicants ${what}.

We wish you all the best.

Best regards,
Daybreak`,
  }),
};

const spanish: Templates = {
  new: (name, what) => ({
    subject: `Recibimos su solicitud ${what}`,
    text: `Hola, ${name}:\n\nGracias por enviar su solicitud ${what}. La revisaremos y nos comunicaremos con usted.\n\nAtentamente,\nDaybreak`,
  }),
  reviewing: (name, what) => ({
    subject: `Su solicitud ${what}`,
    text: `Hola, ${name}:\n\nEstamos revisando su solicitud ${what} y nos comunicaremos con usted pronto.\n\nAtentamente,\nDaybreak`,
  }),
  contacted: (name, what) => ({
    subject: `Conversemos sobre su solicitud ${what}`,
    text: `Hola, ${name}:\n\nNos gustaría conversar con usted sobre su solicitud ${what}. ¿Cuándo podemos llamarle?\n\nAtentamente,\nDaybreak`,
  }),
  closed: (name, what) => ({
    subject: `Su solicitud ${what}`,
    text: `Hola, ${name}:\n\nGracias por su interés en trabajar con nosotros. Hemos decidido continuar con otras personas ${what}.\n\nLe deseamos lo mejor.\n\nAtentamente,\nDaybreak`,
  }),
};

/** Returns the initial text of a letter, by the application's status and language. The reviewer edits it. */
export function letterFor({ language, status, firstName, position }: JobApplication): Letter {
  const title = position?.title;
  if (language === 'es')
    return spanish[status](
      firstName,
      title === undefined ? 'en Daybreak' : `para el puesto ${title} en Daybreak`,
    );
  return english[status](firstName, title === undefined ? 'at Daybreak' : `for ${title} at Daybreak`);
}
