import { tolerant } from './tolerant.ts';
import { type Language, languages } from './words.ts';

/** In the browser's own storage, for who comes back; it says nothing of the person but what the page is read in. */
const key = 'daybreak-job-application-language';

/** The language that was chosen here; else Spanish where the browser asks for it before any other, and English. */
export function preferredLanguage(preferred = navigator.languages[0] ?? navigator.language): Language {
  const kept = tolerant(() => localStorage.getItem(key));
  if (kept && Object.hasOwn(languages, kept)) return kept as Language;
  return /^es\b/i.test(preferred) ? 'es' : 'en';
}

export const keepLanguage = (language: Language): void => tolerant(() => localStorage.setItem(key, language));
