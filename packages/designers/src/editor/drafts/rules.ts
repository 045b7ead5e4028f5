import type { Designer, Remark } from '../designer.ts';
import { type AnyDraft, type Field, type Fields, offersBy, parentOf } from '../fields/fields.ts';
import { fieldNameOf } from '../fields/sizeOverrides.ts';
import type { History, TextChange } from '../history/history.ts';

/** A host's rules for a draft, such as a template's for drafts that began with it. */
export interface DraftRules {
  /** Fields that can't be changed, or all of them. */
  readonly locked: readonly string[] | 'all';
  /** Fields whose words must change before a file is made, with the words they have in the template. */
  readonly mustChange: Readonly<Record<string, string>>;
  /** The reason fields are locked, shown at each of them, if it isn't the template. */
  readonly lockedHint?: string;
}

const byTemplate = 'Locked by the template';
const replaceError = 'Replace the placeholder before you download.';

/**
 * The fields under the rules. If a locked choice's options depend on a field, that field is locked too. Returns the
 * same fields if there's no lock.
 */
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

/** Remarks for fields that still hold a placeholder, which override the designer's own. */
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

/** The hint for a locked field that's drawn outside the form. */
export const lockedHint = ({ locked, hint }: Field): string | undefined => locked && hint;

/** The reasons no file can be made yet, one sentence per placeholder. */
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

/** The designer under the rules. Returns the same one if there are none. */
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

/** Checks whether every field of a draft is locked. */
export const isAllLocked = (fields: Fields): boolean => Object.values(fields).every(({ locked }) => locked);

const isLocked = (fields: Fields, key: string): boolean => fields[fieldNameOf(key)]?.locked === true;

/** The draft's values for its locked fields. */
export const lockedIn = (fields: Fields, draft: AnyDraft): AnyDraft =>
  Object.fromEntries(Object.entries(draft).filter(([key]) => isLocked(fields, key)));

/** The steps without their changes to fields that are now locked. */
export function unlockedSteps(fields: Fields, history: History): History {
  if (!Object.values(fields).some(({ locked }) => locked)) return history;
  const isFree = ({ field }: TextChange) => !isLocked(fields, field);
  const unlocked = (steps: History['done']) =>
    steps.flatMap((step) => {
      const changes = step.changes.filter(isFree);
      return changes.length > 0 ? [{ ...step, changes }] : [];
    });
  return { ...history, done: unlocked(history.done), undone: unlocked(history.undone) };
}
