import type { Span } from './found.ts';

/**
 * The role of a label's value in a description: "Audience:" steers, "Headline:" is the headline, "Date:" only names its
 * value.
 */
type LabelKind = 'steer' | 'made' | 'audience' | 'headline' | 'action' | 'said' | 'place' | 'person' | 'role';

export interface Label {
  kind: LabelKind;
  /** The start of its value. */
  value: number;
}

/** Label kinds, by the noun that a label ends with. Other labels belong to the text: "Copper cable: $2.10". */
const kinds: readonly (readonly [LabelKind, RegExp])[] = [
  [
    'headline',
    /^(?:(?:main|working|slide|presentation|poster|flyer|email|mail|deck|talk) )?(?:headline|title|heading|hook|header|hed|hl|subj(?:ect)?(?: line)?|slogan|tagline)(?: (?:idea|option|suggestion|proposal))?$/i,
  ],
  ['action', /^(?:cta|call to action|button|btn|action)(?: text| copy)?$/i],
  ['place', /^(?:where|venue|place|location|address|city|town)$/i],
  ['person', /^(?:name|person|speaker|presenter)$/i],
  ['audience', /^(?:to|who)$/i],
  [
    'made',
    /^(?:content |post )?(?:format|medium|material|piece|type|deliverable|asset|item|channel|platform|product)$/i,
  ],
  ['role', /^(?:role|job title|position)$/i],
  [
    'said',
    /^(?:(?:the|main|key|core|short|must|full|event|last|closing|first|opening|next|two|three|four|five) )*(?:fwd?|re|sub-?(?:head(?:line|ing)?|line)|subtitle|caption|body|copy|texts?|words|wording|messages?|content|line|offers?|facts?|details?|points?|bullets?|items?|steps?|data|figures|numbers|news|what|event|dates?|day|when|time|problem|solution|results?|outcome|story|topic|theme|idea|description|intro(?:duction)?|outro|sub|footer|bottom|(?:fine|small) print|support(?:ing)?|disclaimer|info(?:rmation)?|reasons? to believe|proof points?|step|include|links?|url|website|phone|telephone|mobile|mail|e-?mail|thank|ask|front|back|how|cover|mention|sender|signed(?: by)?|signature|(?:please )?(?:reply|respond|rsvp|register|questions?)(?: to| by)?|contact(?: for \p{L}+)?|explain(?: \p{L}+)?|say|show|highlight|schedule|agenda|have|claim|otherwise|sell|talk|proof|(?:then )?(?:below|under (?:that|it)|above)|landing page|program|services|benefits|(?:slide|page|panel|frame|tile|section|side|column) (?:one|two|three|four|five|six))(?: text| copy| message| line| \d{1,2})?$/iu,
  ],
  ['steer', /^notes? to \p{L}+$/iu],
  ['said', /^(?:at|on|in) the (?:bottom|top|back|front|end|footer|side|inside|middle|center|left|right)$/i],
  [
    'steer',
    /^(?!.*\b(?:we|you)\b)(?:(?:[\p{L}-]+) ){0,2}(?:audience|target(?: group| audience| market)?|readers?|recipients?|aud|tone(?: of voice)?|tov|voice|style|mood|feel(?:ing)?|look|format|layout|length|goals?|objectives?|purpose|aim|channel|platform|medium|material|piece|type|deliverable|asset|item|hero|colou?rs?|palette|images?|imagery|pictures?|photos?|visuals?|direction|artwork|background|notes?|to designer|remarks?|comments?|instructions?|exclu\w+|avoid|(?:don[’']?t|do not)(?: (?!bring|mix|put|leave|throw|drop)[\p{L}]+)?|don[’']?ts|vibe|structure|outline|who .{2,20}|not include|no|not|never|drop|skip|keep|omit|without|keywords?|language|level|deadline|due(?: date)?|budget|quantity|copies|print run|fonts?|font size|typeface|size|dimensions?|paper|finish|fold|placement|of print|position(?:ing)?|inspiration|emojis?|hashtags?|design|personality|angle|approach|urgency|priority|confidentiality|department|requester|requested by|owner|approv(?:al|er)|context|brief|for|to|for whom|constraints?|mandatories|chart|graphics?|logo|restrictions?|campaign|status|version|slot|flight|tracking|utm|go[- ]live|(?:post(?:ing)?|publish(?:ing)?|send(?:ing)?)[ -](?:day|date|time)|sign[- ]?off|insight|production|rationale|strategy|closing|end(?:ing)?|sign with|customer)$/iu,
  ],
];
const written = /^[\s\-–•*·]*(?<label>\p{L}[\p{L}’' &/-]{0,32}?(?: \d{1,2})?)\s*[:=]\s*(?=\S)/u;

/** The lines above a forwarded or pasted mail. */
const mailHeader = /^(?:(?:from|to|cc|sent|date|subject): [^\n]*\n){2,}/i;

/** Returns the lines of a mail's header that only address it: all but its subject. */
export const addressLinesIn = (text: string): Span[] =>
  [...(mailHeader.exec(text)?.[0] ?? '').matchAll(/^(?!subject)[^\n]+/gim)].map(({ index, 0: line }) => [
    index,
    index + line.length,
  ]);

/** The prefix that a mail program adds to a subject. */
const forwarded = /^(?:(?:fwd?|re):\s*)+/i;

/** A value that says nothing, such as "none" or "TBD". */
export const noValue =
  /^(?:(?:none|no|n\/a|-|tb[acd]|open|you (?:pick|choose|decide)|up to you|your (?:choice|call|pick))\W*|(?:none|n\/a|tb[acd])\s*[,.;(–—-].*)$/i;

/** A label of exclusions. It's part of the text if there's also its counterpart: "Yes: …" and "No: …". */
const refusing = /^(?:no|not|never|without|don[’']?ts?|do not)(?: list| pile)?$/i;
const taking =
  /(?:^|\n|[.!?]\s)\s*[-•*]?\s*(?:yes(?: list| pile)?|ok(?:ay)?|do|dos|in|accepted|allowed|we take|bring|fine)\s*[:=]/i;

/**
 * Returns a heading in capitals, such as "SUBJECT." within a line or "HEADLINE" above lines, with the end of its value.
 */
export function headingAt(text: string, start: number, end: number): (Label & { end: number }) | undefined {
  const words = text.slice(start, end).replace(/\.\s*$/, '');
  const kind = /^\p{Lu}{2,}(?:[ &/-]+\p{Lu}{2,}){0,3}$/u.test(words) && kindOf(words);
  if (!kind) return undefined;
  const isInLine = /^[^\S\n]+\S/.test(text.slice(end)) && /\.$/.test(text.slice(start, end).trimEnd());
  const value = end + (/^\s*/.exec(text.slice(end))?.[0].length ?? 0);
  if (!isInLine && !/^[^\S\n]*\n[^\S\n]*\S/.test(text.slice(end))) return undefined;
  const stop = text.slice(value).search(isInLine ? /\n|$/ : /\n[^\S\n]*\n|$/);
  return { kind, value, end: value + stop };
}

const kindOf = (words: string) => kinds.find(([, form]) => form.test(words))?.[0];

/** Returns the label that a sentence or line begins with. */
export function labelAt(text: string, start: number, end: number): Label | undefined {
  const match = written.exec(text.slice(start, end));
  const words = match?.groups?.label?.replaceAll(/\s+/g, ' ').trim();
  if (!match || !words || words.split(' ').length > 5) return undefined;
  if (refusing.test(words) && taking.test(text)) return undefined;
  const value =
    start + match[0].length + (forwarded.exec(text.slice(start + match[0].length, end))?.[0].length ?? 0);
  // Given hashtags are printed; "Hashtags: two or three" is a wish.
  const isTag = /^hashtags?$/i.test(words) && text[value] === '#';
  const kind = isTag ? 'said' : kindOf(words);
  // "Fwd: RE: dock hours"
  return kind && ((kind === 'said' && labelAt(text, value, end)) || { kind, value });
}
