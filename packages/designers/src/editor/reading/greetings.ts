/** The opening of a mail, before its first words. */
const opener =
  /^\s*(?:(?:(?:hi(?:ya)?|hello|hey|hallo|hola|ciao|hei|dear|good (?:morning|day|afternoon|evening)|(?:morning|afternoon|evening)(?=[!,])|(?:team|folks|guys|everyone)(?=,))(?![\p{L}])(?:\s+(?:all|team|there|everyone|ray|dear|colleagues?|marketing|people|friends|of|guys|both|\p{Lu}\p{Ll}+))*\s*(?:[,!:.]+\s*|\n+|$))|(?:ok|okay|so|well|oh|ah|p\.?s\.?|btw|fyi|by the way)(?![\p{L}])[,:\s]+(?:and\s+)?)+/iu;
const closing =
  /^(?:(?:many |best |kind |warm )?(?:thanks|thx|regards|wishes)|thank you|cheers|best|br)(?:\s+(?:very much|so much|a lot|in advance|for (?:the|your) help|again))*(?:[,\s]+\p{Lu}\p{L}+)?$/iu;
const empty =
  /^[^\p{L}\d]*(?:(?:whatever you do|no matter what|above all|most importantly|one more thing|last thing|please|pls|plz|thanks?|thx|ok|ha|haha|and|or|but|the|an?|our|with|for|of|to|in|on|at|by|is|are)\b[^\p{L}\d]*)*$/iu;

/** Words without punctuation and spaces around them. */
const clean = (text: string) =>
  text.replaceAll(/[\s"”’)(!.;:,–—-]+$|^[\s,;:(–—-]+/gu, '').replaceAll(/\s+/g, ' ');

/** The number of characters that a greeting takes at the start of words. */
export const greetingLength = (words: string): number => opener.exec(words)?.[0].length ?? 0;

/** Returns whether words have no content: politeness, or a word that joins others. */
export const isEmpty = (words: string): boolean => empty.test(words);

/** Returns whether a mail ends here: "Thanks" or "Best regards", with or without a name, and a signature below. */
export const isSignOff = (text: string, from: number, end: number): boolean =>
  !text.slice(end).includes(':') &&
  closing.test(clean(text.slice(from, end))) &&
  text.length - end < 100 &&
  /^[\s.!,]*(?:\n|$|\p{Lu}\p{L}+\s*$)/u.test(text.slice(end));
