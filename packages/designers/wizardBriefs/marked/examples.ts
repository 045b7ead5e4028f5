import { readByRules } from '../../src/editor/reading/known.ts';
import { type Word, wordsIn } from '../../src/editor/reading/marking/words.ts';
import { typedOn } from '../briefs/briefCase.ts';
import type { MarkedBrief } from './corpus.ts';

/** The words of a description; `printed` says for each whether it's printed. */
interface Example {
  text: string;
  words: readonly Word[];
  printed: readonly boolean[];
}

/** A marked description as the model reads it. */
export function exampleOf({ text, printed }: MarkedBrief): Example {
  const known = readByRules(text, { today: typedOn, locale: 'en-US' });
  const words = wordsIn(known);
  return { text: known.text, words, printed: words.map(({ at }) => printed[at[0]] === true) };
}
