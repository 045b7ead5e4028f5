import type { Span } from '../found.ts';
import { pieceNoun } from '../pieceNames.ts';

/** A sentence on the piece itself: "a poster would be perfect". */
const named = new RegExp(
  `^(?:please\\s+)?(?:(?:[\\p{L}’']+\\s+){0,6}(?:an?|the|one|this|please|do|make|write|for|my|another)\\s+(?:[\\p{L}-]+\\s+){0,2})?${pieceNoun}(?![\\p{L}-])`,
  'iu',
);
/** Where it goes, or when it's due: "by the loading dock". */
const apart = /^\s*(?:by|at|in|near|next to|before|ahead of|until|outside|inside)\s/i;

/** A post in the ground isn't one. */
const pole = /\b(?:on|at|by|to|around) the posts?\b/i;
export const isOnPiece = (words: string): boolean => named.test(words) && !pole.test(words);

/** Whether the words that ask for a piece lead to its topic: "a flyer for", "poster:". */
export const leadsToTopic = (text: string, request: Span): boolean =>
  /[\s:,.–—-]$/u.test(text.slice(...request));

/** Whether what follows the words that ask for a piece is about the piece: "this flyer supports hiring", "a poster by the dock". */
export function goesOnAboutPiece(text: string, request: Span, isDated: boolean): boolean {
  if (leadsToTopic(text, request)) return false;
  const after = text.slice(request[1]);
  return (
    /^\s+(?:is|are|was|will|would|should|could|can|must)\b/.test(after) ||
    (/^(?:this|the)\b/i.test(text.slice(...request)) && /^\s+\p{L}+(?:s|ed)\b/u.test(after)) ||
    (!isDated && apart.test(after))
  );
}
