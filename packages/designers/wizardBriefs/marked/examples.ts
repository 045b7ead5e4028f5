import { knownIn } from '../../src/editor/reading/known.ts';
import { wordsIn } from '../../src/editor/reading/marking/words.ts';
import { typedOn } from '../briefs/briefCase.ts';
import type { MarkedBrief } from './corpus.ts';
import type { Example } from './train.ts';

/** A marked description as the model reads it. */
export function exampleOf({ text, printed }: MarkedBrief): Example {
  const words = wordsIn(knownIn(text, { today: typedOn, locale: 'en-US' }));
  return { words, printed: words.map(({ at }) => printed[at[0]] === true) };
}
