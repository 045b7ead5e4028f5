import { company } from '@daybreak/brand';
import { claims } from '@daybreak/brand/guidelines';
import type { Marks } from '../brief.ts';
import { isInside, outside, overlaps, type Span } from '../found.ts';
import { certificatePattern, claimPatterns } from './claims.ts';
import type { RefusedKind } from './kinds.ts';
import { otherRequests, otherSubjects } from './offTopic.ts';
import { privatePatterns } from './privatePatterns.ts';
import { hostilePatterns, rivalPatterns } from './rivals.ts';
/** Words that no piece may contain, and the sentence that explains why. */
export interface Refused {
  at: Span;
  kind: RefusedKind;
  sentence: string;
}

const sentences: Record<RefusedKind, (words: string) => string> = {
  claim: (words) => `We left out “${words}” because it isn't one of our approved claims.`,
  certificate: (words) => `We left out “${words}” because we don't have that certification.`,
  unwanted: (words) => `We left out “${words}” as you asked.`,
  competitor: (words) => `We left out “${words}” because we don't mention competitors.`,
  personal: (words) => `We left out “${words}” because it's personal information.`,
  instruction: (words) => `We left out “${words}” because it's an instruction to the wizard.`,
  offTopic: (words) =>
    `We left out “${words}” because the wizard creates only marketing pieces for ${company.name}.`,
};

/** Text of the brand's claims, for looking up words. */
const claimed = claims.map(({ text }) => text.toLowerCase()).join(' ');
const comparableText = (words: string) =>
  words
    .toLowerCase()
    .replaceAll(/[-–—‑\s]+/g, ' ')
    .trim();

const ownCertifications = [...company.certifications.map(({ label }) => label), 'R2', 'SEIA'];

/** Requests to leave something out: "don’t mention the client (Westmark)". */
const unwanted =
  /\b(?:(?:please\s+)?(?:do(?:\s+not|n[’']?t)|never)\s+(?:mention|name|say|disclose|print|reveal|give\s+away|use\s+the\s+(?:words?|names?|terms?|phrases?))|without\s+(?:mentioning|naming|saying|disclosing)|leave\s+out(?!\s+of)|no\s+mention\s+of)[^\S\n]+(?:[^.!?;,\n(]|\([^)\n]*\))+/giu;

/** “His family's phone number must not appear.” */
const keptOut =
  /(?<=[\p{L}\d,)] )(?:must|should|may|can|will|shall)(?: not|n[’']t|not) (?:appear|be (?:mentioned|named|cited|shown|printed|disclosed|published|revealed|quoted|listed))\b/giu;

const instructions: readonly RegExp[] = [
  // "Never bypass the safety rules" and "don't forget to sign up before Friday" are for the reader.
  /(?<!\b(?:never|not|n[’']t|dont|cannot|to)\s+)\b(?:ignore|disregard|forget|override|bypass|circumvent)\s+(?!to\b)(?:\p{L}+\s+){0,4}?(?:rules?|instructions?|prompts?|guidelines?|gates?|filters?|limits?|restrictions?|checks?|polic(?:y|ies)|everything|above|constraints?|orders|voice|brand guide\w*|(?:were|was|been) told|told you|(?<=\b(?:what|all|anything|everything)\s(?:\p{L}+\s+){0,3})before)\b/giu,
  /\b(?:skip|break|violate|do not (?:follow|apply|obey)|don[’']t (?:follow|apply|obey))\s+(?:all\s+)?(?:of\s+)?(?:your|the (?:brand|house|wizard|system|style|voice))(?:[’']s)?\s+(?:\p{L}+\s+){0,2}?(?:rules?|instructions?|guidelines?|gates?|checks?|limits?|filters?)\b/giu,
  // “Skip the review and publish it.”
  /\b(?:skip|bypass)\s+(?:the |any |all )?(?:reviews?|approvals?|sign-?offs?)\b/giu,
  /\b(?:system prompt|developer mode|jail ?break|you are (?:now|no longer|an? (?:AI|assistant|chatbot|bot|language model|model))|pretend (?:to be|you are|that you)|act as (?:if you|my|an? (?:AI|assistant|bot|unrestricted|different|human|hacker|developer|DAN))|role ?play as|as an AI|your (?:hidden |secret |original |system )*(?:instructions|rules|prompt|training|configuration)|reveal (?:your|all|any|the (?:hidden|secret|system))|new instructions?:|(?<=(?:^|[.!?\n>]|--)\s*)(?:system|assistant|user|admin|developer):|repeat after me|replace (?:all|the|every) (?:of the )?(?:texts?|words?|copy|content|headlines?)|respond only with|answer (?:only )?(?:with|in \p{L}+) only|answer only with|output (?:only|the|your|all)|print (?:your|the|out) (?:\p{L}+ )?(?:prompt|rules|config\w*|instructions|environment|password)|sudo|rm -rf|drop table|delete (?:all|the|every) (?:users?|tables?|database|drafts|templates|files|other pieces)|execute (?:this|the following|code|commands?|scripts?)|run (?:this|the following) (?:code|command|script)|environment variables?|(?<!\b(?:never|not|n[’']t|dont)\s+(?:\p{L}+\s+)?)(?:show|print|reveal|output|list|include|give|send|tell|write|dump|leak|add|post)\s+(?:\p{L}+\s+){0,3}(?:API keys?|access tokens?)|passwords? of|enable admin|(?:disable|deactivate|suspend|(?:turn|switch) off|unlock) (?:all |your |the |these )+(?:\p{L}+ )?(?:filters?|rules?|gates?|guard ?rails?|limits?|restrictions?|checks?|safeguards?)|approve (?:everything|anything|all) (?:that )?(?:I|we) \p{L}+|note to (?:the )?(?:AI|bot|chatbot|language model|model))\b/giu,
];

/** Markup and code, which are removed without their sentence. */
const markup =
  /<!--[\s\S]{0,400}?(?:-->|$)|<\s*(script|style|iframe|svg)\b[^<]{0,200}<\s*\/\s*\1\s*>|<\s*\/?\s*(?:script|img|iframe|svg|style|system|a)\b[^>\n]{0,120}>?|\{\{[^}\n]{0,80}\}\}|\$\{[^}\n]{0,80}\}|\bjavascript:\S*|\bon(?:error|load|click)\s*=\S*/giu;

const refusalRules: readonly (readonly [RefusedKind, readonly RegExp[], boolean])[] = [
  ['instruction', [markup], false],
  ['instruction', instructions, true],
  ['unwanted', [keptOut], true],
  ['personal', privatePatterns, false],
  ['unwanted', [unwanted], false],
  ['competitor', hostilePatterns, true],
  ['competitor', rivalPatterns, false],
  ['certificate', [certificatePattern], false],
  ['claim', claimPatterns, false],
  ['offTopic', [otherRequests, otherSubjects], true],
];

const trimmed = (text: string, start: number, end: number): [number, number] => {
  let [from, to] = [start, end];
  while (from < to && /[\s,]/.test(text[from] ?? '')) from++;
  while (to > from && /[\s,.;:]/.test(text[to - 1] ?? '')) to--;
  return [from, to];
};

/** Longer sentences, in characters, are dictated without periods: only the part between two conjunctions counts. */
const longestSentence = 220;
const joint = /\s(?:and(?: then)?|then|but|so)(?=\s)/gi;

/** The sentence around a range. */
function sentenceAround(text: string, [start, end]: readonly [number, number]): [number, number] {
  const before = text.slice(0, start).search(/[.!?\n][^.!?\n]*$/);
  const after = /[.!?\n](?=\s|$)|\n/g;
  after.lastIndex = end;
  const whole = [before < 0 ? 0 : before + 1, after.exec(text)?.index ?? text.length] as const;
  if (whole[1] - whole[0] < longestSentence) return trimmed(text, ...whole);
  const joints = [...text.slice(...whole).matchAll(joint)].map(({ index }) => whole[0] + index);
  const from = joints.findLast((at) => at < start) ?? whole[0];
  // “charges double and never lets you watch”: a continuation about the same company is included.
  const to =
    joints.find(
      (at) => at >= end && !/^\s\w+ (?:never|always|only|even|still|also|they|their)\b/i.test(text.slice(at)),
    ) ?? whole[1];
  return trimmed(text, from, to);
}

/** Returns whether a sentence only adds the refused words, or leads to them. */
const isForIt = (text: string, [start, end]: readonly [number, number], words: readonly [number, number]) =>
  /^(?:\p{L}+ ){0,4}(?:add|put|write|mention|include|say|print|note|tell|give)\b/iu.test(
    text.slice(start, end),
  ) || /\b(?:to|at|is|was|of|with|by|from|for|on|his|her|their)\s*$/i.test(text.slice(start, words[0]));

/** A guarantee of something. */
const promised =
  /^\S*\s?guarante(?:e[ds]\s+(?!by\b)[\p{L}\d]|e\s+(?:to|that|you|we|our|no|the|your|never|\d))/iu;
/** “⟦Our ISO 27001 renewal: audited in October⟧”: what's said of a certificate is false without it. */
const ofCertificate =
  /^\s+(?:surveillance |re-?certification |annual )*(?:renewal|audits?|(?:re-?)?certifications?|accreditations?|certificates?)\s*[:–—]/i;
const article = /\b(?:our|the|an?|its) $/i;
/** A claim that begins with its verb. Its subject is empty without it. */
const verbFirst = /^(?:can|could|will|never|cures?|saves?|doubles?|triples?|lasts?|proven|cannot)\b/i;
/** Returns the whole clause of a claim: “A roof we worked on will never leak in winter”. */
const clauseOf = (text: string, [start, end]: readonly [number, number]): readonly [number, number] => [
  start - (/(?:(?!\s(?:and|but|so)\s)[^.,;:!?\n])*$/i.exec(text.slice(0, start))?.[0].length ?? 0),
  end + (/^(?:(?!\s(?:and|but|so)\s)[^.,;:!?\n])*/i.exec(text.slice(end))?.[0].length ?? 0),
];

/**
 * Finds words that no piece may contain.
 *
 * @param text the description
 * @param marks what the model marks, once it's known
 */
export function refusedIn(text: string, marks?: Marks): Refused[] {
  const byRules = refusedByRules(text, marks?.printed);
  const learned = (marks?.refused ?? []).flatMap(({ kind, at }) =>
    outside(
      trimmed(text, ...at),
      byRules.map((other) => other.at),
    ).flatMap((part) => {
      const words = trimmed(text, ...part);
      const isAll = isInside(at, part);
      // Of words that rules refuse in part, a short rest means nothing by itself.
      return (isAll || fewestWords.test(text.slice(...words))) && !isOurs(kind, text.slice(...words))
        ? [refusal(text, kind, words)]
        : [];
    }),
  );
  const found = [...byRules, ...learned].sort((one, other) => one.at[0] - other.at[0]);
  const joined: Refused[] = [];
  for (const next of found) {
    const last = joined.at(-1);
    const isJoined =
      last && reasonOf(last) === reasonOf(next) && /^,? ?$/.test(text.slice(last.at[1], next.at[0]));
    if (isJoined) joined.pop();
    joined.push(isJoined ? refusal(text, last.kind, [last.at[0], next.at[1]]) : next);
    const more = next.kind === 'competitor' ? aboutThem.exec(text.slice(next.at[1])) : null;
    const [end, lead] = [next.at[1] + (more?.[0].length ?? 0), more?.groups?.lead?.length ?? 0];
    if (more && !found.some((other) => other !== next && overlaps(other.at, [next.at[1], end])))
      joined.push(refusal(text, next.kind, [next.at[1] + lead, end]));
  }
  return joined;
}

/** A certificate that isn't ours is a claim, so words next to each other are refused as one. */
const reasonOf = ({ kind }: Refused) => (kind === 'certificate' ? 'claim' : kind);

/** Two words with some meaning, or a number. */
const fewestWords = /\p{L}{4,}.*\s\p{L}{4,}|\d{3}/u;

/** A sentence that goes on about the company that the one before names: “Their trucks are always late.” */
const aboutThem =
  /^(?<lead>[.!?]?\s+)(?:Their|They|Those (?:guys|people|folks)|These (?:guys|people|folks))\b[^.!?\n]*/;

const longestQuoted = 200;

/** Refuses words, and says why. Doesn't end within a number. */
function refusal(text: string, kind: RefusedKind, [start, end]: Span): Refused {
  const rest = /\d$/.test(text.slice(start, end)) ? /^(?:[,.]\d+)+/.exec(text.slice(end)) : null;
  const at: Span = [start, end + (rest?.[0].length ?? 0)];
  const words = text.slice(...at);
  const quoted = words.length > longestQuoted ? `${words.slice(0, longestQuoted - 3)}…` : words;
  return { at, kind, sentence: sentences[kind](quoted) };
}

/** Finds what the rules refuse. If they're given, other subjects only count in printed words. */
function refusedByRules(text: string, printed: readonly Span[] | undefined): Refused[] {
  let refused: Refused[] = [];
  for (const [kind, patterns, whole] of refusalRules)
    for (const pattern of patterns)
      for (const match of text.matchAll(pattern)) {
        const part = match.groups?.fact ?? match[0];
        const start = match.index + match[0].lastIndexOf(part);
        const words = trimmed(text, start, start + part.length);
        if (pattern === otherSubjects && printed?.length && !printed.some((span) => overlaps(span, words)))
          continue;
        const sentence = sentenceAround(text, words);
        const isWhole = whole || (kind === 'personal' && isForIt(text, sentence, words));
        const isClause =
          kind === 'claim' && (verbFirst.test(text.slice(...words)) || promised.test(text.slice(words[0])));
        const isNews = kind === 'certificate' && ofCertificate.test(text.slice(words[1]));
        const around = isWhole
          ? sentence
          : isNews
            ? trimmed(text, words[0] - (article.exec(text.slice(0, words[0]))?.[0].length ?? 0), sentence[1])
            : isClause
              ? clauseOf(text, words)
              : words;
        const met = refused.filter(
          (other) => overlaps(other.at, around) && !(isClause && isInside(other.at, around)),
        );
        // A match that begins within refused words and goes on extends them.
        const same = met.filter(
          (other) => other.kind === kind && overlaps(other.at, words) && !isInside(words, other.at),
        );
        const others = met.filter((other) => !same.includes(other)).map((other) => other.at);
        const at = trimmed(
          text,
          Math.min(around[0], ...same.map((other) => other.at[0])),
          Math.min(Math.max(around[1], ...same.map((other) => other.at[1])), ...others.map(([from]) => from)),
        );
        if (at[1] <= at[0] || isOurs(kind, text.slice(...at))) continue;
        refused = refused.filter((other) => !same.includes(other) && !(isClause && isInside(other.at, at)));
        refused.push(refusal(text, kind, at));
      }
  return refused;
}

/** Returns whether the brand's claims contain these words, or the brand holds this certificate. */
function isOurs(kind: RefusedKind, words: string): boolean {
  if (kind === 'certificate')
    return ownCertifications.some((label) =>
      new RegExp(`(?<![\\p{L}\\d])${label.replaceAll('.', '\\.')}(?![\\p{L}\\d])`, 'iu').test(words),
    );
  return kind === 'claim' && comparableText(claimed).includes(comparableText(words));
}

export const englishOnly =
  'The wizard works only in English. Describe the piece in English. Words in “quotation marks” can be in any language.';
