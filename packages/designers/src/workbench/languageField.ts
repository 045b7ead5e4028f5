import { defaultLanguage, type Language, languages } from '../artwork/languages.ts';

const options = (Object.keys(languages) as Language[]).map((value) => ({ value, label: languages[value] }));

/** What a piece is written in. Its own words stay as they were typed. */
export const languageField = {
  kind: 'choice',
  label: 'Language',
  hint: 'Dates, times and the words that the piece adds follow it. Your own words stay as you typed them.',
  options,
  initial: defaultLanguage,
} as const;
