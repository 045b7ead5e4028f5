import { loadPart } from '@daybreak/ui/load';
import { createContext, use, useEffect } from 'react';
import { experienceLabels, form, network, problems, receipt, remedies, resume, stated } from './messages.ts';

export const english = { stated, form, experienceLabels, resume, problems, remedies, network, receipt };

/** A text of one language in the place of another's: the same functions, the same keys, other words. */
export type Translated<T> = T extends string
  ? string
  : T extends (...values: infer Values) => string
    ? (...values: Values) => string
    : { readonly [Key in keyof T]: Translated<T[Key]> };

/** Everything that the page says. A language that leaves out one of the English texts does not compile. */
export type Words = Translated<typeof english>;

/** The languages of the page, each by the name that it gives itself. */
export const languages = { en: 'English', es: 'Español' } as const;
export type Language = keyof typeof languages;

/** The words of a language. Spanish is a file of its own, which who reads English does not load; rejects when it does not arrive. */
export const wordsOf = async (language: Language): Promise<Words> =>
  language === 'es' ? (await loadPart(() => import('./messages.es.ts'))).spanish : english;

/** How dates, times and numbers are written: the Spanish of the United States has the point in 1.4 MB. */
export const locales = { en: 'en-US', es: 'es-US' } as const satisfies Record<Language, string>;

/** A language with its words. */
export interface Spoken {
  language: Language;
  words: Words;
}
export const inEnglish: Spoken = { language: 'en', words: english };

export const LanguageContext = createContext(inEnglish);
export const useLanguage = () => use(LanguageContext);

/** Says what language the page is in, while it stands. */
export function useLanguageOfPage(language: Language | undefined): void {
  useEffect(() => {
    if (!language) return;
    const root = document.documentElement;
    const before = root.lang;
    root.lang = language;
    return () => {
      root.lang = before;
    };
  }, [language]);
}
