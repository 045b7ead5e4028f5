import type { Span } from '../found.ts';

const orders =
  '(?:(?:and|but|so|please|pls) )*(?:(?:do not|don[’\']?t|never|no need to) (?:[\\p{L}]+ ){1,2}?(?:that|this|those|these)\\b|(?:do not|don[’\']?t|never|no need to) (?:mention|name|print|say|publish|include|quote) (?:it|them)\\b|(?:keep|leave) (?:that|this|it|them|those|these)(?: [\\p{L}]+)? (?:out|off|between|internal|to (?:us|ourselves|yourself)|private|quiet)\\b|(?:that|this|it)(?:[’\']s| is| stays| remains| should stay| must stay) (?:just |only )?(?:internal|between|private|confidential|secret|off the record|for (?:your|our) (?:eyes|information|background)|not for (?:print|the piece|publication))\\b)';
const order = new RegExp(`(?:^|[,;.–—-]\\s*|\\s(?=(?:and|but|so) ))${orders}`, 'iu');
const orderAlone = new RegExp(`^${orders}`, 'iu');

/** Whether a sentence orders to keep back what it tells: "we lost the bid, don't mention that". */
export const isWithheld = (words: string): boolean => order.test(words);
/** Whether it's about the sentence before. */
export const withholdsLast = (words: string): boolean => orderAlone.test(words);

/** "No pies please": politeness shows that it's asked of the designer. */
export const isUnwished = (text: string, at: Span): boolean => {
  const words = text.slice(...at);
  return (
    /^\W*(?:no|nothing)\b/i.test(words) &&
    (/\b(?:please|pls)\b/i.test(words) ||
      /^[\s,]*(?:please|pls)\b/i.test(text.slice(at[1])) ||
      /\b(?:please|pls)[\s,]+$/i.test(text.slice(0, at[0])))
  );
};
