/** The sentences of a text; each line break ends one. */
export const sentencesIn = (text: string): string[] =>
  text
    .split('\n')
    .flatMap((line) => [...new Intl.Segmenter('en', { granularity: 'sentence' }).segment(line)])
    .map(({ segment }) => segment.trim())
    .filter(Boolean);
