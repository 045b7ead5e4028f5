import { useEffect, useState } from 'react';
import {
  inEnglish,
  type Language,
  type LanguageTexts,
  loadTexts,
  useLanguageOfPage,
} from '../../shared/applications/languages.ts';
import { keepLanguage, preferredLanguage } from './storedLanguage.ts';

/** Returns the page's language and texts, undefined until they load. If that fails, the current language stays. */
export function useFormLanguage() {
  const [choice, setChoice] = useState(() => ({ language: preferredLanguage(), chosen: false }));
  const [languageTexts, setLanguageTexts] = useState<LanguageTexts | undefined>(
    choice.language === 'en' ? inEnglish : undefined,
  );
  const [missing, setMissing] = useState(false);

  useEffect(() => {
    const { language, chosen } = choice;
    let current = true;
    setMissing(false);
    loadTexts(language).then(
      (words) => {
        if (!current) return;
        setLanguageTexts({ language, words });
        if (chosen) keepLanguage(language);
      },
      (error) => {
        console.error("Couldn't load a language.", error);
        if (!current) return;
        setMissing(true);
        setLanguageTexts((before) => before ?? inEnglish);
      },
    );
    return () => {
      current = false;
    };
  }, [choice]);

  useLanguageOfPage(languageTexts?.language);

  return {
    shown: languageTexts,
    missing,
    choose: (next: Language) => setChoice({ language: next, chosen: true }),
  };
}
