import { createContext, use } from 'react';
import { kindOf } from '../../backend/errors.ts';
import { serverSentence } from '../../backend/serverSentence.ts';
import type { CorrectionTexts } from '../../shared/applications/correction.ts';
import { answerLabels } from '../../shared/applications/labels.ts';
import {
  type ApplicationTexts,
  english,
  type Language,
  loadTexts,
  type Translated,
  useLanguageOfPage,
} from '../../shared/applications/languages.ts';
import { useOptional } from '../../shared/requests/useOptional.ts';
import { ownSpanish } from './messages.es.ts';
import { own } from './messages.ts';

export interface OwnTexts {
  text: Translated<typeof own>;
  labels: CorrectionTexts['labels'];
  /** The text in the page's footer, if it differs from other pages. */
  copyright?: string;
}

/** The page's text in one language. */
export interface OwnApplicationTexts extends OwnTexts {
  language: Language;
  correction: CorrectionTexts;
  /** Text from the public form. */
  form: ApplicationTexts;
  /** Returns the reason for a failure, or `otherwise` if the server has no message in this language. */
  explain: (error: unknown, otherwise: string) => string;
}

function wordsFrom(language: Language, form: ApplicationTexts, texts: OwnTexts): OwnApplicationTexts {
  return {
    language,
    ...texts,
    form,
    correction: { ...form, labels: texts.labels, missing: { startDate: texts.text.dateMissing } },
    explain(error, otherwise) {
      const sentence = serverSentence(error);
      if (sentence === own.closed) return texts.text.closed;
      if (kindOf(error) === 'tooManyRequests') return texts.text.tooMany;
      return language === 'en' && sentence !== undefined ? sentence : otherwise;
    },
  };
}

const inEnglish = wordsFrom('en', english, { text: own, labels: answerLabels });
const inSpanish = async () => wordsFrom('es', await loadTexts('es'), ownSpanish);

/** Returns the page's text in its link's language; undefined while loading, English if that fails. */
export function useTextsOfLink(language: string | null): OwnApplicationTexts | undefined {
  const isSpanish = language === 'es';
  const [spanish] = useOptional(isSpanish ? inSpanish : undefined, "Couldn't load a language.", inEnglish);
  const words = isSpanish ? spanish : inEnglish;
  useLanguageOfPage(words?.language ?? 'es');
  return words;
}

export const OwnApplicationTextsContext = createContext(inEnglish);
export const useOwnApplicationTexts = () => use(OwnApplicationTextsContext);
