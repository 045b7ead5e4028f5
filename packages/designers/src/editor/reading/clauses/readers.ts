import type { Fact } from '../brief.ts';
import { type Span, within } from '../found.ts';
import { isOfOurTrade } from '../language.ts';
import { people } from '../phrases.ts';

const group = new RegExp(
  `^(?:(?:for|to|aimed|at|targeting|inviting|invite|tell|telling|reminding|all|the|our|every|any|your|my)\\s+)*(?<who>(?:(?!(?:about|on|of|from|that|who|with|in|at|we|you)\\b)[\\p{L}\\d’'-]+\\s+){0,4}?(?:${people}|(?<kind>[\\p{L}-]+(?:ers|ors|ists|ians|ees)))\\b)`,
  'iu',
);
/** Others than those, if what's said to them follows: "for hotel chains about". */
const apart =
  /^(?:(?:for|to|all|the|our|every|any)\s+)*(?<who>(?!\p{L}+ing\b)(?:[\p{L}’'-]+\s+){0,4}?[\p{L}’'-]{2,}s)(?=\s+(?:about|on\s+(?:our|how|what|why|which|where|when|who))\s)/iu;
const toGroup =
  /\b(?:for|to|targeting|aimed at|targeted at|addressed to|meant for|directed at|inviting|invites?|tell(?:s|ing)?|remind(?:s|ing)?|inform(?:s|ing)?)\s+$/i;
const afterGroup =
  /\s+(?:so|because|since)\s[^:.!?\n]*:\s+|\s*[:,;]\s+|\s+[–—-]\s+|\s+(?:about|on(?= (?:how|what|why|which|where|when|who)\s)|explaining|saying|telling|that(?! (?:have|use|own|want|need|are)\b)|how)\s+|\s+(?=(?:what|when|where|why|which)\s)|\s+to\s+(?=the\b|our\b|an?\b)|\s+(?=(?:on|in|with)\s+(?:\p{L}+ )?(?:paper|stock|tone)\b)|\s*[.!?]*$/u;

/** Which of them, up to a comma: "customers who ask how it works, …". */
const which =
  /^\s+(?:who|whose|whom)\s[^,:;.!?\n–—]*?(?=\s*[,:;.!?\n–—]|\s*$|\s+(?:about|on(?= (?:how|what|why|which|where|when|who)\s)|explaining|saying|telling)\s+(?=the\b|our\b))/iu;

/** Whom the words that ask for the piece name as its readers, up to what's said to them: "for roofers in Pima County about …". */
export function audienceAt(text: string, from: number, end: number): { at: Span; end: number } | undefined {
  const words = text.slice(from, end);
  const found = group.exec(words) ?? apart.exec(words);
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
  const told = found[0].length + (which.exec(words.slice(found[0].length))?.[0].length ?? 0);
  const after = afterGroup.exec(words.slice(told));
  const stop = from + told + (after?.index ?? 0);
  return { at: [start, stop], end: stop + (after?.[0].length ?? 0) };
}

const mailed = /\b(?:e-?mail|mail|letter|newsletter|mailing|post ?card)s?\s+$/i;
const addressed =
  /^to\s+(?!(?:say|tell|thank|give|show|let|send|ask|get|make|invite|remind|announce|explain|offer)\b)(?:[\p{L}’'&-]+\s+){0,3}[\p{L}-]+s(?:\s+(?:around|in|near|at|of|from)(?:\s+[\p{L}’'-]+){1,4}?)?(?=\s*[.:,;!?\n]|\s*$|\s+(?:about|on(?= (?:our|the|how|what|why))|that)\s)(?:\s*[:,;]\s+|\s+(?:about|on|that)\s+)?|^to\s+(?=(?:the|our|my|all|any|each|every\p{L}*|past|former|existing|current|new)\b)[^.!?\n]+?(?=\s*[:,;.!?\n]|\s*$|\s+(?:about|on(?= (?:our|the|how|what|why))|that|saying|with|announcing|telling|asking)\s)(?:\s*[:,;]\s+|\s+(?:about|on|that|saying|announcing)\s+)?/iu;

/** To whom a mail goes: "an email to the reseller list". */
export function addresseeAt(text: string, from: number, end: number): { at: Span; end: number } | undefined {
  const found = mailed.test(text.slice(0, from)) ? addressed.exec(text.slice(from, end)) : undefined;
  return found ? { at: [from, from + found[0].length], end: from + found[0].length } : undefined;
}

export const media =
  /\b(?:web ?site|intranet|web|homepage|page|header|footer|social media|print|screens?|tvs?|monitors?|clocks?|walls?|doors?|windows?|lockers?|notice ?board|boards?|rooms?|rm|shops|stores|kitchens|cafes|cafés|laundromats|counters?|elevators|stairwells?|restrooms?|lobby|hallway|kitchen|canteen|entrance|gate|dock|desk)(?:$|\s+(?:by|near|next to|behind|outside|inside|opposite)\s)/i;

/** What others publish: named or not, it isn't what the piece is about. */
export const published =
  /\b(?:newsletter|magazine|web ?site|page|feed|journal|bulletin|gazette|blog|app|paper)$/i;
const notPlaces =
  /\b(?:event|day|tour|opening|meeting|talk|team|crew|week|party|workshop|evening|lunch|sale)$/i;
const spotted =
  /^(?<where>(?:(?:the|our|my)\s+(?=\S+))?(?:(?!(?:for|of|on|with|in|at|to|and|about|saying|explaining|announcing|please|pls)\s)[\p{L}/-]+\s+){0,5}(?!please|pls)[\p{L}-]+)(?:\s+(?:please|pls)(?=\W)|\s+(?:about|saying|explaining|announcing|(?:that|which) (?:explains?|says?|shows?|tells?|lists?))(?=\s)|\s+(?:so|because|since)\s[^:.!?\n]*(?=:)|(?=\s+with\s|\s*:)|(?=[.!?]?\s*$)|(?=[.!?]\s)|(?=[,;]\s))/u;

/** Where the piece goes, before what it says: "for the break room". */
export function placement(
  text: string,
  asked: number,
  from: number,
  end: number,
  facts: readonly Fact[],
): { at: Span; end: number } | undefined {
  if (!/\b(?:for|in|at|on)\s+$/i.test(text.slice(0, asked)) || asked > from + 1) return undefined;
  const found = spotted.exec(text.slice(from, end));
  const where = found?.groups?.where ?? '';
  const at: Span = [from, from + where.length];
  // Something has to follow, and a proper name is worth printing.
  if (
    !found ||
    !/[^\s.!:,;]/.test(text.slice(at[1])) ||
    (/\s\p{Lu}/u.test(where) && !published.test(where)) ||
    notPlaces.test(where)
  )
    return undefined;
  const isPlace =
    media.test(where) ||
    published.test(where) ||
    (/^(?:the|our|my)\s/i.test(where) && facts.some((fact) => fact.kind === 'place' && within(fact.at, at)));
  return isPlace ? { at, end: from + found[0].length } : undefined;
}
