import { type Language, languages } from '../../shared/applications/languages.ts';
import { readStored, writeStored } from '../../shared/storage/browserStorage.ts';

/** In localStorage, for returning visitors. It reveals nothing but the language they read. */
const key = 'daybreak-job-application-language';

/** Returns the language chosen here. Otherwise Spanish if it's the browser's first choice, else English. */
export function preferredLanguage(preferred = navigator.languages[0] ?? navigator.language): Language {
  const stored = readStored(key);
  if (stored && Object.hasOwn(languages, stored)) return stored as Language;
  return /^es\b/i.test(preferred) ? 'es' : 'en';
}

export const keepLanguage = (language: Language): void => void writeStored(key, language);
