import type { Language } from './languages.ts';

/**
 * Words that the artwork itself adds. Everything else on a piece is a field or a fact about the company, such as its
 * tagline.
 */
export interface ArtworkWords {
  /** On posters and flyers of the type service, next to the phone number. */
  callForQuote: string;
  /** The label of a link's QR code, for screen readers. */
  codeTo: (link: string) => string;
  /** The words in the box at the top right of a postcard's address side. */
  placeStamp: string;
  /** Over the placeholder for the address, and its lines. Only the preview shows them. */
  mailTo: string;
  recipient: readonly [name: string, street: string, city: string];
  /** Opens a quotation, per CLDR (`delimiters`, quotationStart). */
  openingMark: '“' | '„' | '«' | '‘' | '”' | '「';
}

const english: ArtworkWords = {
  callForQuote: 'Call for a quote within 24 hours',
  codeTo: (link) => `QR code to ${link}`,
  placeStamp: 'PLACE STAMP HERE',
  mailTo: 'MAIL TO',
  recipient: ['Recipient name', 'Street address', 'City, State ZIP code'],
  openingMark: '“',
};

const spanish: ArtworkWords = {
  callForQuote: 'Llame y reciba su presupuesto en 24 horas',
  codeTo: (link) => `Código QR a ${link}`,
  placeStamp: 'PEGUE EL SELLO AQUÍ',
  mailTo: 'ENVIAR A',
  recipient: ['Nombre del destinatario', 'Calle y número', 'Código postal y ciudad'],
  openingMark: '«',
};

export const artworkWords: Readonly<Record<Language, ArtworkWords>> = {
  'en-US': english,
  'en-GB': { ...english, recipient: ['Recipient name', 'Street address', 'Town, Postcode'] },
  'es-US': {
    ...spanish,
    callForQuote: 'Llame y reciba su cotización en 24 horas',
    placeStamp: 'PEGUE LA ESTAMPILLA AQUÍ',
    recipient: ['Nombre del destinatario', 'Calle y número', 'Ciudad, estado y código postal'],
    openingMark: '“',
  },
  es: spanish,
  'pt-PT': {
    callForQuote: 'Ligue e receba um orçamento em 24 horas',
    codeTo: (link) => `Código QR para ${link}`,
    placeStamp: 'COLE AQUI O SELO',
    mailTo: 'ENVIAR PARA',
    recipient: ['Nome do destinatário', 'Rua e número', 'Código postal e localidade'],
    openingMark: '«',
  },
  'pt-BR': {
    callForQuote: 'Ligue e receba um orçamento em 24 horas',
    codeTo: (link) => `Código QR para ${link}`,
    placeStamp: 'COLE O SELO AQUI',
    mailTo: 'ENVIAR PARA',
    recipient: ['Nome do destinatário', 'Rua e número', 'CEP, cidade e estado'],
    openingMark: '“',
  },
  fr: {
    callForQuote: 'Appelez-nous : devis sous 24 heures',
    codeTo: (link) => `Code QR vers ${link}`,
    placeStamp: 'AFFRANCHIR ICI',
    mailTo: 'DESTINATAIRE',
    recipient: ['Nom du destinataire', 'Numéro et rue', 'Code postal et ville'],
    openingMark: '«',
  },
  de: {
    callForQuote: 'Rufen Sie an: Angebot binnen 24 Stunden',
    codeTo: (link) => `QR-Code zu ${link}`,
    placeStamp: 'BITTE FREIMACHEN',
    mailTo: 'AN',
    recipient: ['Name', 'Straße und Hausnummer', 'Postleitzahl und Ort'],
    openingMark: '„',
  },
  it: {
    callForQuote: 'Chiamate: preventivo entro 24 ore',
    codeTo: (link) => `Codice QR per ${link}`,
    placeStamp: 'AFFRANCARE QUI',
    mailTo: 'DESTINATARIO',
    recipient: ['Nome del destinatario', 'Via e numero', 'CAP, città e provincia'],
    openingMark: '«',
  },
  nl: {
    callForQuote: 'Bel ons: een offerte binnen 24 uur',
    codeTo: (link) => `QR-code naar ${link}`,
    placeStamp: 'POSTZEGEL HIER',
    mailTo: 'AAN',
    recipient: ['Naam', 'Straat en huisnummer', 'Postcode en plaats'],
    openingMark: '‘',
  },
  pl: {
    callForQuote: 'Zadzwoń: wycena w ciągu 24 godzin',
    codeTo: (link) => `Kod QR do ${link}`,
    placeStamp: 'MIEJSCE NA ZNACZEK',
    mailTo: 'ADRESAT',
    recipient: ['Imię i nazwisko', 'Ulica i numer', 'Kod pocztowy i miejscowość'],
    openingMark: '„',
  },
  el: {
    callForQuote: 'Καλέστε για προσφορά σε 24 ώρες',
    codeTo: (link) => `Κωδικός QR για ${link}`,
    placeStamp: 'ΘΕΣΗ ΓΡΑΜΜΑΤΟΣΗΜΟΥ',
    mailTo: 'ΠΑΡΑΛΗΠΤΗΣ',
    recipient: ['Όνομα παραλήπτη', 'Οδός και αριθμός', 'Ταχ. κώδικας και πόλη'],
    openingMark: '«',
  },
  uk: {
    callForQuote: 'Телефонуйте: кошторис за 24 години',
    codeTo: (link) => `QR-код: ${link}`,
    placeStamp: 'МІСЦЕ ДЛЯ МАРКИ',
    mailTo: 'КОМУ',
    recipient: ['Ім’я отримувача', 'Вулиця та номер', 'Індекс і місто'],
    openingMark: '«',
  },
  ru: {
    callForQuote: 'Позвоните: расчёт за 24 часа',
    codeTo: (link) => `QR-код: ${link}`,
    placeStamp: 'МЕСТО ДЛЯ МАРКИ',
    mailTo: 'КОМУ',
    recipient: ['Имя получателя', 'Улица и дом', 'Индекс и город'],
    openingMark: '«',
  },
  he: {
    callForQuote: 'התקשרו להצעת מחיר תוך 24 שעות',
    codeTo: (link) => `קוד QR אל ${link}`,
    placeStamp: 'מקום לבול',
    mailTo: 'אל',
    recipient: ['שם הנמען', 'רחוב ומספר', 'עיר ומיקוד'],
    openingMark: '”',
  },
  ar: {
    callForQuote: 'اتصلوا بنا: عرض سعر خلال يوم واحد',
    codeTo: (link) => `رمز QR إلى ${link}`,
    placeStamp: 'ضع الطابع هنا',
    mailTo: 'إلى',
    recipient: ['اسم المستلم', 'الشارع والرقم', 'المدينة والرمز البريدي'],
    openingMark: '”',
  },
  hi: {
    callForQuote: 'कॉल करें: 24 घंटे में कोटेशन',
    codeTo: (link) => `${link} का QR कोड`,
    placeStamp: 'यहाँ टिकट लगाएँ',
    mailTo: 'प्रति',
    recipient: ['प्राप्तकर्ता का नाम', 'मकान नंबर और गली', 'शहर और पिन कोड'],
    openingMark: '“',
  },
  th: {
    callForQuote: 'โทรหาเรา รับใบเสนอราคาใน 24 ชั่วโมง',
    codeTo: (link) => `คิวอาร์โค้ดไปยัง ${link}`,
    placeStamp: 'ติดแสตมป์ที่นี่',
    mailTo: 'ถึง',
    recipient: ['ชื่อผู้รับ', 'บ้านเลขที่และถนน', 'จังหวัดและรหัสไปรษณีย์'],
    openingMark: '“',
  },
  'zh-Hans': {
    callForQuote: '致电我们，24 小时内报价',
    codeTo: (link) => `二维码：${link}`,
    placeStamp: '在此贴邮票',
    mailTo: '收件人',
    recipient: ['收件人姓名', '街道和门牌号', '邮编和城市'],
    openingMark: '“',
  },
  ja: {
    callForQuote: 'お電話から24時間以内にお見積り',
    codeTo: (link) => `QRコード：${link}`,
    placeStamp: '切手を貼る位置',
    mailTo: '宛先',
    recipient: ['お名前', '番地・建物名', '郵便番号・市区町村'],
    openingMark: '「',
  },
  ko: {
    callForQuote: '전화 주시면 24시간 안에 견적을 드립니다',
    codeTo: (link) => `QR 코드: ${link}`,
    placeStamp: '우표 붙이는 곳',
    mailTo: '받는 사람',
    recipient: ['받는 사람 이름', '도로명과 번호', '도시와 우편번호'],
    openingMark: '‘',
  },
};
