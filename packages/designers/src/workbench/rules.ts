import type { Designer, Remark } from './designer.ts';
import { type AnyDraft, type Field, type Fields, offersBy, parentOf } from './fields.ts';
import type { Change, History } from './history.ts';
import { fieldNameOf } from './ownWords.ts';

/** What a host says of a draft: a template, of what began with it. */
export interface DraftRules {
  /** Fields that stay as they are, or all of them. */
  readonly locked: readonly string[] | 'all';
  /** Fields whose words must become others before a file is made, with the words that they have in the template. */
  readonly mustChange: Readonly<Record<string, string>>;
  /** Why fields are locked, said at each of them, where it is not the template. */
  readonly lockedHint?: string;
}

const byTemplate = 'Locked by the template';
const replaceError = 'Replace the placeholder before you download.';

/** The fields as the rules leave them. What the options of a locked choice hang on is locked with it. The same fields without a lock. */
export function ruledFields<Fs extends Fields>(fields: Fs, rules: DraftRules | undefined): Fs {
  const names = rules?.locked === 'all' ? Object.keys(fields) : rules?.locked;
  const locked = new Set(names?.filter((name) => fields[name]));
  if (locked.size === 0) return fields;
  for (const name of [...locked]) {
    const field = fields[name];
    const parent = field && offersBy(field) && parentOf(field);
    if (parent) locked.add(parent);
  }
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) =>
      locked.has(name)
        ? [name, { ...field, locked: true, hint: rules?.lockedHint ?? byTemplate }]
        : [name, field],
    ),
  ) as unknown as Fs;
}

const placeholdersIn = (rules: DraftRules, draft: AnyDraft): readonly string[] =>
  Object.entries(rules.mustChange).flatMap(([name, words]) =>
    draft[name]?.trim() === words.trim() ? [name] : [],
  );

/** What the fields that still hold a placeholder are told, over what a designer says of them. */
export function ruledRemarks(
  rules: DraftRules | undefined,
  draft: AnyDraft,
  remarks: Readonly<Record<string, Remark | undefined>> = {},
): Readonly<Record<string, Remark | undefined>> {
  const names = rules ? placeholdersIn(rules, draft) : [];
  return names.length === 0
    ? remarks
    : {
        ...remarks,
        ...Object.fromEntries(names.map((name) => [name, { ...remarks[name], error: replaceError }])),
      };
}

/** What a control says of a locked field that is drawn apart from the form. */
export const lockedHint = ({ locked, hint }: Field): string | undefined => locked && hint;

/** Why no file is made yet, one sentence for each placeholder. */
export const placeholdersLeft = (
  fields: Fields,
  rules: DraftRules | undefined,
  draft: AnyDraft,
): readonly string[] =>
  rules
    ? placeholdersIn(rules, draft).map(
        (name) => `Replace the placeholder in “${fields[name]?.label ?? name}”.`,
      )
    : [];

/** The designer as the rules leave it. The same one without rules. */
export function ruledDesigner<Fs extends Fields>(
  designer: Designer<Fs>,
  rules: DraftRules | undefined,
): Designer<Fs> {
  if (!rules) return designer;
  return {
    ...designer,
    fields: ruledFields(designer.fields, rules),
    remarks: (draft) =>
      ruledRemarks(rules, draft as AnyDraft, designer.remarks?.(draft)) as Partial<Record<keyof Fs, Remark>>,
    unfinished: (draft) => placeholdersLeft(designer.fields, rules, draft as AnyDraft),
  };
}

/** Nothing of a draft can be changed. */
export const isAllLocked = (fields: Fields): boolean => Object.values(fields).every(({ locked }) => locked);

const isLocked = (fields: Fields, key: string): boolean => fields[fieldNameOf(key)]?.locked === true;

/** What a draft holds of its locked fields. */
export const lockedIn = (fields: Fields, draft: AnyDraft): AnyDraft =>
  Object.fromEntries(Object.entries(draft).filter(([key]) => isLocked(fields, key)));

/** The steps without what they changed of fields that are locked now. */
export function unlockedSteps(fields: Fields, history: History): History {
  if (!Object.values(fields).some(({ locked }) => locked)) return history;
  const free = ({ field }: Change) => !isLocked(fields, field);
  const freed = (steps: History['done']) =>
    steps.flatMap((step) => {
      const changes = step.changes.filter(free);
      return changes.length > 0 ? [{ ...step, changes }] : [];
    });
  return { ...history, done: freed(history.done), undone: freed(history.undone) };
}
