import type { Fact } from '../brief.ts';
import { overlaps, type Span, within } from '../found.ts';
import { isOfOurTrade } from '../language.ts';
import { isForReader } from './evidence.ts';
import { clean } from './greetings.ts';
import { isOnOthers, isStance, takesPart } from './others.ts';
import { isSteering } from './steering.ts';
import { isUnwished, withholdsLast } from './withheld.ts';

/** What is known of a description before its clauses are sorted. */
export interface Known {
  /** Words that ask for the piece. */
  asked: readonly Span[];
  refused: readonly Span[];
  facts: readonly Fact[];
}

/** What was printed so far: anything, and whether the last sentence has a verb. */
interface Told {
  isSaid: boolean;
  hasVerb: boolean;
}

const unwanted = /^\W*(?:(?:please|pls)\s+)?(?:no|not|nothing|never|without|avoid|don[’']?t|do not)\b/i;
/** "It's for the glass line", after "we got an award". */
const onWhatWasSaid = /^(?:it|this)(?:[’']s| is) for\b/i;

/** Tells wishes, and what goes along with them, from what's said to the reader. */
export function wishesIn(text: string, { asked, refused, facts }: Known) {
  const has = (at: Span, kinds: RegExp) => facts.some((fact) => kinds.test(fact.kind) && within(fact.at, at));
  const wordsOf = (at: Span) => clean(text.slice(...at));
  // “Don't use the word ‘cheap’” quotes what isn't wanted.
  const isQuoted = (at: Span) =>
    has(at, /phrase/) && !unwanted.test(text.slice(...at)) && !/^\s*use ["“'‘]/i.test(text.slice(...at));
  /** An aside, or what's left next to refused words: “9 tires (don't ask)”. */
  const isDebris = (at: Span) => {
    const words = text.slice(...at);
    const isAside =
      text[at[0] - 1] === '(' &&
      /\p{L}\s+\p{L}/u.test(words) &&
      !/[\p{Lu}\p{Lo}\d]/u.test(words) &&
      (!words.includes(',') || words.split(',').some((word) => isSteering(clean(word))));
    const isLeft = refused.some(([start, end]) => start === at[1] || end === at[0]) && !has(at, /name/);
    return (isAside || isLeft) && !isForReader(text, [at], facts);
  };
  // In a request, "they" are whom it names: "thanks to the crew, they were done in 3 days".
  const isOnAsked = (at: Span) =>
    has(at, /number/) && asked.some(([, to]) => to < at[0] && !/[.!?\n]/.test(text.slice(to, at[0])));
  const isBackground = (at: Span, { isSaid }: Told) =>
    isOnOthers(wordsOf(at), isSaid) && !has(at, takesPart) && !isOnAsked(at);
  const refersBack = (at: Span) => onWhatWasSaid.test(wordsOf(at)) && has(at, /place|name|person|company/);
  return {
    has,
    isQuoted,
    isBackground,
    /** Whether a whole sentence steers; after a sentence with a verb, "it" may be what that is about. */
    isSteered: (at: Span, { hasVerb }: Told) => isSteering(wordsOf(at)) && !(hasVerb && refersBack(at)),
    /** Whether a part of a sentence is a wish; `before` are its parts for the reader so far, `after` its wishes. */
    isWish: (at: Span, told: Told, before: readonly Span[], after: readonly Span[]): boolean => {
      const words = wordsOf(at);
      // "Blue only, no pies": what a wish goes on with is one, too.
      if (before.length === 0 && after.length > 0 && unwanted.test(text.slice(...at))) return true;
      return (
        !isQuoted(at) &&
        // "Blue: clean cardboard"
        !(text[at[1]] === ':' && /^\p{L}+$/u.test(words)) &&
        !refused.some((span) => overlaps(span, at)) &&
        !has(at, /price|percent|item/) &&
        !(told.hasVerb && refersBack(at)) &&
        (isSteering(words) ||
          withholdsLast(words) ||
          (before.length === 0 && isUnwished(text, at)) ||
          isDebris(at) ||
          isBackground(at, told) ||
          isStance(words))
      );
    },
    /** "No names, the contract isn't signed": what goes with a wish is why, unless it says something of its own. */
    isReason: (wishes: readonly Span[], rest: readonly Span[]): boolean =>
      wishes.some((wish) => /^(?:so|be)\b/i.test(wordsOf(wish)) || rest.every((at) => at[0] > wish[0])) &&
      rest.every(
        (at) =>
          !has(at, /^(?!audience|not)/) &&
          !/\byour?\b/i.test(text.slice(...at)) &&
          !isOfOurTrade(text.slice(...at)),
      ),
  };
}
