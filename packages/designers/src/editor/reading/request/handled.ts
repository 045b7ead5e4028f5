import type { Span } from '../found.ts';

/** Who does something with the piece: "the coffee shops", "our drivers". */
const someone =
  "(?!you\\b)(?:(?:the|our|my|their|all|any|every|some|local)\\s+)*(?:[\\p{L}’'/&-]+\\s+){1,7}?";
/** What is done with a piece. Its object is the piece, so none follows: "put behind it", but not "put batteries". */
const handles =
  '(?:(?:put|hang|hand|leave|stick|pin|tape|display|attach|mail|forward|set|place|post|pass|lay|drop|slip|have|show|use|print|keep)(?:\\s+(?:in|on|up|out|at|to|into|onto|behind|next|beside|by|near|over|around|down|under|inside|outside|along|with|during|while|when|after|before|ready|away|from|through|between|together)\\b|(?=\\s*(?:[.:,!?\\n]|$)))|distribute|give (?:out|away|to|them|him|her)|(?:take|bring|carry) (?:home|along|with (?:them|him|her|us|me))|(?:go|run|appear) (?:with|on|in|into|out|over|next|up|at))';
const handled = new RegExp(
  `^\\s*(?:(?:that|which|for)\\s+)?(?:${someone}(?:will|can|could|may|might|should|would|want to|need to|have to|like to)\\s+(?:(?:also|then|just)\\s+)*|(?:${someone})?to\\s+)${handles}[^.:!?\\n]*?(?=\\s*(?:[.:!?\\n]|$)|\\s+(?:about|saying|announcing|explaining|(?:that|which) (?:says|tells|explains|shows))\\s|[,;]\\s)`,
  'iu',
);
/** After these, the words that ask for the piece are over. */
const led = /(?:[:.,–—-]|\b(?:about|saying|announcing|explaining|says|on))\s*$/i;

/** Where it goes: "a poster in the window". */
const placed =
  /^\s+(?:in|at|on|near|by|next to|above|behind|outside|inside)\s+(?:the|our|every|each|all|their|its|his|my)\s+(?:[\p{L}-]+\s+){0,3}[\p{L}-]+(?=\s*(?:[.!?,\n]|$))/iu;
export const placedAt = (text: string, from: number, end: number): Span | undefined => {
  const found = placed.exec(text.slice(from, end));
  return found ? [from, from + found[0].length] : undefined;
};

/** What is done with a piece, after the words that ask for it: "to put behind our table", "the shops will hang up". */
export function handledAt(text: string, request: Span, from: number, end: number): Span | undefined {
  if (led.test(text.slice(...request))) return undefined;
  const found = handled.exec(text.slice(from, end));
  return found ? [from, from + found[0].length] : undefined;
}
