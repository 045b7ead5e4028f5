import type { Brief, Fact, Setting } from './brief.ts';
import type { ClauseKind } from './clauses/clause.ts';
import { clausesIn } from './clauses/clauses.ts';
import { lastDate, looksBack } from './clauses/past.ts';
import { amountRules, numberRule } from './facts/amounts.ts';
import { contactRules } from './facts/contacts.ts';
import { dateRemarks, dateRules } from './facts/dates.ts';
import { cardRule, peopleRules, roleRule } from './facts/people.ts';
import { placeNameRules, placeRules } from './facts/places.ts';
import { timeRule } from './facts/times.ts';
import { factAt, overlaps, type Rule, readFacts, type Span, within } from './found.ts';
import { languageOf } from './language.ts';
import { agendaRule, bulletRule, enumerationRule, inlineListRule, plainListRule } from './lists.ts';
import { occasionOf, toneOf } from './occasion.ts';
import { audienceRule, freeRule, nameRule, negativeRule, quoteRule } from './phrases.ts';
import { requestIn } from './request.ts';
import { englishOnly, refusedIn } from './screen.ts';
import { statementsOf } from './statements.ts';
import { subjectOf } from './subject.ts';
import { topicOf } from './topics.ts';

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

const mine = /\b(?:I|me|my)\b/;

/** Reads a description in plain English. The same description and setting give the same brief. Never throws. */
export function readBrief(description: string, { today, locale }: Setting): Brief {
  // Every character stays one character, so that positions in the text match the description.
  const text = description.replaceAll(/[^\S\n]/g, ' ');
  const language = languageOf(text);
  const { material, size, at: asked } = requestIn(text);
  const refused = refusedIn(text);
  const reader = { today, monthFirst: /^en-(?:US|PH)\b|^en$/i.test(locale) };
  const barred = refused.map(({ at }) => at);
  const isOver = looksBack(text);
  const read = (closed: readonly Span[]) =>
    readFacts(text, language === 'en' ? rules : plainRules, reader, closed).map((fact) => ({
      ...(isOver ? lastDate(fact, today) : fact),
      text: description.slice(...fact.at),
    }));
  const known = read([...barred, ...asked]);
  const clauses = language === 'en' ? clausesIn(text, { asked, refused: barred, facts: known }) : [];
  const of = (...kinds: ClauseKind[]) =>
    clauses.filter(({ kind }) => kinds.includes(kind)).map(({ at }) => at);
  const left = of('steer', 'unsure').filter((at) => !barred.some((other) => overlaps(other, at)));
  const isCard = material === 'business-card';
  const labelled = (
    ['place', 'audience', ...(isCard ? (['person', 'role', 'headline'] as const) : [])] as const
  ).flatMap((kind) =>
    of(kind).flatMap((at) =>
      barred.some((other) => overlaps(other, at))
        ? []
        : // "Title:" of a card is its person's.
          (factAt(description, kind === 'headline' ? 'role' : kind, ...at) ?? []),
    ),
  );
  const closed = [...barred, ...asked, ...of('lead', 'steer', 'unsure', 'audience')];
  // How to reach us is meant for the reader, however it's asked for: "end with our phone number".
  const contacts = known.filter(
    ({ kind, at }) =>
      /^(?:phone|email|link)$/.test(kind) &&
      [...of('steer'), ...of('unsure').filter((span) => !mine.test(text.slice(...span)))].some((span) =>
        within(at, span),
      ),
  );
  const plainly = [...contacts, ...read([...closed, ...labelled.map(({ at }) => at)]), ...labelled];
  /** Whether what tells where also tells when. */
  const isDated = (at: Span) =>
    of('unsure').some(
      (span) =>
        within(at, span) && known.some((fact) => /^(?:date|time)$/.test(fact.kind) && within(fact.at, span)),
    );
  // "I'm speaking in Oslo on 3 June and need a slide": when and where count, who says so doesn't.
  const aside = read(barred).filter(
    ({ kind, at }) =>
      (/^(?:date|time)$/.test(kind) || (kind === 'place' && isDated(at))) &&
      [...of('unsure'), ...asked].some((span) => within(at, span)) &&
      !/^last\b|\bago$/i.test(text.slice(...at)) &&
      !/\b(?:by|until|before|till|on|(?:after|since)\b[^.,:]*)\s+$/i.test(
        text.slice(0, at[0]).replace(/\bon\s+$/, ''),
      ) &&
      !plainly.some((fact) => fact.kind === kind || overlaps(fact.at, at)),
  );
  const facts = [...plainly, ...aside].sort((one, other) => one.at[0] - other.at[0]);
  const [headline, action] = (['headline', 'action'] as const).map((kind) => {
    const [at] = of(kind).filter((at) => !barred.some((other) => overlaps(other, at)));
    return at && factAt(description, 'phrase', ...at);
  });
  const outside = without(text, [...barred, ...of('lead', 'steer', 'unsure')]);
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
    ...(headline && { headline }),
    ...(action && { action }),
    statements,
    facts,
    notUsed: left.flatMap((at) => factAt(description, 'phrase', ...at)?.text ?? []),
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
