import { defaultLanguage, type Language, languages } from '../artwork/text/languages.ts';

const options = (Object.keys(languages) as Language[]).map((value) => ({ value, label: languages[value] }));

/** The language of a piece. The user's own words stay as typed. */
export const languageField = {
  kind: 'choice',
  label: 'Language',
  hint: "Sets the language of dates, times and built-in text. Your own text isn't translated.",
  options,
  initial: defaultLanguage,
} as const;
