import { amountRules, numberRule } from './amounts.ts';
import type { Brief, Fact, Setting } from './brief.ts';
import { contactRules } from './contacts.ts';
import { dateRemarks, dateRules } from './dates.ts';
import { type Rule, readFacts } from './found.ts';
import { languageOf } from './language.ts';
import { cardRule, peopleRules, roleRule } from './people.ts';
import {
  agendaRule,
  audienceRule,
  bulletRule,
  enumerationRule,
  freeRule,
  inlineListRule,
  nameRule,
  negativeRule,
  plainListRule,
  quoteRule,
} from './phrases.ts';
import { placeNameRules, placeRules } from './places.ts';
import { occasionOf, requestIn, toneOf } from './request.ts';
import { englishOnly, refusedIn } from './screen.ts';
import { statementsOf, subjectOf } from './statements.ts';
import { timeRule } from './times.ts';
import { topicOf } from './topics.ts';
import { wishesIn } from './wishes.ts';

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

/** Reads a description in plain English. The same description and setting give the same brief. Never throws. */
export function readBrief(description: string, { today, locale }: Setting): Brief {
  // Every character stays one character, so that positions in the text match the description.
  const text = description.replaceAll(/[^\S\n]/g, ' ');
  const language = languageOf(text);
  const { material, size, at: asked } = requestIn(text);
  const refused = refusedIn(text);
  const wishes = wishesIn(text);
  const reader = { today, monthFirst: /^en-(?:US|PH)\b|^en$/i.test(locale) };
  const closed = [...refused.map(({ at }) => at), ...wishes, ...asked];
  const facts = readFacts(text, language === 'en' ? rules : plainRules, reader, closed).map((fact) => ({
    ...fact,
    text: description.slice(...fact.at),
  }));
  const outside = without(text, [...refused.map(({ at }) => at), ...wishes]);
  const statements: Fact[] = language === 'en' ? statementsOf(description, facts, closed) : [];
  const subject = subjectOf(statements, facts);
  const audience = facts.find(({ kind }) => kind === 'audience');
  const has = (kind: Fact['kind']) => facts.some((fact) => fact.kind === kind);
  return {
    description,
    language,
    ...(material && { material }),
    ...(size && { size }),
    occasion: occasionOf(outside, {
      dated: has('date'),
      timed: has('time'),
      off: facts.some(({ kind, text: words }) => /^(?:percent|price)$/.test(kind) && /\boff\b/i.test(words)),
    }),
    topic: topicOf(outside),
    tone: toneOf(text),
    ...(audience && { audience }),
    ...(subject && { subject }),
    statements,
    facts,
    notUsed: wishes.map((at) => description.slice(...at)),
    refusals: [...(language === 'other' ? [englishOnly] : []), ...refused.map(({ sentence }) => sentence)],
    remarks: dateRemarks(facts, reader),
  };
}

/** The text with spaces in place of closed ranges. */
const without = (text: string, closed: readonly (readonly [number, number])[]) =>
  closed.reduce(
    (rest, [start, end]) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end),
    text,
  );
