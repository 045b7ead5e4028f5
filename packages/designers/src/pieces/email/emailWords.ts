import type { Language } from '../../artwork/languages.ts';
import type { EmailDraft } from './email.fields.ts';
import { audienceCopy } from './emailCopy.ts';

/** What the foot of a mail says by itself. */
interface EmailWords {
  /** Why the reader gets it. */
  reason: Readonly<Record<EmailDraft['audience'], string>>;
  unsubscribe: string;
  /** How to get no more of them, in plain text. The mailbox looks for the one English word, whatever the language. */
  replyToLeave: string;
}

const english: EmailWords = {
  reason: {
    business: audienceCopy.business.reason,
    residential: audienceCopy.residential.reason,
    partners: audienceCopy.partners.reason,
    prospects: audienceCopy.prospects.reason,
  },
  unsubscribe: 'Unsubscribe',
  replyToLeave: 'Reply with "Unsubscribe" to get no more of them.',
};

const spanish: EmailWords = {
  reason: {
    business: 'Recibe este correo porque su empresa es cliente nuestra.',
    residential: 'Recibe este correo porque nos preguntó por los paneles de su casa.',
    partners: 'Recibe este correo porque colabora con nosotros.',
    prospects: 'Recibe este correo porque nos pidió información.',
  },
  unsubscribe: 'Darse de baja',
  replyToLeave: 'Para no recibir más, responda «Unsubscribe».',
};

export const emailWords: Readonly<Record<Language, EmailWords>> = {
  'en-US': english,
  'en-GB': english,
  'es-US': { ...spanish, replyToLeave: 'Para no recibir más, responda “Unsubscribe”.' },
  es: spanish,
  'pt-PT': {
    reason: {
      business: 'Recebe este email porque a sua empresa é nossa cliente.',
      residential: 'Recebe este email porque nos perguntou pelos painéis da sua casa.',
      partners: 'Recebe este email porque é nosso parceiro.',
      prospects: 'Recebe este email porque nos pediu informações.',
    },
    unsubscribe: 'Cancelar a subscrição',
    replyToLeave: 'Para não receber mais, responda «Unsubscribe».',
  },
  'pt-BR': {
    reason: {
      business: 'Você recebe este email porque sua empresa é nossa cliente.',
      residential: 'Você recebe este email porque nos perguntou sobre os painéis da sua casa.',
      partners: 'Você recebe este email porque é nosso parceiro.',
      prospects: 'Você recebe este email porque nos pediu informações.',
    },
    unsubscribe: 'Cancelar inscrição',
    replyToLeave: 'Para não receber mais, responda “Unsubscribe”.',
  },
  fr: {
    reason: {
      business: 'Vous recevez ce message parce que votre entreprise est cliente chez nous.',
      residential: 'Vous recevez ce message parce que vous nous avez interrogés sur vos panneaux.',
      partners: 'Vous recevez ce message parce que vous êtes notre partenaire.',
      prospects: 'Vous recevez ce message parce que vous nous avez demandé des informations.',
    },
    unsubscribe: 'Se désabonner',
    replyToLeave: 'Pour ne plus en recevoir, répondez « Unsubscribe ».',
  },
  de: {
    reason: {
      business: 'Sie erhalten diese Nachricht, weil Ihr Unternehmen Kunde bei uns ist.',
      residential: 'Sie erhalten diese Nachricht, weil Sie uns nach Ihren Modulen gefragt haben.',
      partners: 'Sie erhalten diese Nachricht, weil Sie mit uns zusammenarbeiten.',
      prospects: 'Sie erhalten diese Nachricht, weil Sie uns um Informationen gebeten haben.',
    },
    unsubscribe: 'Abbestellen',
    replyToLeave: 'Antworten Sie mit „Unsubscribe“, um keine weiteren zu erhalten.',
  },
  it: {
    reason: {
      business: 'Riceve questa email perché la sua azienda è nostra cliente.',
      residential: 'Riceve questa email perché ci ha chiesto dei pannelli di casa sua.',
      partners: 'Riceve questa email perché collabora con noi.',
      prospects: 'Riceve questa email perché ci ha chiesto informazioni.',
    },
    unsubscribe: 'Annulla iscrizione',
    replyToLeave: 'Per non riceverne altre, risponda «Unsubscribe».',
  },
  nl: {
    reason: {
      business: 'U ontvangt dit bericht omdat uw bedrijf klant bij ons is.',
      residential: 'U ontvangt dit bericht omdat u ons naar uw zonnepanelen hebt gevraagd.',
      partners: 'U ontvangt dit bericht omdat u met ons samenwerkt.',
      prospects: 'U ontvangt dit bericht omdat u ons om informatie hebt gevraagd.',
    },
    unsubscribe: 'Afmelden',
    replyToLeave: 'Antwoord met ‘Unsubscribe’ om ze niet meer te ontvangen.',
  },
  pl: {
    reason: {
      business: 'Otrzymują Państwo tę wiadomość jako nasz klient biznesowy.',
      residential: 'Otrzymują Państwo tę wiadomość, bo pytali nas Państwo o domowe panele.',
      partners: 'Otrzymują Państwo tę wiadomość jako nasz partner.',
      prospects: 'Otrzymują Państwo tę wiadomość, bo prosili nas Państwo o informacje.',
    },
    unsubscribe: 'Wypisz się',
    replyToLeave: 'Aby nie otrzymywać kolejnych, prosimy odpowiedzieć „Unsubscribe”.',
  },
};
