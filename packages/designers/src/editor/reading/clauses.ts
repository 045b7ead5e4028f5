import type { Fact } from './brief.ts';
import { overlaps, type Span, within } from './found.ts';
import { labelAt } from './labels.ts';
import { isOfOurTrade } from './language.ts';
import { people } from './phrases.ts';
import { pieceNoun } from './request.ts';
import { sentencesIn } from './statements.ts';

/**
 * What a clause of a description is for. It is printed if its form speaks to the reader; if that is unclear, the user is asked.
 *
 * - `reader`: a fact, an offer, an invitation, a statement.
 * - `headline`, `action`, `place`, `person`, `role`: such a clause for a field, as its label says.
 * - `audience`: whom the request names as readers: they may be greeted.
 * - `lead`: words that only lead to such a clause: a label, "say that", a greeting.
 * - `steer`: a wish about tone, format, audience, ending, exclusions, layout or length, or about the work on the piece.
 */
export type ClauseKind =
  | 'reader'
  | 'headline'
  | 'action'
  | 'place'
  | 'person'
  | 'role'
  | 'lead'
  | 'audience'
  | 'steer'
  | 'unsure';

export interface Clause {
  at: Span;
  kind: ClauseKind;
}

/** Parts and properties of a piece: who speaks of them speaks to its designer. */
const part =
  '(?:tone|style|mood|wording|headlines?|titles?|subject lines?|sub-?heads?|taglines?|slogans?|jargon|adjectives|superlatives|buzz ?words?|emojis?|hash ?tags?|exclamation marks?|layout|design|fonts?|typeface|type|letters|white space|backgrounds?|colou?rs?|pictures?|photos?|images?|illustrations?|drawings?|pictograms?|icons?|visuals?|graphics?|charts?|clip ?art|(?:logo|photo|picture) walls?|logos?|watermarks?|qr codes?|cta|call to action|audience|target group|readers?|greetings?|salutations?|sentences?|paragraphs?|bullets?|bullet points|characters|chars|captions?|copy|text|texts|words?|templates?|sales (?:pitch|talk|language)|hard sell|selling|advertising|marketing (?:speak|talk|language)|hype|fluff|puns?|jokes?|irony|humou?r|slang|technical terms|clich[ée]s?|(?:big |empty )?promises|urgency|stock (?:photos?|pictures?|images?)|columns|first line|last line)';
/** How a piece may sound or look. */
const manner =
  '(?:friendly|warm|formal|informal|serious|plain|urgent|casual|professional|playful|funny|humorous|fun|witty|relaxed|sober|confident|cheerful|factual|businesslike|neutral|official|calm|welcoming|upbeat|inspiring|polite|energetic|light|short|brief|simple|clear|honest|human|personal|direct|clean|bold|loud|quiet|minimal|dark|bright|sunny|grateful|proud|matter-of-fact|neighbou?rly|salesy|cheesy|pushy|corporate|technical|emotional|dramatic|catchy|crisp|snappy|concise|elegant|fresh|modern|colou?rful|big|huge|small|large|tiny|nice|beautiful|pretty|cute|positive|serious|respectful|reassuring|trustworthy|inviting|approachable|down-to-earth|low-key|understated|professional-looking|eye-catching|readable|legible|visible|stupid|boring|aggressive|scary|shouty|preachy|childish|patronizing|curious|surprising|conversational|educational|persuasive|punchy|stylish|classy|sleek)';
const degree =
  '(?:not|too|very|so|a bit|a little|rather|quite|more|less|as|just|only|please|really|pretty|super|and|but|or|yet|never|in|on|with|well|over|the|be|it|keep|make|them|everything|all|always|at|least|possible)';
const say =
  '(?:say|tell|mention|write|state|explain|announce|promote|advertise|invite|remind|inform|thank|congratulate|show|highlight|stress|emphasi[sz]e|include|add|list|introduce|celebrate|present|point out|communicate|underline|feature|cover|focus on|ask|put|quote|describe)';
/** What a designer does, and a reader of ours hardly ever. */
const craft = `(?:${say}|sound|avoid|design|aim|target|name|exaggerate|oversell|promise|claim|brag|shout|blame|imply|suggest|compare|scare|sell|overdo|crowd|write|draw|leave out|reuse|go (?:easy|big|for|with)|feel free|think of|surprise me|choose|pick|decide|make)`;
const polite = '(?:(?:please|pls|also|and|but|so|just|then|ideally|kindly|maybe|perhaps|oh|ok|thanks)[, ]+)*';
const starts = (source: string) => new RegExp(`^${polite}(?:${source})`, 'iu');

/** Forms that address the designer, whatever they're about. Tried on sentences and on the parts between their commas. */
const steering: readonly RegExp[] = [
  // "The tone should be calm", "headline in orange", "no jargon", "prices huge".
  starts(
    `(?:the |our |a |an |its |one |any |some |in |with |use |keep |put |leave |add |set |place |show |nothing |no |not |less |more |without |avoid |skip |drop |big |few(?:er)? |lots of |plenty of |small |large )*(?:[\\p{L}-]+ (?:and |or )?){0,2}${part}(?![\\p{L}-])(?! (?:says?|reads?|is|are|can be|could be|should (?:be|say|read)) ["“'])`,
  ),
  starts(`(?:the |our )?[\\p{L}\\d]+(?: [\\p{L}]+)? (?:is|as) the hero`),
  // Nothing but words for tone and size: "warm, but not cheesy", "Red and loud" needs the next.
  new RegExp(`^(?:(?:${degree}|${manner})[\\s,]*)*(?:${manner})(?:[\\s,]+(?:${degree}|${manner}))*$`, 'iu'),
  /^(?:please |keep it |make it |in (?:an? |our )?|with (?:an? )?)?(?:[\p{L}-]+,? (?:and |but )?){0,3}(?:tone|style|voice|mood|manner|look|vibe)(?: of voice)?(?: please)?$/iu,
  starts(`[\\p{L}\\d-]+(?: [\\p{L}\\d-]+)? (?:big|huge|small|large|bold|tiny|on top)$`),
  starts(`not (?:too|so|as|like|more than|another)\\b`),
  starts(`(?:nothing|no) (?:else|medical|about|with|more|fancy|political|religious)\\b`),
  starts(
    `(?:like an? |as if |in the style of |similar to |think (?:of )?|something like |tone like |style like )`,
  ),
  starts(
    `(?:use|in|with|keep|set in|print(?:ed)? (?:in|on)) (?:simple|plain|easy|british|american|our|dark|light|bright|pastel|warm|cool)(?: [\\p{L}-]+){0,2}(?: sparingly)?$`,
  ),
  /(?:^|\b(?:in|on|with|use) )(?:(?:glossy|matte?|heavy|thick|recycled|coated|uncoated|dark|light|bright|deep|pale|navy|pastel) ?)*(?:paper|stock|cardboard|red|green|blue|yellow|orange|pink|purple|black|white|gold|silver|teal|gr[ae]y)(?:(?:,| and| or| on) (?:[\p{L}]+ )?(?:red|green|blue|yellow|orange|pink|purple|black|white|gold|silver|teal|gr[ae]y|loud|bold|big))*(?: if possible| please)?$/iu,
  // Length and number of parts.
  /^(?:in |under |over |max(?:imum)? |at most |about |no more than |not more than |keep (?:it )?(?:to|under) |subject under )*(?:\d+|one|two|three|four|five|six|half an?|a) (?:words?|lines?|sentences?|pages?|chars|characters|paragraphs?|hashtags?|colou?rs?|columns?|copies|prints|slides?)(?: (?:max(?:imum)?|at most|or less|only|long|please))?$/iu,
  /^(?:double|single|two|2)[- ]sided$|^(?:full[- ]bleed|full colou?r|black and white|high resolution|print[- ]ready|CMYK|300 ?dpi|laminated|folded|upright|vertical|horizontal|portrait|landscape|wide|tall|square|asap|urgent)(?: (?:please|pls))?$/iu,
  // It and this, with a modal or a purpose: the piece.
  starts(
    `(?:it|this|that|everything|the whole (?:thing|piece)) (?:should|must|could|needs? to|ha(?:s|ve) to|may|might|would)(?: (?:not|also|just|really|rather|only))* (?:be|look|feel|sound|fit|go|hang|stay|read|come|work|match|seem|appear|stand out|have)\\b`,
  ),
  starts(`(?:it|this|that) (?:can|cannot|must not) (?:also |just )?(?:be ${manner}|look|feel|sound)\\b`),
  starts(
    `(?:they|people|readers?|the readers?|customers|viewers) (?:should|must|can|could|need to|have to|may|might) (?:feel|see|understand|think|realize|get|know|remember|notice|want)\\b`,
  ),
  starts(
    `(?:it|this)(?:[’']s| is) (?:for|meant|intended|aimed|going|just|only|not for|important|supposed|mainly|mostly)\\b`,
  ),
  starts(`(?:it|this) (?:hangs|goes|will hang|will be (?:printed|posted|sent))\\b`),
  // Requests and questions to the designer.
  starts(
    `(?:can|could|would|will) (?:you|we|i)\\b|(?:do|does) you think\\b|do you think\\b|is it possible\\b|(?:you (?:can|could|may|might) (?:also |just )?(?:${craft}|change|see|find|ask .* if)\\b)|if you (?:can|could|like|want|need|have time)\\b|let me\\b|make sure\\b(?! (?:you|your)\\b)|feel free\\b`,
  ),
  // "Don't promise …", "don't mention …": what the piece may not do.
  starts(
    `(?:do not|don[’']?t|never|avoid|without|no) (?:mention|promise|name|say|claim|exaggerate|oversell|brag|shout|blame|imply|suggest|compare|scare|sell|overdo|crowd|use (?:the words?|any|it|too|stock|our|red|green|blue|yellow|orange|pink|purple|black|white)|print|reveal|give away|show|include|list|quote|write (?:about|that|like)|ask for|beg|push|pressure|bore|confuse|make (?:it|them|this)|sound|talk|go into|mentioning|naming|promising|sounding|shouting|blaming|making|using|saying)\\b`,
  ),
  starts(
    `we (?:do not|don[’']?t|are not|would not) (?:want|wish|like|trying|need) (?:to|it|them|people|this)\\b`,
  ),
  starts(
    `we (?:want|need|would like|[’']d like|wish) (?:it|this|them|people|readers?|everyone|something|the [\\p{L}]+) (?:to|that|for)\\b|we (?:want|need|would like) to (?:sound|look|feel|seem|appear|come across|keep|avoid|stay)\\b`,
  ),
  // Manner of the work: "make it pop", "keep it light", "sound like us", "write it like …".
  starts(
    `(?:make|keep|leave|have|let|get|write|do|design|draw|phrase|word|sign) (?:it|them|this|everything|the reader|readers|people)\\b(?! (?:dry|closed|clean|locked|shut|clear|safe|away|here|off|on|in|out|upright)\\b)`,
  ),
  starts(`make (?!sure (?:you|your)|your|an? (?:appointment|reservation|difference|claim)|up )`),
  starts(
    `(?:do not|don[’']?t|never|no|not|avoid|without) (?:[\\p{L}]+ ){0,3}["“„‘']|not \\p{L}+ing$|no (?:[\\p{L}-]+ )?(?:speak|talk|language)\\b`,
  ),
  /^keep .{2,30} out(?: of (?:it|this))?$/iu,
  starts(`(?:end|close|finish|start|begin|open|sign off) with\\b`),
  starts(
    `(?:to|i|we)(?: \\p{L}+)? (?:hand out|put up|hang|post|print|be (?:printed|posted|handed out)|stick)\\b|(?:he|she|they) (?:(?:do(?:es)?(?:n[’']t| not)) )?(?:likes?|wants?|prefers?|hates?|thinks?|asked|said|would)\\b|(?:keep|leave|save) (?:some |enough |a bit of )?(?:room|space)\\b|nothing (?:too )?[\\p{L}-]+$|(?:compare|exaggerate|imply|hint|refer|mimic|imitate|crop|cent(?:er|re)|align)\\b|send (?:it |this |them )?to (?:people|all|every|our|customers|clients|households)\\b|numbers? (?:ok|okay|fine)\\b|no [\\p{L}-]+ (?:talk|names|please)$|no (?:names|prices|numbers|faces|figures)\\b`,
  ),
  /\b(?:would (?:help|work|fit|do)|if you have (?:some|one|any|it|them|time)|not needed|not necessary|can come later|comes later)$/iu,
  starts(`(?:people|they|visitors) (?:will )?(?:read|see|look at|pass|walk past|scan) (?:it|this)\\b`),
  starts(
    `(?:sound|aim|target|address|speak to|write (?:for|like|as)|appeal to|talk to|stick to|go easy|go for|play (?:up|down)|tone (?:it )?down)\\b`,
  ),
  starts(`(?:must|should|needs? to|has to) (?:not )?(?:be|look|feel|sound|fit|work|read|stand out)\\b`),
  starts(`(?:on|at|in) the (?:bottom|top|back|front|footer|header|left|right|corner|middle|end)\\b`),
  new RegExp(`^(?:please )?(?:an? )?${pieceNoun}(?: please)?$`, 'iu'),
  // Hedges and remarks on the work.
  starts(
    `(?:ideally|preferably|if possible|not sure|no idea|by the way|btw|fyi|as discussed|as usual|same as|see (?:the )?attach\\w*|attached|sorry for|thanks? for your|for (?:the )?(?:website|intranet|print|social|internal use)$|with (?:respect|energy|heart|humou?r|care|love)\\b|nice (?:and|picture|photo)|leave (?:space|room))`,
  ),
  /^(?:maybe|perhaps)\b/i,
  /\b(?:if possible|or so|or similar|would be (?:nice|great|perfect|good|cool|lovely|ideal)|sounds good|is (?:not )?important|maybe this helps|up to you|surprise me)$/iu,
  /^this is (?:a|an|the|our) (?:\p{L}+ )?(?:problem|issue|pity|shame)\b/iu,
  // Who talks about readers says "they"; the piece says "you".
  starts(`(?:because (?:they|people|readers|many|it is|my)|so(?: that)? (?:they|people|readers))\\b`),
];
/** The company says "we": "I" and "my" are the author's own. */
const own = /(?<![\p{L}’'])(?:I(?:[’'](?:m|d|ll|ve))?|[Mm]y|me|[Mm]ine|myself)(?![\p{L}’'])/u;

const audienceOnly =
  /^(?:(?:mainly|mostly|also|only|especially)\s+)*(?:for|aimed at|targeting|targeted at|meant for|intended for|addressed to)\s/iu;
const toneFirst = new RegExp(`^(?:${degree}\\s+)*${manner}[\\s,]+(?:and|but|not|for|without)\\b`, 'iu');
/** How a mail begins, up to its first words. */
const opener =
  /^\s*(?:(?:(?:hi|hello|hey|hallo|hola|ciao|hei|dear|good (?:morning|day|afternoon|evening))\b(?:\s+(?:all|team|there|everyone|ray|dear|colleagues?|marketing|people|friends|of|guys|both|\p{Lu}\p{Ll}+))*\s*(?:[,!:.]+\s*|\n+|$))|(?:ok|okay|so|well)\b[,\s]+)+/iu;
const closing =
  /^(?:(?:many |best |kind |warm )?(?:thanks|thx|regards|wishes)|thank you|cheers|best|br)(?:\s+(?:very much|so much|a lot|in advance|for (?:the|your) help|again))*(?:[,\s]+\p{Lu}\p{L}+)?$/iu;

/** Leads from words to the designer to what the piece says: "please say that", "the text can be:", "I would like a poster:". */
const persons =
  '(?:(?:all |the |our |every |any |both )*(?:everybody|everyone|people|them|customers|clients|suppliers|partners|colleagues|readers|staff|employees|us|(?:[\\p{L}-]+ ){0,2}[\\p{L}-]+s)(?: (?:of|in|at) [\\p{L} ]{2,24}?)?)';
const leads: readonly RegExp[] = [
  new RegExp(
    `^${polite}(?:(?:it|this|the (?:text|piece|poster|flyer|mail|email|post|banner|ad)) (?:should|must|needs to|has to|can|could) (?:please )?|make it |(?:you can|you could|can you|could you|we (?:want|would like|need|have|must|should)(?: to)?|i (?:want|would like|need)(?: to)?)(?: also)?(?: please)? )?(?:${say}|say)(?: (?:please|also|it|(?:to )?${persons}))*(?: please)*(?: in [\\p{L} ]{3,20} (?:words|terms|language))?(?:\\s*:\\s*| that\\s+| how (?=we\\b)| (?=what\\b)| the fact that | (?=["“„]))(?=\\S+)`,
    'iu',
  ),
  new RegExp(
    `^${polite}(?:(?:you can|you could|we (?:want|would like|need)(?: to)?)(?: also)? )?(?:mention|include|add|list|highlight|stress|emphasi[sz]e|introduce|announce|advertise|promote|explain|focus on|put)(?: also)? (?=(?:the |our |an? |that )?\\S+\\s+\\S)`,
    'iu',
  ),
  /^(?:the )?(?:text|theme|topic|message|numbers|rules|facts|steps|points|dates) (?:is|are|can be|could be|should be|should say|reads|says)\s*:?\s+(?=\S)/iu,
  // "A recap of", "something nice for".
  /^(?:an? |the )?(?:[\p{L}-]+ )?(?:recap|reminder|announcement|invitation|invite|notice|update|summary|teaser|overview|piece|text)(?:\s*:\s*| (?:of|about|on|for|to|that|from) )(?=\S+)/iu,
  /^(?:please )?(?:make|write|do|say|create|design|draft|prepare) (?:me |us )?(?:something|anything|one)(?: [\p{L}-]+)? (?:for|about|on|to|that says) (?=\S)/iu,
  new RegExp(`^(?:to )(?:${say}) (?=\\S)(?!you\\b)(?<!(?:thank|congratulate|welcome|celebrate) )`, 'iu'),
  /^(?:it|this|the (?:text|piece|poster|flyer|brochure|mail|email|post|banner|ad|infographic)) (?:should|must|needs to|has to|can|could) (?:please |also )*(?:say|tell|mention|explain|read|state|show|list|cover)(?: that)? (?=\S)/iu,
  /^(?:please )?(?:which|that|it) (?:explains?|says?|shows?|tells?|announces?|invites?|lists?)(?:\s*:\s*| that | how (?=we\b)| )(?=\S)/iu,
  /^(?:link|url|website)(?: to| is)? (?=\S+\.\S)/iu,
  /^i (?:want|wish|would like|need) that (?=we\b)/iu,
  /^(?:(?:end|close|finish|start|begin|open|sign off)(?:s|ing)? with\s*:\s*)(?=\S)/iu,
];
const unless =
  '(?!(?:in|on|at|with|should|must|can|small|big|large|bold|to|left|right|top|bottom|please|first|last)\\b)';
const named: readonly (readonly ['headline' | 'action', RegExp])[] = [
  [
    'headline',
    new RegExp(
      `^(?:with )?(?:the )?(?:title|headline|hook|slogan)(?: (?:is|reads|says|should be|can be))?\\s?[:=]? ${unless}(?=\\S)`,
      'iu',
    ),
  ],
  [
    'action',
    new RegExp(
      `^(?:with )?(?:the |an? )?(?:cta|call to action|button)(?: text)?(?: (?:is|reads|says|should be|can be|should say))?\\s?[:=]? ${unless}(?=\\S)`,
      'iu',
    ),
  ],
];

/** How far words lead to what the piece says, and what for. */
function leadAt(
  text: string,
  start: number,
  end: number,
): { length: number; kind: 'reader' | 'headline' | 'action' } {
  const space = /^\s*/.exec(text.slice(start, end))?.[0].length ?? 0;
  const words = text.slice(start + space, end);
  for (const [kind, lead] of named) {
    const found = lead.exec(words)?.[0].length ?? 0;
    if (found > 0) return { kind, length: space + found };
  }
  let length = 0;
  // "A reminder that", after "please write".
  for (let next = -1; next !== 0; length += next)
    next = Math.max(0, ...leads.map((lead) => lead.exec(words.slice(length))?.[0].length ?? 0));
  return { kind: 'reader', length: length > 0 ? space + length : 0 };
}

/** What others do, which led to the piece and isn't said in it: they aren't its "you". */
const background =
  /^(?:people|some(?: people)?|many(?: people)?|they|most(?: people)?) (?!may|can|must|will|should|get|who)/iu;
const isSteering = (text: string) => steering.some((form) => form.test(text));
const clean = (text: string) =>
  text.replaceAll(/[\s"”’)(!.;:,–—-]+$|^[\s,;:(–—-]+/gu, '').replaceAll(/\s+/g, ' ');

/** A sentence on the piece itself: "a poster would be perfect". */
const ofPiece = new RegExp(
  `^(?:please\\s+)?(?:(?:[\\p{L}’']+\\s+){0,6}(?:an?|the|one|this|please|do|make|write|for|my|another)\\s+(?:[\\p{L}-]+\\s+){0,2})?${pieceNoun}(?![\\p{L}-])`,
  'iu',
);
/** One word, or adjectives: neither a statement nor a call. */
const vague =
  /^(?:\S+|\S+ (?:and|but|yet|not) (?:not )?\S+|(?:[\p{L}-]+(?:ly|ful|ish|ive|al|ous|ic|less)\b[\s,]*(?:and\s+|but\s+|not\s+)*){1,3})$/iu;
const addressed = /\b(?:we|our|us|you|your|yours|let[’']s)\b/i;
/** Kinds of facts that nobody mentions in a wish. */
const stated = /date|time|price|number|percent|phone|email|link/;

interface Known {
  /** Words that ask for the piece. */
  asked: readonly Span[];
  refused: readonly Span[];
  facts: readonly Fact[];
}

/** Sorts a description into clauses, in order. What isn't in one is for the reader. */
export function clausesIn(text: string, { asked, refused, facts }: Known): Clause[] {
  const found: Clause[] = [];
  const add = (kind: ClauseKind, start: number, end: number) => {
    if (end > start) found.push({ kind, at: [start, end] });
  };
  const has = (at: Span, kinds: RegExp) => facts.some((fact) => kinds.test(fact.kind) && within(fact.at, at));
  // “Don't use the word ‘cheap’” quotes what isn't wanted.
  const isQuoted = (at: Span) =>
    has(at, /phrase/) &&
    !/^\W*(?:please\s+)?(?:no|not|nothing|never|without|avoid|don[’']?t|do not)\b/i.test(text.slice(...at));
  const isRefused = (at: Span) => refused.some((span) => overlaps(span, at));
  const isEvident = (at: Span) => has(at, /^(?!audience)/) || isOfOurTrade(text.slice(...at));
  let said = 0;
  let done = 0;
  const isForm = text.split('\n').filter((line) => labelAt(line, 0, line.length)).length >= 3;
  for (const [begin, stop] of sentencesIn(text, facts)) {
    if (begin < done) continue;
    let end = stop;
    let from = begin + (opener.exec(text.slice(begin, end))?.[0].length ?? 0);
    from += /^\s*/.exec(text.slice(from, end))?.[0].length ?? 0;
    add('lead', begin, from);
    if (signed(text, from, end) && said > 0) {
      add('lead', from, text.length);
      break;
    }
    const request = asked.find((span) => span[0] <= from + 2 && span[1] > from);
    const label = labelAt(text, request ? Math.min(request[1], end) : from, end);
    // In a form, a value goes on to the end of its line.
    if (isForm && label && label.kind !== 'said' && /(?:^|\n)\s*$/.test(text.slice(0, from))) {
      const line = text.slice(from).search(/\n|$|[.;|]\s+(?=[^.:\n]{2,30}:\s)/);
      done = end = Math.max(end, from + line);
    }
    const isNone = label && /^(?:none|no|n\/a|-)\W*$/i.test(text.slice(label.value, end));
    if (label && (isNone || label.kind === 'made' || label.kind === 'steer')) {
      add(label.kind === 'made' ? 'lead' : 'steer', from, end);
      continue;
    }
    if (label) add('lead', from, label.value);
    if (label && label.kind !== 'said' && label.kind !== 'made' && label.kind !== 'steer') {
      const at: Span = [label.value, end];
      const quote = facts.find((fact) => fact.kind === 'phrase' && within(fact.at, at));
      // Who isn't a person is an audience.
      const kind = label.kind === 'audience' && has(at, /person/) ? 'person' : label.kind;
      if (quote && kind === 'headline') add(kind, ...quote.at);
      else add(kind, ...at);
      said++;
      if (kind !== 'headline' || !quote) continue;
    }
    from = label?.value ?? (request ? Math.max(from, Math.min(request[1], end)) : from);
    const bare = text.slice(from, end);
    if (!clean(bare)) continue;
    if (/^[^:]{1,24}:\s*$/.test(bare.trim()) && !isEvident([from, end]) && !addressed.test(bare)) {
      add('lead', from, end);
      continue;
    }
    const readers = request ? audienceAt(text, from, end) : undefined;
    if (readers) {
      add('lead', from, readers.at[0]);
      add('audience', ...readers.at);
      add('lead', readers.at[1], readers.end);
      from = readers.end;
    }
    const spot = request && !readers ? placement(text, request[1], from, end, facts) : 0;
    if (spot > from) {
      add('steer', from, spot);
      from = spot;
    }
    if (!clean(text.slice(from, end))) continue;
    let isLed = label !== undefined || asked.some((span) => overlaps(span, [begin, end]));
    // What comes before the request is what led to it, unless it states something.
    const before = asked.length > 0 && asked.every((span) => span[0] >= end);
    const parts: { at: Span; kind: ClauseKind }[] = [];
    let led = from;
    for (const [first, stop] of partsOf(text, from, end, facts)) {
      const start = Math.max(first, led);
      if (start >= stop) continue;
      const lead = leadAt(text, start, end);
      led = start + lead.length;
      add('lead', start, led);
      if (lead.length > 0) isLed = true;
      if (led >= stop) continue;
      if (lead.kind !== 'reader') {
        add(lead.kind, led, stop);
        continue;
      }
      const at: Span = [led, stop];
      const words = clean(text.slice(...at));
      const steers =
        words &&
        !isQuoted(at) &&
        !isRefused(at) &&
        !has(at, /price|percent|item/) &&
        !(label?.isText && parts.length === 0) &&
        lead.length === 0 &&
        (isSteering(words) || (background.test(words) && !has(at, stated)));
      parts.push({ at, kind: steers || !words ? 'steer' : 'reader' });
    }
    if (parts.length === 0) continue;
    const open = parts.filter(({ kind }) => kind === 'reader').map(({ at }) => at);
    const words = clean(open.map((at) => text.slice(...at)).join(' '));
    const outside = bare.replaceAll(/["“„«'‘][^"“”„«»]*["”»'’]/g, '');
    const isOurs = open.some(isEvident) || addressed.test(words);
    const rest: ClauseKind =
      open.length === 0 ||
      (request && !isOurs && !label && words.split(' ').length < 3 && /[\p{L}\d]/u.test(text.slice(end))) ||
      (!isLed && !isQuoted([from, end]) && isSteering(clean(bare)))
        ? 'steer'
        : isLed || isRefused([from, end])
          ? 'reader'
          : own.test(outside)
            ? 'unsure'
            : ofPiece.test(clean(outside)) && !isQuoted([from, end]) && !has([from, end], stated)
              ? 'steer'
              : toneFirst.test(words) && !open.some((at) => has(at, stated))
                ? 'steer'
                : (audienceOnly.test(words) &&
                      !addressed.test(words) &&
                      !open.some((at) => has(at, stated))) ||
                    (!isOurs && said > 0 && vague.test(words)) ||
                    (before && said === 0 && !isOurs && !has([from, end], stated))
                  ? 'unsure'
                  : 'reader';
    if (rest === 'reader') {
      said++;
      for (const { at, kind } of parts) if (kind !== 'reader') add(kind, ...at);
    } else add(rest, from, end);
  }
  return found;
}

const group = new RegExp(
  `^(?:(?:for|to|aimed|at|targeting|inviting|invite|tell|telling|reminding|all|the|our|every|any|your|my)\\s+)*(?<who>(?:(?!(?:about|on|of|from|that|who|with|in|at|we|you)\\b)[\\p{L}\\d’'-]+\\s+){0,4}?(?:${people}|(?<kind>[\\p{L}-]+(?:ers|ors|ists|ians|ees)))\\b)`,
  'iu',
);
const toGroup =
  /\b(?:for|to|targeting|aimed at|targeted at|addressed to|meant for|directed at|inviting|invite|tell(?:ing)?|remind(?:ing)?)\s+$/i;
const afterGroup =
  /\s*[:,;]\s+|\s+(?:about|on how|explaining|saying|telling|that(?! (?:have|use|own|want|need|are)\b)|how)\s+|\s+to\s+(?=the\b|our\b|an?\b)|\s+(?=(?:on|in|with)\s+(?:\p{L}+ )?(?:paper|stock|tone)\b)|\s*[.!?]*$/u;

/** Whom the words that ask for the piece name as its readers, up to what's said to them: "for roofers in Pima County about …". */
function audienceAt(text: string, from: number, end: number): { at: Span; end: number } | undefined {
  const words = text.slice(from, end);
  const found = group.exec(words);
  const who = found?.groups?.who ?? '';
  if (
    !found ||
    !(toGroup.test(text.slice(0, from)) || /^(?:for|to|aimed|targeting|invit|tell|remind)/i.test(words))
  )
    return undefined;
  // Servers and inverters aren't people.
  if (
    found.groups?.kind &&
    isOfOurTrade(found.groups.kind) &&
    !/^(?:driver|engineer|installer|partner|volunteer|customer)s?$/i.test(found.groups.kind)
  )
    return undefined;
  const start = from + found[0].length - who.length;
  const after = afterGroup.exec(words.slice(found[0].length));
  const stop = from + found[0].length + (after?.index ?? 0);
  return { at: [start, stop], end: stop + (after?.[0].length ?? 0) };
}

const media =
  /\b(?:web ?site|intranet|web|homepage|social media|print|screens?|walls?|doors?|windows?|lockers?|notice ?board|board)$/i;

/** Where the piece goes: "for the break room", before what it says. Its end, or 0. */
function placement(text: string, asked: number, from: number, end: number, facts: Known['facts']): number {
  if (!/\b(?:for|in|at|on)\s+$/i.test(text.slice(0, asked)) || asked > from + 1) return 0;
  const spot =
    /^(?:(?:the|our|my)\s+(?=\S+)|(?=(?:website|intranet|web|social media|print)\b))(?:[\p{L}-]+\s+){0,3}[\p{L}-]+(?=\s*(?::|[.!]?\s*$|[.!]\s|[,;]\s))/u.exec(
      text.slice(from, end),
    );
  if (
    !spot ||
    !/\S/.test(
      text.slice(end).replace(/^[\s.!]+/, '') +
        text.slice(from + spot[0].length, end).replace(/^[\s.!:,;]+/, ''),
    )
  )
    return 0;
  const at: Span = [from, from + spot[0].length];
  const isPlace = media.test(spot[0]) || facts.some((fact) => fact.kind === 'place' && within(fact.at, at));
  // A proper name is worth printing.
  return isPlace &&
    !/\s\p{Lu}/u.test(spot[0]) &&
    !/\b(?:event|day|tour|opening|meeting|talk|team|crew|week|party|workshop|evening|lunch|sale)\b/i.test(
      spot[0],
    )
    ? at[1]
    : 0;
}

/** Whether a mail ends here: "Thanks" or "Best regards", with or without a name, and a signature below. */
const signed = (text: string, from: number, end: number) =>
  !text.slice(end).includes(':') &&
  closing.test(clean(text.slice(from, end))) &&
  text.length - end < 100 &&
  /^[\s.!,]*(?:\n|$|\p{Lu}\p{L}+\s*$)/u.test(text.slice(end));

const joint =
  /\s*[,;]\s+|\s+[–—-]\s+|\s+\(|\)\s*|[.!?:]+\s+(?=\p{L})|\s+(?:and|but)\s+(?=(?:please|pls|no|not|do not|don[’']?t|keep it|make it|never)\s)|\s+(?=because (?:they|people|readers|many|it is|my)\b|so that (?:they|people|readers)\b|so (?:it|this) (?:has|must|should|needs|can)\b)|\s+(?=(?:please|pls)\s*(?:[,.!?]|$))|\s+(?=(?:on|in|with|use|using)\s+(?:an?\s+|the\s+|our\s+)?(?:[\p{L}-]+\s+){0,2}(?:paper|stock|photos?|pictures?|images?|tone|style|letters|font|colou?rs?|background|red|green|blue|yellow|orange|pink|purple|black|white)\b)/giu;

/** A sentence between its commas and dashes; none is inside a fact. */
function partsOf(text: string, start: number, end: number, facts: Known['facts']): Span[] {
  const parts: Span[] = [];
  let from = start;
  for (const { index, 0: mark } of text.slice(start, end).matchAll(joint)) {
    const at: Span = [start + index, start + index + Math.max(1, mark.length)];
    if (facts.some((fact) => overlaps(fact.at, at))) continue;
    if (at[0] > from) parts.push([from, at[0]]);
    from = at[1];
  }
  if (end > from) parts.push([from, end]);
  return parts;
}
