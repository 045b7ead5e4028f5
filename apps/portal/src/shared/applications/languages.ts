import { loadPart } from '@daybreak/ui/load';
import { createContext, use, useEffect } from 'react';
import { experienceLabels, form, network, problems, receipt, remedies, resume, stated } from './messages.ts';

export const english = { stated, form, experienceLabels, resume, problems, remedies, network, receipt };

/** The shape of a translation: the same functions and the same keys, but other texts. */
export type Translated<T> = T extends string
  ? string
  : T extends (...values: infer Values) => string
    ? (...values: Values) => string
    : { readonly [Key in keyof T]: Translated<T[Key]> };

/** All of the page's texts. A language that leaves out one of the English texts doesn't compile. */
export type ApplicationTexts = Translated<typeof english>;

/** The page's languages, each in its own name. */
export const languages = { en: 'English', es: 'Español' } as const;
export type Language = keyof typeof languages;

/**
 * Loads a language's texts. Spanish is a separate file, which English readers don't load; rejects if it doesn't load.
 */
export const loadTexts = async (language: Language): Promise<ApplicationTexts> =>
  language === 'es' ? (await loadPart(() => import('./messages.es.ts'))).spanish : english;

/** The locales of dates, times, and numbers: US Spanish uses the decimal point, as in 1.4 MB. */
export const locales = { en: 'en-US', es: 'es-US' } as const satisfies Record<Language, string>;

export interface LanguageTexts {
  language: Language;
  words: ApplicationTexts;
}
export const inEnglish: LanguageTexts = { language: 'en', words: english };

export const LanguageContext = createContext(inEnglish);
export const useLanguage = () => use(LanguageContext);

/** Sets the document's language for as long as the page is shown. */
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
