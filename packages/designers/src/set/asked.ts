import { languageOf } from '../artwork/languages.ts';
import type { AnyDraft } from '../workbench/fields.ts';
import { readOwn, readOwnKey } from '../workbench/ownWords.ts';
import { type Facts, factsOf } from './facts.ts';
import { saysDate, saysTime } from './forms.ts';
import { type AskedName, askedNames, type Read, readWords } from './reading.ts';
import { roles, type SetDesigner } from './roles.ts';

/** The facts that a piece is asked for: it has no field for them, or it says them in words where the field is empty. */
export const askedOf = (designer: SetDesigner, draft: AnyDraft): readonly AskedName[] => {
  const { says, woven } = roles[designer];
  return askedNames.filter((name) => {
    const field = says[name];
    return field === undefined || (woven?.facts.includes(name) && !draft[field]?.trim());
  });
};

/** What the words of a piece say, of facts that it may have no field for. */
export const readIn = (facts: Facts, today: string): Read =>
  readWords([facts.what, facts.sentence, facts.offer].filter(Boolean).join('\n'), languageOf(facts), today);

/** What a piece says, with what is read from its words where it has no field for it. */
export function factsWithWords(designer: SetDesigner, draft: AnyDraft, today: string, standIn = ''): Facts {
  const facts = factsOf(designer, draft, standIn);
  const asked = askedOf(designer, draft);
  if (asked.length === 0) return facts;
  const read = readIn(facts, today);
  return { ...facts, ...Object.fromEntries(asked.map((name) => [name, read[name]])) };
}

/** Every word of a draft, also those of single sizes. */
const everyWord = (designer: SetDesigner, draft: AnyDraft): string =>
  Object.entries(draft)
    .map(([key, value]) => {
      if (readOwnKey(key)) return readOwn(value) ?? '';
      return ['text', 'lines'].includes(roles[designer].fields[key]?.kind ?? '') ? value : '';
    })
    .join('\n');

/**
 * The date and time that the words of a piece say now, where its set has others: one that is clear, and not a word is left of the one
 * of the set, or of what was read before. All else is left to the person.
 */
export function changedInWords(
  designer: SetDesigner,
  draft: AnyDraft,
  { facts, said }: { facts: Facts; said: Facts },
  today: string,
): Readonly<Partial<Record<'date' | 'time', string>>> {
  const asked = askedOf(designer, draft);
  const now = factsOf(designer, draft);
  const [before, after] = [readIn(said, today), readIn(now, today)];
  const words = everyWord(designer, draft);
  const stands = { date: saysDate, time: saysTime };
  const changed = (['date', 'time'] as const).filter((name) => {
    const field = roles[designer].says[name];
    if (!asked.includes(name) || (field && said[name])) return false;
    const old = facts[name];
    return (
      old &&
      after[name] &&
      ![old, before[name]].includes(after[name]) &&
      ![old, before[name]].some((each) => each && stands[name](words, each, languageOf(now)))
    );
  });
  return Object.fromEntries(changed.map((name) => [name, after[name]]));
}
