import type { Fact } from '../brief.ts';
import { type Span, within } from '../found.ts';
import { isOfOurTrade } from '../language.ts';
import { people } from '../phrases.ts';
import { isActing, isStance } from './others.ts';
import { invited, isSteering, part } from './steering.ts';

/** The company speaks, or the reader is spoken to. */
const addressed = /\b(?:we|our|us|you|your|yours|let[’']s)\b/i;
const toReader = /\b(?:you|your|yours)\b/i;

/** Who wishes, asks or thinks something: how the piece comes about. */
const wishing =
  /(?<!\bwho )\b(?:wants?|wanted(?! (?:for|at|in|by)\b|\W*$)|prefers?|preferred|insists?|likes?|loves?|hates?|ask(?:s|ed)|request(?:s|ed)|hop(?:es?|ing)|thinks?|thought|feels?|felt|worr(?:y|ies|ied)|expect(?:s|ed)?|agreed|intend(?:s|ed)?|decide[sd]?|cares? (?:about|that|if|a lot|deeply|most|more)|do(?:es)?n[’']t (?:understand|know|get it|read)|keeps? asking|would be (?:grateful|glad|nice|ideal|helpful|good|great)|(?:would|[’']d) (?:rather|like|love|prefer|appreciate))\b(?! to (?:have|hold|host|throw|give|show|thank|congratulate|invite|meet|welcome|see|share|announce|celebrate|say|tell|offer)\b)/;
/** What has yet to be agreed, and who agrees to it. */
const agreeing =
  /\b(?:approv(?:als?|es?|ed(?! (?:our|us|an?)\b))|sign(?:s|ed)?[- ]offs?|sign(?:s|ed)? (?:it|this|them) off|(?:will|must|to|has) review|consent|clearance|cleared|pending|optional|declined|tb[acd]|to follow|drafts?|versions?|translations?|budget|off limits|out of the question|(?:dropped|omitted|skipped|shortened|left out|left off)$|confidential|moderated|published|(?:sees?|checks?|reads?|looks? at) (?:it|this|them)|(?:not|yet to be) confirmed|(?:not|\w+n[’']t)\b.*\byet(?=\W*$)|(?:not|\w+n[’']t) (?:been )?(?:final|released|public|official|decided|ready|signed)|(?:reviewed|vetted|proofread|reworded|okayed|ok[’']d)|ha(?:s|ve) seen|still (?:with|w\/|at) \p{L}+(?=\W*$)|(?:been|were|was) (?:audited|checked|verified)|(?:audited|checked|verified|confirmed|reviewed) (?:it|this|that|the (?:figures|numbers|text|facts|wording|data))|embargo\w*|double-?checks?|on it(?=\W*$)|(?:mails?|prints?|hangs?|frames?|translates?|distributes?) (?:it|them|these)|(?:similar|previous) one|(?:the|that) one from|worked (?:well|great|fine)|(?:wrote|drafted|designed|came up with) (?:it|this|these|them)|between us|to ourselves|be (?:given|disclosed|implied|mentioned|named|cited|stated|revealed)|(?:legal|compliance|management|mgmt|hr|marketing|the board) (?:lets?|has|have|says?|needs?|must|will|is|are|should|went|looked|checked)|ha(?:s|ve) to (?:see|check|read|okay) (?:it|this|them)|(?:hr|facilities|comms|marketing) (?:will )?(?:prints?|frames?|posts?|mails?|sends?|hangs?))\b/iu;
/** What only a designer handles, anywhere in a sentence. */
const works =
  /(?<![\p{L}-])(?:headlines?|wording|layout|fonts?|typeface|logos?|photos?(?! ids?\b)|pictures?|pics?|illustrations?|drawings?|clip ?art|captions?|taglines?|subject lines?|mock-?ups?|proofs?|flyers?|posters?|brochures?|banners?|newsletters?|slides?|footage|videos?|pdfs?|jpe?gs?)(?![\p{L}-])/iu;
/** "Sorry", "hope you're well": between the author and the designer. */
const pleasantry =
  /^(?:so |very |and |oh |many |a |my )*(?:that(?:[’']s| is) (?:all|it|everything|about it)\b|sorry|apologies|hope|hoping|(?:thanks|thx)(?! (?:so much )?(?:to|our|all|every\p{L}*|\d+)\b)|cheers|me again|(?:happy|glad) to|just kidding)\b/iu;
/** The reader hasn't met this person, unless something of theirs takes place. */
const someone = /^(?:he|she|they)\b/i;
const takesPlace = /^(?:date|time|place|number)$/;
/** What nobody but the designer can answer: "Is Thursday doable?" */
const question = /^(?:is|are|can|could|do|does|will|would|should|may)\b[^?]*\?/i;

/** Facts that a sentence says. Names, and what isn't so, can be anyone's. */
const stated = /^(?!audience|name|not)/;
/** "Questions: Ingrid Solheim", "Lab: Hall 4". */
const labelled =
  /^\p{L}[\p{L} ]{1,23}:\s+(?=\p{Lu}|[^\n]*\d)|^(?:(?:[Hh]is|[Hh]er|[Tt]heir|[Ii]ts|[Oo]ur|[Tt]he) )(?:[\p{L}-]+ ){1,3}(?:is|was) \p{Lu}\p{Ll}+ \p{Lu}|^(?:\p{L}+ ){0,2}(?:[Bb]y|[Ww]ith|[Ff]rom) \p{Lu}[\p{L}’'-]+ \p{Lu}/u;
/** One of several: "Blue: clean cardboard". */
const entry = /^\p{L}+(?: \p{L}+)?:\s+\S/u;
/** Marked as text of the piece, or the names of whom it quotes. */
const heading = /^\*\*.+\*\*$/u;
const source = /^(?:\p{Lu}[\p{L}'’-]+[, ]*){2,4}$/u;
/** Rules and offers: "only trained staff may enter", "lunch is included", "no experience needed". */
const permits =
  /(?<=\S )(?:can|may|must|cannot|can[’']t|need(?:s)?(?: to)?|ha(?:s|ve) to|should)\b|\b(?:is|are|isn[’']t|aren[’']t)(?: not| also| only)? (?:welcome|included|provided|required|paid|limited|closed|open|available|accepted|allowed|permitted|forbidden|served|offered|covered|enough|mandatory|voluntary|exchanged|returned|held|needed|on us)\b|\b(?:needed|wanted|required|included|accepted|allowed|welcome|provided)$|^(?:not )?(?:accepted|included|allowed|needed|required) (?:is|are)\b/i;
/** What's left out of an offer. What a piece leaves out is read before: "no jargon". */
const excluded =
  /(?:^|[,;.]\s*)(?:not (?:for|on|at|in|valid|open|available) \S|no [\p{L}-]+(?: [\p{L}-]+)?(?:(?<!ss)s|(?<=\b(?:appointment|sign-?up|registration|minimum|fee|charge|deposit|contract|food|smoking|parking|entry|access|cash|running|climbing|eating|drinking|jumping|standing|littering|dumping|swimming|touching)))$)|^(no|not) [^,]+, (?:and |or )?\1 [^,]+$|^not (?:[\p{L}-]+ ){0,2}[\p{L}-]+(?<!ss)s$/iu;
/** "Each customer keeps their place", "residents can bring two batteries". */
const everyone = new RegExp(
  `^(?:(?:no one|nobody|every(?:one|body)|any(?:one|body)|each|all|whoever)\\b|(?:all |only |the |our |every )*(?:[\\p{L}-]+ ){0,2}(?:${people}|[\\p{L}-]{3,}(?:ers|ors|ists|ants|ians|ees|s))\\s+(?:can|may|must|need|have to|should|are|get|receive)\\b)`,
  'iu',
);
const designers =
  '(?:avoid|design|draft|mention|include|add|highlight|stress|emphasi[sz]e|feature|describe|quote|sound|aim|target|exaggerate|imply|skip|ignore|attach|make|draw|compare|align|crop|(?:end|finish|start|begin|open|close) with|copy|bcc|cc|need|not|no|nothing|more|less|only|all|same)';
/** "Ring the bell", "put on a vest", "always chock the wheels": a call, unless it's a designer's. */
const call = new RegExp(
  `^(?:(?:please|pls|always|never|do not|don[’']?t|just|then|first|and)\\s+)*(?!(?:${designers}|${part})\\b)\\p{L}{2,}(?<![^s]s|[^e]ed|[aeiouy]\\p{L}*ing|ly)\\s+(?:(?:the|an?|your|every|each|all|any|both|on|off|out|up|in|at|to|for|with|by|before|\\d+|two|three)\\s\\S|(?:us|it|them)\\b)`,
  'iu',
);
/** What else is asked of readers, whatever comes next: "take stairs B", "report damaged wheels". */
const acts =
  '(?:use|take|ask|report|wait|walk|tag|mark|inspect|back|reset|rinse|tie|bundle|shut|switch|ring|push|pull|fill|watch|stop|listen|count|test|drain|dry|cut|strip|face|step|clear|secure|wrap|tape|seal|roll|slow|check|lock|close|open|press|wash|clean|park|stay|return|weigh|label|enter|exit|unplug|charge|remove|follow|store|stack|sort|empty|lift|hold|turn)';
/** "People should bring a photo". */
const asksReader = new RegExp(
  `^(?:[\\p{L}’'-]+ ){0,3}(?:(?:can|may|must|should|please) )?${invited}\\b`,
  'iu',
);
/** “Bring ID”, “Alma Vega gives the speech”. */
const invites = new RegExp(
  `^(?:(?:please|pls|and|then|always|never|do not|don[’']?t)\\s+)*(?:${invited}|${acts})\\s+(?!it\\b|this\\b|that\\b|them\\b|me\\b)\\S`,
  'iu',
);
const performs = /^(?:\p{Lu}[\p{L}.'’-]+ ){2,4}(?!is\b|was\b|has\b)\p{L}+s\b/u;
/** The first words after the request name its topic, unless they are a sentence on it. */
const predicate = /\b(?:is|are|was|were|be|has|have|had|will|would|should|must|could)\b/i;
/** "It takes twenty minutes", "the elevators keep running", after what is for the reader. */
const continued =
  /^(?:(?:it|this|these|both|each|they|he|she|the [\p{L}-]+) (?!was|were|would|should|must|has|have)\p{L}+|(?:it|they|he|she)(?:[’'](?:s|re)) (?:not )?(?!(?:needed|required|printed|posted|mailed|published|displayed|planned|wanted)\b)(?:\p{L}{2,}ed|paid|held|made|built|run|open|closed|free|sold|given)\b)/iu;
/** "They're the Circuit Breakers", "it's in Hall 4". */
const named = /^(?:it|they|he|she|this|that)(?:[’'](?:s|re)| is| are) /i;

/** What no statement of its own begins with. */
const absent =
  '(?:he|she|they|his|her|their|it|this|that|these|those|there|which|who|i|my|same|last|no|not|nothing|so|and|or|but|if|when|for|with|in|on|at|from|by|as|to)';
const verb =
  "(?:is|are|isn[’']t|aren[’']t|will|won[’']t|has|have|does|do|doesn[’']t|don[’']t|goes|go|comes|come|means|mean|(?!as\\b)\\p{L}{2,}(?<![su])s(?= (?:the|an?|its|their|to|in|on|at|by|with|from|into|for|as|no|all|both|each|every|up|out|back|through|off|over|under|until|near|next|again|\\d)\\b))";
/** A plain statement in the present: "the mayor cuts the ribbon", "parking is behind the building". */
const declares = new RegExp(
  `^(?!(?:${designers}|${absent})\\b)(?:(?!not )[\\p{L}’'-]+ ){1,5}?(?:${verb}(?![\\p{L}-])|(?<=s )(?!for|with|and|from|plus)\\p{L}{2,}(?<!s|ed|ing) (?:the|an?|their|its|in|on|at|by|to|with|for|from|into|until|each|every|no|what|who|how|running|open|closed)\\b)`,
  'iu',
);
/** "There'll be burgers". */
const offers = /^there(?:[’'](?:s|ll be)| is| are| will be) /i;
/** What became of somebody's work: "a local artist painted the door". */
const happened =
  /^(?:an?|the|our|all|both|one|two) (?:[\p{L}’'-]+ ){1,4}?(?:\p{L}{2,}ed|became|went|came|left|brought|built|sold|held|ran|fell|rose|won|grew|took|gave) (?:an?|the|their|its|to|into|in|at|by|from|\d)/iu;
/** Whether words are a plain statement: a subject with what it does or did. */
export const isStatement = (words: string): boolean => declares.test(words) || happened.test(words);
/** Why the designer is asked for something: "space is tight, so the address can be dropped". */
const isReason = (words: string): boolean => {
  const order = /[,;]?\sso (?<order>.+)$/iu.exec(words.replace(/[\s.!?)]+$/, ''))?.groups?.order;
  return order !== undefined && (/^(?:please|pls|nothing|no)\b/i.test(order) || isSteering(order));
};
/** "From now on", before what is so. */
const adverb = /^(?:from now on|today|now|then|next|finally|inside|outside|here|meanwhile|after that),? /iu;
/** "Teams of two", "holiday lights too". */
const fragment = new RegExp(
  `^(?!(?:${designers}|${absent}|like|something|anything)\\b)(?:[\\p{L}’-]+ ){1,3}(?:(?:of|for|with|and|or|from|plus|on|at|in|by) (?:[\\p{L}’-]+ ?){1,4}|too)$`,
  'iu',
);
/** "Cold?", "Full box?", before what to do then. */
const hook =
  /^(?!(?:is|are|can|could|do|does|will|would|should|may|maybe|ok|okay|or|and|what|who|how|when|where|why|which|good|deal|possible|right|sure|thoughts|ideas|questions|any)\b)(?:[\p{L}’'-]+ ){0,3}[\p{L}’'-]+(?<!maybe|ok|doable|possible|good)\?$/iu;
/** How something has to be: "ears covered", "jewelry off before you enter". */
const state =
  /^(?:[\p{L}’-]+ ){1,3}(?:on|off|up|down|in|out|away|open|closed|ready|\p{L}{3,}ed)(?: (?:when|while|if|before|until|at|in|on|by|to|for) .+)?$/iu;
/** "AGM, gel, lithium": things, three or more. */
const thing = '(?!(?:no|not|well|so|maybe|please|pls|an?|the)\\b)[\\p{L}\\d-]+(?: [\\p{L}\\d-]+){0,2}';
const things = new RegExp(`^(?:${thing}, ){2,}(?:and |or )?${thing}$`, 'iu');
const isFragment = (words: string): boolean =>
  fragment.test(words.replace(/[.!]+$/, '')) && !/\b(?:please|pls|maybe|ok|if)\b/i.test(words);

/**
 * Whether a sentence has the form of something said to the reader: a fact, an offer, a rule, a call, or what goes on from a sentence that
 * is. `parts` are what's left of it without wishes; it `opens` a description if nothing was said before. What has no such form is shown as
 * not used, with a button to add it.
 */
export function isForReader(
  text: string,
  parts: readonly Span[],
  facts: readonly Fact[],
  { goesOn = false, opens = false, isTold = false } = {},
): boolean {
  const said = parts.map((at) => text.slice(...at).trim());
  const words = said.join(' ');
  const whole = text.slice(parts[0]?.[0], parts.at(-1)?.[1]).trim();
  const has = (kinds: RegExp) =>
    facts.some(({ kind, at }) => kinds.test(kind) && parts.some((one) => within(at, one)));
  if (said.some((part) => pleasantry.test(part)) || isReason(words)) return false;
  if (!goesOn && someone.test(words) && !has(takesPlace)) return false;
  const isTrade = isOfOurTrade(words);
  // What a quotation wants isn't the author's wish.
  const own = words.replaceAll(/["“][^"”]+["”]/g, '');
  if (!toReader.test(words)) {
    if (wishing.test(own.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase()))) return false;
    if (agreeing.test(own) || isStance(own)) return false;
    if (works.test(words) && !has(stated) && !asksReader.test(words)) return false;
    if (question.test(words) && !isTrade) return false;
  }
  const plainly = (said[0] ?? '').replace(adverb, '').replace(/[\s.!?)]+$/, '');
  const bare = said.map((part) => part.replace(/[\s.!?)]+$/, ''));
  return (
    isTrade ||
    (opens && !predicate.test(words)) ||
    /\d|\b(?:one|two|three|four|five|six|eight|ten|twelve|a dozen) (?:per|each|apiece)\b/i.test(words) ||
    has(stated) ||
    addressed.test(words) ||
    [labelled, heading, excluded].some((form) => form.test(whole.replace(/[\s.!?)]+$/, ''))) ||
    [permits, excluded, everyone, call, invites, performs].some((form) =>
      bare.some((part) => form.test(part)),
    ) ||
    (isTold &&
      (isStatement(plainly) ||
        (goesOn && bare.some(isStatement)) ||
        offers.test(plainly) ||
        isFragment(whole) ||
        (goesOn && (state.test(plainly) || isActing(plainly))) ||
        hook.test(whole) ||
        things.test(whole.replace(/[\s.!]+$/, '')))) ||
    (goesOn && entry.test(whole)) ||
    (goesOn && named.test(words) && has(/name|place|person|company/)) ||
    (goesOn && (continued.test(words) || source.test(words.replace(/\.$/, ''))))
  );
}
