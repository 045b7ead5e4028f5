/** The kinds of words that no piece may contain, in the order of the model's scores. */
export const refusedKinds = [
  'claim',
  'certificate',
  'competitor',
  'personal',
  'instruction',
  'offTopic',
  'unwanted',
] as const;
export type RefusedKind = (typeof refusedKinds)[number];
