import type { Fact, Marks, ReadDescription, Setting } from './brief.ts';
import { amountRules, numberRule } from './facts/amounts.ts';
import { contactRules } from './facts/contacts.ts';
import { dateRules } from './facts/dates.ts';
import { cardRule, peopleRules, roleRule } from './facts/people.ts';
import { placeNameRules, placeRules } from './facts/places.ts';
import { timeRule } from './facts/times.ts';
import { outside, type Reader, type Rule, readFacts, type Span } from './found.ts';
import { detectLanguage } from './language.ts';
import { agendaRule, bulletRule, enumerationRule, inlineListRule, plainListRule } from './lists.ts';
import { lastDate, looksBack } from './past.ts';
import { audienceRule, freeRule, nameRule, negativeRule, quoteRule } from './phrases.ts';
import { type Refused, refusedIn } from './refused/screen.ts';
import { type Request, requestIn } from './request/request.ts';

/** Rules that work in any language. */
const plainRules: readonly Rule[] = [quoteRule, ...contactRules];

/** In this order: if two overlap, the earlier keeps its words. */
const rules: readonly Rule[] = [
  ...plainRules,
  cardRule,
  agendaRule,
  ...dateRules,
  timeRule,
  ...amountRules,
  ...placeRules,
  bulletRule,
  inlineListRule,
  plainListRule,
  roleRule,
  ...peopleRules,
  negativeRule,
  freeRule,
  enumerationRule,
  ...placeNameRules,
  audienceRule,
  numberRule,
  nameRule,
];

/** The findings of rules in a description, before it's known which words are printed. */
export interface RuleReading extends Pick<Request, 'material' | 'size' | 'topic'> {
  /** The description with all spaces alike. Positions are those of the original. */
  text: string;
  language: ReadDescription['language'];
  /** The words that ask for the piece. */
  requestSpans: readonly Span[];
  /** The names of pieces. */
  pieces: readonly Span[];
  refused: readonly Refused[];
  reader: Reader;
  facts: readonly Fact[];
  /** The facts outside some stretches. */
  factsOutside: (closed: readonly Span[]) => Fact[];
}

/**
 * Reads the request, refusals and facts of a description.
 *
 * @param description the text
 * @param setting today's date and the locale
 * @param marks what the model marks, once it's known
 */
export function readByRules(description: string, { today, locale }: Setting, marks?: Marks): RuleReading {
  const text = description.replaceAll(/[^\S\n]/g, ' ');
  const language = detectLanguage(text);
  const { at: asking, ...request } = requestIn(text);
  const refused = refusedIn(text, language === 'en' ? marks : undefined);
  const reader = { today, monthFirst: /^en-(?:US|PH)\b|^en$/i.test(locale) };
  // “I owe ⟦Delphine Ravensworth⟧ a business card” also names the person.
  const people =
    request.material === 'business-card'
      ? [...cardRule(text, reader)].flatMap(({ kind, at }) => (kind === 'person' ? [at] : []))
      : [];
  const requestSpans = asking.flatMap((span) => outside(span, people));
  const isOver = looksBack(text);
  const factsOutside = (closed: readonly Span[]) =>
    readFacts(text, language === 'en' ? rules : plainRules, reader, closed).map((fact) => ({
      ...(isOver ? lastDate(fact, today) : fact),
      text: description.slice(...fact.at),
    }));
  const facts = factsOutside([...refused.map(({ at }) => at), ...requestSpans]);
  // “A card for the haulers” with opening hours isn't a business card.
  const hasNoPerson =
    request.material === 'business-card' &&
    !request.pieces.some((at) => /\p{L}\s+card/iu.test(text.slice(...at))) &&
    !facts.some(({ kind }) => /^(?:person|role|email|phone)$/.test(kind));
  const { material: _, ...rest } = request;
  return {
    text,
    language,
    ...(hasNoPerson ? rest : request),
    requestSpans,
    refused,
    reader,
    facts,
    factsOutside,
  };
}
