import type { Language } from '../../../editor/artwork/text/languages.ts';
import type { EmailDraft } from '../email.fields.ts';
import { audienceCopy } from './emailCopy.ts';

/** Fixed texts in the footer of an email. */
interface EmailWords {
  /** Reasons that readers get it, by audience. */
  reason: Readonly<Record<EmailDraft['audience'], string>>;
  unsubscribe: string;
  /** How to unsubscribe, in plain text. The mailbox recognizes the one English word in every language. */
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
  replyToLeave: 'Reply “Unsubscribe” to stop getting these emails.',
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
  el: {
    reason: {
      business: 'Λαμβάνετε αυτό το μήνυμα επειδή η εταιρεία σας είναι πελάτης μας.',
      residential: 'Λαμβάνετε αυτό το μήνυμα επειδή μας ρωτήσατε για τα πάνελ του σπιτιού σας.',
      partners: 'Λαμβάνετε αυτό το μήνυμα επειδή συνεργάζεστε μαζί μας.',
      prospects: 'Λαμβάνετε αυτό το μήνυμα επειδή μας ζητήσατε πληροφορίες.',
    },
    unsubscribe: 'Διαγραφή',
    replyToLeave: 'Για να μη λαμβάνετε άλλα, απαντήστε «Unsubscribe».',
  },
  uk: {
    reason: {
      business: 'Ви отримали цей лист, бо ваша компанія є нашим клієнтом.',
      residential: 'Ви отримали цей лист, бо звернулися до нас щодо домашніх панелей.',
      partners: 'Ви отримали цей лист, бо співпрацюєте з нами.',
      prospects: 'Ви отримали цей лист, бо просили в нас інформацію.',
    },
    unsubscribe: 'Відписатися',
    replyToLeave: 'Щоб більше не отримувати листів, дайте відповідь «Unsubscribe».',
  },
  ru: {
    reason: {
      business: 'Вы получили это письмо, потому что ваша компания является нашим клиентом.',
      residential: 'Вы получили это письмо, потому что спрашивали нас о панелях для дома.',
      partners: 'Вы получили это письмо, потому что сотрудничаете с нами.',
      prospects: 'Вы получили это письмо, потому что просили у нас информацию.',
    },
    unsubscribe: 'Отписаться',
    replyToLeave: 'Чтобы больше не получать писем, ответьте «Unsubscribe».',
  },
  he: {
    reason: {
      business: 'קיבלתם הודעה זו כי החברה שלכם היא לקוחה שלנו.',
      residential: 'קיבלתם הודעה זו כי פניתם אלינו לגבי הפאנלים בביתכם.',
      partners: 'קיבלתם הודעה זו כי אתם שותפים שלנו.',
      prospects: 'קיבלתם הודעה זו כי ביקשתם מאיתנו מידע.',
    },
    unsubscribe: 'הסרה מרשימת התפוצה',
    replyToLeave: 'כדי לא לקבל הודעות נוספות, השיבו ”Unsubscribe”.',
  },
  ar: {
    reason: {
      business: 'تصلكم هذه الرسالة لأن شركتكم من عملائنا.',
      residential: 'تصلكم هذه الرسالة لأنكم سألتمونا عن ألواح منزلكم.',
      partners: 'تصلكم هذه الرسالة لأنكم شركاؤنا.',
      prospects: 'تصلكم هذه الرسالة لأنكم طلبتم منا معلومات.',
    },
    unsubscribe: 'إلغاء الاشتراك',
    replyToLeave: 'لإيقاف هذه الرسائل، أرسلوا ردًا بكلمة ”Unsubscribe“.',
  },
  hi: {
    reason: {
      business: 'आपको यह ईमेल इसलिए मिला है क्योंकि आपकी कंपनी हमारी ग्राहक है।',
      residential: 'आपको यह ईमेल इसलिए मिला है क्योंकि आपने हमसे घर के पैनलों के बारे में पूछा था।',
      partners: 'आपको यह ईमेल इसलिए मिला है क्योंकि आप हमारे साझेदार हैं।',
      prospects: 'आपको यह ईमेल इसलिए मिला है क्योंकि आपने हमसे जानकारी माँगी थी।',
    },
    unsubscribe: 'सदस्यता समाप्त करें',
    replyToLeave: 'आगे ईमेल न पाने के लिए “Unsubscribe” लिखकर उत्तर दें।',
  },
  th: {
    reason: {
      business: 'คุณได้รับอีเมลนี้เพราะบริษัทของคุณเป็นลูกค้าของเรา',
      residential: 'คุณได้รับอีเมลนี้เพราะคุณสอบถามเราเรื่องแผงโซลาร์ที่บ้าน',
      partners: 'คุณได้รับอีเมลนี้เพราะคุณเป็นพันธมิตรของเรา',
      prospects: 'คุณได้รับอีเมลนี้เพราะคุณขอข้อมูลจากเรา',
    },
    unsubscribe: 'ยกเลิกการรับอีเมล',
    replyToLeave: 'หากไม่ต้องการรับอีเมลอีก โปรดตอบกลับว่า “Unsubscribe”',
  },
  'zh-Hans': {
    reason: {
      business: '您收到此邮件，是因为贵公司是我们的客户。',
      residential: '您收到此邮件，是因为您曾向我们咨询家用太阳能板。',
      partners: '您收到此邮件，是因为您是我们的合作伙伴。',
      prospects: '您收到此邮件，是因为您曾向我们索取资料。',
    },
    unsubscribe: '退订',
    replyToLeave: '如不想再收到邮件，请回复“Unsubscribe”。',
  },
  ja: {
    reason: {
      business: 'このメールは、お取引のある企業のお客様にお送りしています。',
      residential: 'このメールは、ご自宅のパネルについてお問い合わせいただいた方にお送りしています。',
      partners: 'このメールは、パートナーの皆様にお送りしています。',
      prospects: 'このメールは、資料をご請求いただいた方にお送りしています。',
    },
    unsubscribe: '配信停止',
    replyToLeave: '配信停止をご希望の方は「Unsubscribe」とご返信ください。',
  },
  ko: {
    reason: {
      business: '귀사가 저희 고객이어서 이 메일을 보내 드립니다.',
      residential: '주택용 패널을 문의하셔서 이 메일을 보내 드립니다.',
      partners: '저희 협력사여서 이 메일을 보내 드립니다.',
      prospects: '자료를 요청하셔서 이 메일을 보내 드립니다.',
    },
    unsubscribe: '수신 거부',
    replyToLeave: '더 이상 받지 않으시려면 ‘Unsubscribe’라고 회신해 주십시오.',
  },
};
