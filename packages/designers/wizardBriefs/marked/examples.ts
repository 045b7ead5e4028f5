import { overlaps } from '../../src/editor/reading/found.ts';
import { readByRules } from '../../src/editor/reading/known.ts';
import { type Word, wordsIn } from '../../src/editor/reading/marking/words.ts';
import { refusedKinds } from '../../src/editor/reading/refused/kinds.ts';
import { typedOn } from '../briefs/briefCase.ts';
import type { MarkedBrief } from './corpus.ts';

/** The words of a description. */
interface Example {
  text: string;
  words: readonly Word[];
  printed: readonly boolean[];
  /** By word: 0, or the number of its kind of refusal, counted from 1. */
  refused: readonly number[];
  /** By word: true if rules refuse it. */
  isRefusedByRules: readonly boolean[];
}

/** A marked description as the model reads it. */
export function exampleOf({ text, printed, refused }: MarkedBrief): Example {
  const reading = readByRules(text, { today: typedOn, locale: 'en-US' });
  const words = wordsIn(reading);
  return {
    text: reading.text,
    words,
    printed: words.map(({ at }) => printed[at[0]] === true),
    refused: words.map(({ at }) => {
      const kind = refused[at[0]];
      return kind ? refusedKinds.indexOf(kind) + 1 : 0;
    }),
    isRefusedByRules: words.map(({ at }) => reading.refused.some((each) => overlaps(each.at, at))),
  };
}
