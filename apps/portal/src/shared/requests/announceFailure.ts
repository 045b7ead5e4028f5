import { toast } from '@daybreak/ui';

export interface Announced {
  title: string;
  description: string;
}

/** Announces a failure with a title in a toast, and returns the sentence to show in the form. */
export function announceFailure<Words extends string | Announced | undefined>(words: Words) {
  if (typeof words !== 'object') return words as Exclude<Words, Announced>;
  toast({ ...words, tone: 'danger' });
  return words.description;
}
