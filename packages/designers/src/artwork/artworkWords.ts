import type { Language } from './languages.ts';

/** What artwork says of itself. Everything else on a piece is a field, or a fact of the company, such as its tagline. */
export interface ArtworkWords {
  /** On posters and flyers of the type service, beside the telephone number. */
  callForQuote: string;
  /** What the code of a link is, for who hears the piece read. */
  codeTo: (link: string) => string;
  /** In the box at the top right of a postcard's address side. */
  placeStamp: string;
  /** Over the stand-in for the address, and its lines. Only the preview shows them. */
  mailTo: string;
  recipient: readonly [name: string, street: string, city: string];
  /** Opens a quotation, as CLDR has it (`delimiters`, quotationStart). */
  openingMark: '“' | '„' | '«' | '‘';
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
};
