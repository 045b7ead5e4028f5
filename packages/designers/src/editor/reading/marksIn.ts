import type { Marks, Setting } from './brief.ts';
import { readByRules } from './known.ts';
import { type Model, marksOf } from './marking/model.ts';
import { wordsIn } from './marking/words.ts';

/** Returns what the model marks in a description. */
export function marksIn(description: string, setting: Setting, model: Model): Marks {
  const reading = readByRules(description, setting);
  const words = wordsIn(reading);
  const labels = marksOf(reading.text, words, model);
  const runs = <Label>(labelOf: (word: number) => Label | undefined) => {
    const found: { label: Label; at: [number, number] }[] = [];
    let before: Label | undefined;
    for (const [word, { at }] of words.entries()) {
      const label = labelOf(word);
      const last = found.at(-1);
      if (label && last && label === before) last.at[1] = at[1];
      else if (label) found.push({ label, at: [...at] });
      before = label;
    }
    return found;
  };
  return {
    printed: runs((word) => labels[word]?.isPrinted || undefined).map(({ at }) => at),
    refused: runs((word) => labels[word]?.refused).map(({ label, at }) => ({ kind: label, at })),
  };
}
