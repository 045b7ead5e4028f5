import { defaultLanguage, type Language, languages } from '../artwork/text/languages.ts';

const options = (Object.keys(languages) as Language[]).map((value) => ({ value, label: languages[value] }));

/** The language of a piece. The user's own words stay as typed. */
export const languageField = {
  kind: 'choice',
  label: 'Language',
  hint: 'Dates, times and the words that the piece adds follow it. Your own words stay as you typed them.',
  options,
  initial: defaultLanguage,
} as const;
