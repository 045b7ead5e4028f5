import { useEffect, useState } from 'react';
import {
  inEnglish,
  type Language,
  type Spoken,
  useLanguageOfPage,
  wordsOf,
} from '../../shared/applications/words.ts';
import { keepLanguage, preferredLanguage } from './keptLanguage.ts';

/** Returns the page's language and texts, undefined until they load. If that fails, the current language stays. */
export function useFormLanguage() {
  const [asked, setAsked] = useState(() => ({ language: preferredLanguage(), chosen: false }));
  const [shown, setShown] = useState<Spoken | undefined>(asked.language === 'en' ? inEnglish : undefined);
  const [missing, setMissing] = useState(false);

  useEffect(() => {
    const { language, chosen } = asked;
    let current = true;
    setMissing(false);
    wordsOf(language).then(
      (words) => {
        if (!current) return;
        setShown({ language, words });
        if (chosen) keepLanguage(language);
      },
      (error) => {
        console.error("Couldn't load a language.", error);
        if (!current) return;
        setMissing(true);
        setShown((before) => before ?? inEnglish);
      },
    );
    return () => {
      current = false;
    };
  }, [asked]);

  useLanguageOfPage(shown?.language);

  return { shown, missing, choose: (next: Language) => setAsked({ language: next, chosen: true }) };
}
