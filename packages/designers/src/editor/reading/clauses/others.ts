import { invited } from './steering.ts';

/** What others do, which led to the piece and isn't said in it: they aren't its "you". */
const onOthers =
  /^(?:nobody|no one|everyone|hardly anyone|half of them) (?:reads?|likes?|cares?|looks?|listens?|remembers?|wants?|understands?|hates?|loves?|knows?)\b|^(?:people|some|many|most|they|folks) (?:will|would|might) (?:grumble|complain|ask|wonder|worry|object|notice|laugh|think|be \p{L}+)\b|^(?:people|some(?: people)?|many(?: people)?|they|most(?: people)?) (?!may|can|must|will|should|get|who)/iu;
/** "They trip the breaker" is about what was told. */
const acting =
  /^they (?!(?:like|love|hate|want|need|prefer)\b)\p{L}+ (?:the|an?(?! (?:lot|bit|ton))|your|its|up|out|off)\b/iu;
/** "People bring their chargers", once it's told what for. */
const invitees = new RegExp(`^(?:people|they|folks|many) ${invited} \\S`, 'iu');
/** Whether somebody known does something. */
export const isActing = (words: string): boolean => acting.test(words) || invitees.test(words);
/** Whether it's about others than the reader; `isTold` once something was printed that they may take part in. */
export const isOnOthers = (words: string, isTold: boolean): boolean =>
  onOthers.test(words) && !acting.test(words) && !(isTold && invitees.test(words));
/** Kinds of facts that make others part of what's announced. */
export const takesPart = /date|time|price|percent|phone|email|link|name|place/;
/** How somebody feels about it, which isn't what the piece says: "the board is nervous". */
const stance =
  /(?<!\b(?:you|if|who|we) )\b(?:is|are|was|were|seems?|gets?|[’'](?:s|re)) (?:(?:very|a bit|so|really|quite|totally|too|a little|already|always|pretty|camera)[ -])*(?:nervous|picky|allergic|afraid|worried|(?:fine|ok|okay|happy|good) with|keen|skeptical|strict|shy|unsure|tired of|against|swamped|stressed|annoyed|touchy|sensitive about|particular about|excited|confused|bored|sick of)\b/i;
export const isStance = (words: string): boolean => stance.test(words);
