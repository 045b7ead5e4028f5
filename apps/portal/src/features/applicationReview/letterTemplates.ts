import type { ApplicationStatus, JobApplication } from '../../backend/interfaces/Applications.ts';

interface Letter {
  subject: string;
  text: string;
}
type Templates = Record<ApplicationStatus, (name: string, position: string) => Letter>;

const english: Templates = {
  new: (name, position) => ({
    subject: `We received your application ${position}`,
    text: `Hi ${name},

Thank you for applying ${position}. We'll review it and get back to you.

Best regards,
Daybreak`,
  }),
  reviewing: (name, position) => ({
    subject: `Your application ${position}`,
    text: `Hi ${name},

We're reviewing your application ${position} and will get back to you soon.

Best regards,
Daybreak`,
  }),
  contacted: (name, position) => ({
    subject: `Let's talk about your application ${position}`,
    text: `Hi ${name},

We'd like to talk with you about your application ${position}. When's a good time to call?

Best regards,
Daybreak`,
  }),
  closed: (name, position) => ({
    subject: `Your application ${position}`,
    text: `Hi ${name},

Thank you for your interest in working with us. We've decided to move forward with other applicants ${position}.

We wish you all the best.

Best regards,
Daybreak`,
  }),
};

const spanish: Templates = {
  new: (name, position) => ({
    subject: `Recibimos su solicitud ${position}`,
    text: `Hola, ${name}:\n\nGracias por enviar su solicitud ${position}. La revisaremos y nos comunicaremos con usted.\n\nAtentamente,\nDaybreak`,
  }),
  reviewing: (name, position) => ({
    subject: `Su solicitud ${position}`,
    text: `Hola, ${name}:\n\nEstamos revisando su solicitud ${position} y nos comunicaremos con usted pronto.\n\nAtentamente,\nDaybreak`,
  }),
  contacted: (name, position) => ({
    subject: `Conversemos sobre su solicitud ${position}`,
    text: `Hola, ${name}:\n\nNos gustaría conversar con usted sobre su solicitud ${position}. ¿Cuándo podemos llamarle?\n\nAtentamente,\nDaybreak`,
  }),
  closed: (name, position) => ({
    subject: `Su solicitud ${position}`,
    text: `Hola, ${name}:\n\nGracias por su interés en trabajar con nosotros. Hemos decidido continuar con otras personas ${position}.\n\nLe deseamos lo mejor.\n\nAtentamente,\nDaybreak`,
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
