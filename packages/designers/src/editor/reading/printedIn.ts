import type { Setting } from './brief.ts';
import type { Span } from './found.ts';
import { readByRules } from './known.ts';
import { type Model, marksOf } from './marking/model.ts';
import { wordsIn } from './marking/words.ts';

/** Returns the ranges of a description that the model marks as meant for the readers of the piece, in order. */
export function printedIn(description: string, setting: Setting, model: Model): Span[] {
  const reading = readByRules(description, setting);
  const words = wordsIn(reading);
  const marks = marksOf(reading.text, words, model);
  const spans: [number, number][] = [];
  for (const [place, { at }] of words.entries()) {
    const last = spans.at(-1);
    if (!marks[place]) continue;
    if (last && marks[place - 1]) last[1] = at[1];
    else spans.push([...at]);
  }
  return spans;
}
