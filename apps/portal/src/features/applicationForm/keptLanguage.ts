import { type Language, languages } from './words.ts';

/** In the browser's own storage, for who comes back; it says nothing of the person but what the page is read in. */
const key = 'daybreak-job-application-language';
const notKept = 'This browser keeps no language over a visit.';

/** The language that was chosen here; else Spanish where the browser asks for it before any other, and English. */
export function preferredLanguage(preferred = navigator.languages[0] ?? navigator.language): Language {
  try {
    const kept = localStorage.getItem(key);
    if (kept && Object.hasOwn(languages, kept)) return kept as Language;
  } catch (error) {
    console.warn(notKept, error);
  }
  return /^es\b/i.test(preferred) ? 'es' : 'en';
}

export function keepLanguage(language: Language): void {
  try {
    localStorage.setItem(key, language);
  } catch (error) {
    console.warn(notKept, error);
  }
}
