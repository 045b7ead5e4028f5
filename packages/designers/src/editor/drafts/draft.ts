import { plainLine, plainLines } from '@daybreak/print/words';
import {
  type AnyDraft,
  type DraftOf,
  type Field,
  type Fields,
  initialOf,
  offersBy,
  optionsOf,
  parentOf,
} from '../fields/fields.ts';
import { migrated } from '../fields/migrations.ts';
import {
  canDiffer,
  fieldNameOf,
  maxOverrides,
  readOverride,
  readOverrideKey,
  writeOverride,
} from '../fields/sizeOverrides.ts';
import { readPictureValue } from '../images/pictureValue.ts';

/**
 * The maximum length of a stored text, more than any field holds: a caption of 2,200 characters, each an emoji of 11
 * code units. Anything longer in storage wasn't written here.
 */
const storedTextLimit = 30_000;

/** Fields in order of dependency: each comes after the one it depends on. */
const byDependency = (fields: Fields): [string, Field][] =>
  Object.entries(fields).sort(([, a], [, b]) => Number(Boolean(parentOf(a))) - Number(Boolean(parentOf(b))));

/** A value without control characters, which may be pasted from other programs. */
const stripControls = (field: Field | undefined, value: string): string =>
  field?.kind === 'lines' ? plainLines(value) : plainLine(value);

/** Returns an untouched draft. */
export function newDraft<Fs extends Fields>(fields: Fs): DraftOf<Fs> {
  const draft: Record<string, string> = {};
  for (const [name, field] of byDependency(fields)) draft[name] = initialOf(field, draft);
  return draft as DraftOf<Fs>;
}

/**
 * Returns the draft after one field changed. A choice whose options depend on that field takes the first of the new
 * ones; untouched fields follow it.
 */
export function editDraft<Fs extends Fields>(
  fields: Fs,
  draft: DraftOf<Fs>,
  name: keyof Fs & string,
  typed: string,
): DraftOf<Fs> {
  const previous = draft as AnyDraft;
  if (fields[fieldNameOf(name)]?.locked) return draft;
  if (readOverrideKey(name)) return editOwn(fields, previous, name, typed) as DraftOf<Fs>;
  const value = stripControls(fields[name], typed);
  if (previous[name] === value) return draft;
  const edited: Record<string, string> = {
    ...withoutCropsOfOthers(fields, previous, name, value),
    [name]: value,
  };
  for (const [other, field] of Object.entries(fields)) {
    if (parentOf(field) !== name || field.locked) continue;
    if (offersBy(field)) edited[other] = optionsOf(field, edited)[0]?.value ?? '';
    else if (previous[other] === initialOf(field, previous)) edited[other] = initialOf(field, edited);
  }
  return edited as DraftOf<Fs>;
}

/** Returns the draft after a size's own value was changed or given back. */
function editOwn(fields: Fields, draft: AnyDraft, key: string, typed: string): AnyDraft {
  const field = fields[fieldNameOf(key)];
  if (!canDiffer(field)) return draft;
  const override = readOverride(typed);
  const value = override === undefined ? '' : writeOverride(stripControls(field, override));
  if ((draft[key] ?? '') === value) return draft;
  const { [key]: _, ...rest } = draft;
  return value === '' ? rest : { ...rest, [key]: value };
}

const sourceOf = (value: string) => JSON.stringify(readPictureValue(value)?.source);

/** Removes the sizes' own crops of a picture that's being replaced for all of them. */
function withoutCropsOfOthers(fields: Fields, draft: AnyDraft, name: string, value: string): AnyDraft {
  if (fields[name]?.kind !== 'picture') return draft;
  const removed = Object.entries(draft).filter(
    ([key, storedValue]) =>
      readOverrideKey(key)?.field === name && sourceOf(readOverride(storedValue) ?? '') !== sourceOf(value),
  );
  return removed.length === 0
    ? draft
    : Object.fromEntries(Object.entries(draft).filter((entry) => !removed.some(([key]) => key === entry[0])));
}

const formats: Partial<Record<Field['kind'], RegExp>> = {
  date: /^(\d{4}-\d{2}-\d{2})?$/,
  time: /^(\d{2}:\d{2})?$/,
};

function accepts(field: Field, draft: AnyDraft, value: unknown): value is string {
  if (typeof value !== 'string' || value.length > storedTextLimit) return false;
  if (field.kind === 'choice') return optionsOf(field, draft).some((option) => option.value === value);
  if (field.kind === 'picture') return value === '' || readPictureValue(value) !== undefined;
  return formats[field.kind]?.test(value) ?? true;
}

/**
 * Restores a draft from anything in storage, by any version of its designer: each field keeps its stored value if
 * that's still allowed, and otherwise gets its initial value. Never throws.
 */
export function restoreDraft<Fs extends Fields>(fields: Fs, stored: unknown): DraftOf<Fs> {
  const current = migrated(fields, stored);
  const source = typeof current === 'object' && current !== null ? current : {};
  const draft: Record<string, string> = {};
  for (const [name, field] of byDependency(fields)) {
    const storedValue: unknown = Object.hasOwn(source, name) ? Reflect.get(source, name) : undefined;
    const value = typeof storedValue === 'string' ? stripControls(field, storedValue) : storedValue;
    draft[name] = accepts(field, draft, value) ? value : initialOf(field, draft);
  }
  return { ...draft, ...ownIn(fields, draft, source) } as DraftOf<Fs>;
}

/** A stored draft's values for single sizes, as far as they're allowed. */
const ownIn = (fields: Fields, draft: AnyDraft, source: object): AnyDraft =>
  Object.fromEntries(
    Object.entries(source)
      .filter(([key]) => canDiffer(fields[readOverrideKey(key)?.field ?? '']))
      .slice(0, maxOverrides)
      .flatMap(([key, storedValue]: [string, unknown]) => {
        const field = fields[fieldNameOf(key)];
        const override = typeof storedValue === 'string' ? readOverride(storedValue) : undefined;
        const value = override === undefined ? undefined : stripControls(field, override);
        return field && accepts(field, draft, value) ? [[key, writeOverride(value)]] : [];
      }),
  );

/** The parts of a stored draft that these fields don't know, by name: another version of the product wrote them. */
export type UnknownValues = Readonly<Record<string, unknown>>;

/** Finds the parts of a stored draft that the restored one doesn't show. */
export function unreadOf(fields: Fields, stored: unknown, restored: AnyDraft): UnknownValues {
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return {};
  return Object.fromEntries(
    Object.entries(migrated(fields, stored) as object).filter(
      ([name, value]) =>
        name !== '__proto__' &&
        !(typeof value === 'string' && stripControls(fields[fieldNameOf(name)], value) === restored[name]),
    ),
  );
}

/** The parts that are still unread. A field that was edited since then has its own value. */
export const stillUnread = (unread: UnknownValues, restored: AnyDraft, draft: AnyDraft): UnknownValues =>
  Object.fromEntries(Object.entries(unread).filter(([name]) => draft[name] === restored[name]));
