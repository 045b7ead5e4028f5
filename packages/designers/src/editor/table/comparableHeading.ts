import { folded } from '@daybreak/ui/search';

/** A heading or an option normalized: without case, accents, blanks and punctuation. */
export const comparableHeading = (words: string) => folded(words).replace(/[^\p{L}\p{N}]/gu, '');
