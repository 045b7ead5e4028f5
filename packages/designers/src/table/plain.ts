import { folded } from '@daybreak/ui/search';

/** A heading or an option as people mean it: without case, accents, blanks and signs. */
export const plain = (words: string) => folded(words).replace(/[^\p{L}\p{N}]/gu, '');
