import { takenBack } from '../printedWords.ts';
import { months, weekdays } from '../words.ts';
import { leadIn } from './asking.ts';

/**
 * A statement before the words that ask: "we won and would like to say so in", "the picnic is on Friday and I need a".
 */
const told =
  /(?<=^(?:[\p{L}’'&.-]+ ){1,5}?(?:like|want|love|wish)s? to (?:thank|congratulate|welcome|honor|celebrate|announce|introduce|remind|tell|inform|invite|let|explain|say) .*)\s+(?:in|with|on|by|via|through)\s+(?:an?|one|the|our)\s+(?:[\p{L}-]+\s+)?$|[,;]?\s+(?:(?:and|so|please)\s+)*(?:thank|congratulate|welcome|celebrate|announce|share)\s+(?:him|her|them|it|this|that|everyone)\s+(?:in|with|on|by|via)\s+(?:an?|the|our)\s+(?:[\p{L}-]+\s+)?$|,?\s+so\s+let[’']s\s+(?:do|make|run|have|post|get|put out)\s+(?:an?|one|some)\s+(?:[\p{L}-]+\s+){0,2}$|,?\s+(?:and|so|which is why)\s+(?:we(?:[’']d| would)?\s+)?(?:would\s+)?(?:like|love|want|wish)\s+to\s+(?:say|tell|share|announce|celebrate|post|show|spread)\b[^.!?\n]*$|,?\s+(?:and|so)\s+(?:(?:i|we)(?:[’']d| would)?\s+)?(?:would\s+)?(?:(?:like|love|want|need|appreciate|be\s+(?:\p{L}+\s+)?(?:grateful|glad|happy)\s+for)|could\s+(?:really\s+)?(?:use|do\s+with))\s+(?:an?|one|some)\s+(?:[\p{L}-]+\s+){0,2}$|,?\s+(?:and|so|which)\s+(?:(?:i|we)\s+(?:think|feel)\s+)?(?:(?:that|it|this)\s+)?(?:deserves?|calls?\s+for|is\s+worth)\s+(?:an?|one)\s+(?:[\p{L}-]+\s+){0,2}$/iu;
/** The author's own doings aren't content, unless the piece is about them. */
const own =
  /^(?:[^.!?:]{0,24}[,!]\s+)?i(?:[’']m| am|[’']ve| have|[’']ll) (?!organizing|planning|hosting|preparing|arranging|running|putting together)/i;
/** Returns whether words are a name before the name of a piece: “Earth Day ”. */
export const isName = (words: string): boolean => /^(?:\p{Lu}\p{L}+ ){2,}$/u.test(words);

const adjective = /^(?:an?|the|our|my|please|pls|next|another|this|that|your)\s$/i;
/** Words about a piece's place, recipients or production. They aren't its topic. */
const noTopic =
  /\b(?:door|wall|room|dock|office|yard|lobby|gate|counter|desk|site|window|truck|side[sd]?|page|sheet|fold(?:ed)?|color|version|size|style|team|client|customers?|partners?|print|digital|web|draft|copy|an?|the|my|our|your|his|her|their|me|us|them|this|these|those|some|any|one|two|three|as|at|by|for|from|in|into|of|on|to|with|and|or|but|so|not|that|who|is|are|was|were|be|been|has|have|had|can|could|will|would|should|do|did|get|got|give|like|made|make|need\w*|owe\w*|promised|put|turn\w*|want\w*|it|we|you|he|she|they|i|ok|please)\b/i;

/** Returns the topic in a piece's name: “blood drive” of “a quick blood drive poster”; undefined if there's none. */
export function topicBefore(before: string): string | undefined {
  let words = /(?:^|\s(?:an?|the|our|some)\s)((?:[\p{L}’'-]+ ){2,4})$/iu.exec(before)?.[1] ?? '';
  for (;;) {
    const [first = ''] = words.match(/^\S+ /) ?? [];
    if (first === '' || /^new /i.test(first) || !(adjective.test(first) || leadIn.test(first))) break;
    words = words.slice(first.length);
  }
  return /\S \S/.test(words) && !noTopic.test(words) ? words : undefined;
}

/** Nouns for something that people attend. */
const events =
  'sale|trade-in|buy-?back|swap|exchange|giveaway|days?|mornings?|afternoons?|evenings?|nights?|weeks?|lunch|breakfast|dinner|party|picnic|fair|expo|show|summit|meeting|workshop|webinar|seminar|training|class|talk|tour|visit|conference|open house|opening|launch|collection|amnesty|drop-?off|pickup|pick-?up|drive|campaign|kick-?off|town hall|raffle|contest|festival|reception|ceremony|farewell|anniversary|swap|meetup|roundup';
/** Words that lead from a piece to its topic. */
const leadsToTopic =
  /(?:\s(?:about|on|announcing|advertising|promoting|celebrating|introducing|explaining)\s|\s[–—-]\s)\s*$/i;
/** A talk that someone gives isn't what the piece invites to. */
const forSpeaker = /^(?:my|your|his|her|their)\s/i;
const isInvitation = /\b(?:invitations?|invites?|inviting)\b/i;
const topicEnd =
  /[.!?\n:;,]|\s[–—-]\s|\s(?:so|because|that|which|who|where|when|with|to|please|would|in (?:our|the)|(?:on|at|from|by) (?=\p{Lu}|\d))\b|$/u;
const dateStart = new RegExp(
  `\\s(?:(?:${weekdays}|${months})\\s(?:${months}\\s)?\\d|(?:next|this|last|coming)\\s)|$`,
  'i',
);
const longestTopic = 60;
/** “(an email) to hospitals about”: the readers before a topic. */
const beforeTopic = /^to (?:[\p{L}\d’'&-]+ ){1,5}?(?:about|announcing|explaining) /u;

/**
 * Returns where the topic is in the words after a request: "about ⟦battery safety⟧", "for ⟦our spring sale⟧";
 * undefined if they don't begin with one.
 */
export function topicAfter(asking: string, rest: string): readonly [number, number] | undefined {
  const readers = beforeTopic.exec(rest)?.[0].length;
  const start = readers ?? (isInvitation.test(asking) && /^to (?:the|our|an?) /i.test(rest) ? 3 : 0);
  const after = rest.slice(start);
  const words = after.slice(0, Math.min(after.search(topicEnd), after.search(dateStart)));
  if (words.length > longestTopic || !/\S\s+\S/.test(words) || words.search(takenBack) >= 0) return undefined;
  const isEvent = new RegExp(`\\b(?:${events})(?: 20\\d\\d)?$`, 'i').test(words);
  const isTopic =
    start > 0 ||
    leadsToTopic.test(asking) ||
    (/\sfor\s+$/i.test(asking) && isEvent && !forSpeaker.test(words));
  return isTopic ? [start, start + words.length] : undefined;
}

/** Returns the length of the statement before a sentence asks for a piece; undefined if there's none. */
export const tellsFirst = (before: string): number | undefined =>
  own.test(before) ? undefined : told.exec(before)?.index;
