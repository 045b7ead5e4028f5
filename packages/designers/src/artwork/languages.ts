/**
 * The languages that a piece can be in, by their tags (BCP 47), each named in itself. One is offered once the words that artwork adds are
 * there in it (`artworkWords.ts`, which does not compile without them). Dates and times are those that CLDR
 * gives for the tag, so where two places write them otherwise each has a tag: Lisbon writes 10:00 and Austin 10:00 AM.
 */
export const languages = {
  'en-US': 'English (US)',
  'en-GB': 'English (UK)',
  'es-US': 'Español (EE. UU.)',
  es: 'Español (España)',
  'pt-PT': 'Português (Portugal)',
  'pt-BR': 'Português (Brasil)',
  fr: 'Français',
  de: 'Deutsch',
  it: 'Italiano',
  nl: 'Nederlands',
  pl: 'Polski',
  el: 'Ελληνικά',
  uk: 'Українська',
  ru: 'Русский',
  he: 'עברית',
  ar: 'العربية',
  hi: 'हिन्दी',
  th: 'ไทย',
  'zh-Hans': '简体中文',
  ja: '日本語',
  ko: '한국어',
} as const;

export type Language = keyof typeof languages;

/** Of drafts, files and links that name none: they were made before pieces had a language. */
export const defaultLanguage = 'en-US' satisfies Language;

const isLanguage = (tag: string | undefined): tag is Language =>
  tag !== undefined && Object.hasOwn(languages, tag);

/** The language of a draft; the default where it has none. */
export const languageOf = ({ language }: { readonly language?: string }): Language =>
  isLanguage(language) ? language : defaultLanguage;
