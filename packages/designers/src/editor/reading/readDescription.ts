import type { Fact, Marks, ReadDescription, Setting } from './brief.ts';
import { type ClauseKind, clausesIn } from './clauses.ts';
import { dateRemarks } from './facts/dates.ts';
import { asQuestion, factAt, overlaps, type Span } from './found.ts';
import { readByRules } from './known.ts';
import { occasionOf, toneOf } from './occasion.ts';
import { englishOnly } from './refused/screen.ts';
import { statementsOf } from './statements.ts';
import { subjectOf } from './subject.ts';
import { topicOf } from './topics.ts';

/**
 * Reads a description in plain English. The same input gives the same result. Never throws.
 *
 * @param description the text
 * @param setting today's date and the locale
 * @param marks what the model marks (`marksIn`); by default, all but the request is printed
 */
export function readDescription(description: string, setting: Setting, marks?: Marks): ReadDescription {
  const reading = readByRules(description, setting, marks);
  const { text, language, material, size, refused } = reading;
  const barred = refused.map(({ at }) => at);
  const clauses = language === 'en' ? clausesIn(reading, marks?.printed) : [];
  const of = (...kinds: ClauseKind[]) =>
    clauses.filter(({ kind }) => kinds.includes(kind)).map(({ at }) => at);
  const torn = barred.flatMap((at) => tornBy(text, at, reading.facts));
  const left = [...of('unprinted'), ...torn].filter((at) => !barred.some((other) => overlaps(other, at)));
  const isCard = material === 'business-card';
  const labelled = (
    ['place', 'audience', ...(isCard ? (['person', 'role', 'headline'] as const) : [])] as const
  ).flatMap((kind) =>
    of(kind).flatMap((at) =>
      barred.some((other) => overlaps(other, at)) || (kind === 'audience' && isSegment(text, at))
        ? []
        : // On a card, "Title:" is the person's job title.
          (factAt(description, kind === 'headline' ? 'role' : kind, ...at) ?? []),
    ),
  );
  const closed = [...barred, ...torn, ...of('lead', 'unprinted', 'audience')];
  const facts = [...reading.factsOutside([...closed, ...labelled.map(({ at }) => at)]), ...labelled].sort(
    (one, other) => one.at[0] - other.at[0],
  );
  const [headline, action] = (['headline', 'action'] as const).map((kind) => {
    const [at] = of(kind).filter((at) => !barred.some((other) => overlaps(other, at)));
    const words = at && factAt(description, 'phrase', ...at);
    return words && asQuestion(description, words);
  });
  const outside = without(text, [...barred, ...of('lead', 'unprinted')]);
  // “Forever” of “guaranteed, forever” is empty without the refused word.
  const isLeft = ({ text: words, at: [start, end] }: Fact) =>
    !/\s/.test(words) &&
    barred.some(
      ([from, to]) =>
        /^[\s,]+$/.test(text.slice(to, start)) || (end <= from && /^[\s,]*$/.test(text.slice(end, from))),
    );
  const statements =
    language === 'en' ? statementsOf(description, facts, closed).filter((one) => !isLeft(one)) : [];
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
    remarks: dateRemarks(facts, reading.reader),
  };
}

/**
 * Returns whether a request ends with readers as we sort them: “a flyer for roofing companies.” They don't call
 * themselves that, so they aren't greeted.
 */
const isSegment = (text: string, [start, end]: Span) =>
  /^\P{Lu}*\b(?:customers|clients|companies|firms|businesses|accounts|members|people|teams?|staff)$/u.test(
    text.slice(start, end),
  ) && /^\W*(?:[.!?\n]|$)/.test(text.slice(end));

const boundary = /[.!?,;:()\n]|\s[–—-]\s/gu;

/**
 * Returns the rest of a clause around refused words, if it makes no sense without them and has no fact: “We passed our
 * ⟦…⟧ audit on the first visit”.
 */
function tornBy(text: string, [start, end]: Span, facts: readonly Fact[]): Span[] {
  const from = [...text.slice(0, start).matchAll(boundary)].at(-1);
  const before: Span = [from ? from.index + from[0].length : 0, start];
  const after: Span = [end, end + text.slice(end).search(new RegExp(`${boundary.source}|$`, 'u'))];
  const isTorn =
    /\S\s+\S/.test(text.slice(...before).trim()) &&
    /^\s+\S+\s+\S/.test(text.slice(...after)) &&
    !facts.some(({ at, kind }) => kind !== 'name' && (overlaps(at, before) || overlaps(at, after)));
  return isTorn ? [before, after] : [];
}

/** The text with spaces in place of closed ranges. */
const without = (text: string, closed: readonly (readonly [number, number])[]) =>
  closed.reduce(
    (rest, [start, end]) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end),
    text,
  );
