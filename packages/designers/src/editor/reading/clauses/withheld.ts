import type { Span } from '../found.ts';

const not = "(?:do not|don[’']?t|never|no need to|please not|not) ";
const orders = [
  `${not}(?:mention|name|say|print|publish|include|quote|advertise|promote|bring up|talk about) (?:that|this|those|these|it|them)\\b`,
  `${not}(?:put|use|show|share|write|post|list|tell|repeat)(?: \\p{L}+)? that(?: (?:number|figure|name|part|bit|detail|date|story|anywhere|on|in|to)\\b|$)`,
  '(?:keep|leave) (?:that|this|it|them|those|these)(?: \\p{L}+)? (?:out|off|between|internal|to (?:us|ourselves|yourself)|private|quiet)\\b',
  "(?:that|this|it)(?:[’']s| is| stays| remains| should stay| must stay) (?:just |only )?(?:internal|between|private|confidential|secret|off the record|for (?:your|our) (?:eyes|information|background)|not for (?:print|the piece|publication))\\b",
].join('|');
const opening = '(?:(?:and|but|so|please|pls) )*';
const order = new RegExp(`(?:^|[,;.–—-]\\s*|\\s(?=(?:and|but|so) ))${opening}(?:${orders})`, 'iu');
const orderAlone = new RegExp(`^${opening}(?:${orders})`, 'iu');

/** Whether a sentence orders to keep back what it tells: "we lost the bid, don't mention that". */
export const isWithheld = (words: string): boolean => order.test(words);
/** Whether it's about the sentence before. */
export const withholdsLast = (words: string): boolean => orderAlone.test(words);

const secret =
  /\b(?:mention|name|naming|mentioning|disclose|name of|term)s?\s+(?:(?:the|our|any)\s+)?(?:client|customer|partner|company)?\s*\(?(?<name>\p{Lu}[\p{L}\d&-]+(?:\s\p{Lu}[\p{L}\d&-]+)*)/u;
const skipped =
  /\b(?:[Ss]kip|[Ll]eave out|[Oo]mit|[Dd]rop) (?:the )?(?<name>\p{Lu}[\p{L}\d&-]+) (?:part|bit|thing|story|name|mention)\b/u;
/** Names that a description says not to mention, or to skip. */
export const secretsIn = (text: string, refused: readonly Span[]): readonly string[] =>
  [...refused.map((at) => secret.exec(text.slice(...at))), skipped.exec(text)].flatMap(
    (found) => found?.groups?.name ?? [],
  );

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
