/**
 * The languages of pieces, by BCP 47 tag, each named in itself. A language needs the words that artwork adds
 * (`artworkWords.ts` doesn't compile without them). Dates and times come from CLDR for the tag, so places that write
 * them differently each have their own tag: Lisbon writes 10:00 and Austin 10:00 AM.
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

/** The language of drafts, files, and links that don't name one, because they were made before pieces had one. */
export const defaultLanguage = 'en-US' satisfies Language;

const isLanguage = (tag: string | undefined): tag is Language =>
  tag !== undefined && Object.hasOwn(languages, tag);

/** The draft's language, or the default if it has none. */
export const languageOf = ({ language }: { readonly language?: string }): Language =>
  isLanguage(language) ? language : defaultLanguage;
