import { sentencesOf, type Word } from './words.ts';

/** Returns the features that rules find for each word of a description, by the names of the model's rows. */
export function featuresOf(words: readonly Word[]): string[][] {
  const sentences = sentencesOf(words);
  return sentences.flatMap((own, number) =>
    own.map((word, place) => [
      `gap ${word.gap}`,
      `next gap ${own[place + 1]?.gap ?? sentences[number + 1]?.[0]?.gap ?? 'end'}`,
      `shape ${word.shape}`,
      `fact ${word.fact}`,
      ...(word.isAsking ? ['is asking'] : []),
      ...(word.isPiece ? ['is piece'] : []),
      ...(word.leads ? ['is leading'] : []),
      ...(word.label ? ['is labeled', `label ${word.label}`] : []),
      `place ${Math.min(place, 6)}`,
      `sentence ${Math.min(number, 3)}`,
      `sentence from end ${Math.min(sentences.length - 1 - number, 3)}`,
    ]),
  );
}
