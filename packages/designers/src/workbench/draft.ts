import { plainLine, plainLines } from '../export/words/plainText.ts';
import { readPictureValue } from '../images/pictureValue.ts';
import {
  type AnyDraft,
  type DraftOf,
  type Field,
  type Fields,
  initialOf,
  offersBy,
  optionsOf,
  parentOf,
} from './fields.ts';

/** More than any field holds: 2,200 characters of a caption, each of them an emoji of 11 code units. What is longer in storage was not written here. */
const storedTextLimit = 30_000;

/** Names in the order in which they can be settled: what depends on another field comes after it. */
const settled = (fields: Fields): [string, Field][] =>
  Object.entries(fields).sort(([, a], [, b]) => Number(Boolean(parentOf(a))) - Number(Boolean(parentOf(b))));

/** A value as a draft may hold it: without the control characters that are pasted from other programs. */
const plain = (field: Field | undefined, value: string): string =>
  field?.kind === 'lines' ? plainLines(value) : plainLine(value);

/** A draft that nobody has touched. */
export function newDraft<Fs extends Fields>(fields: Fs): DraftOf<Fs> {
  const draft: Record<string, string> = {};
  for (const [name, field] of settled(fields)) draft[name] = initialOf(field, draft);
  return draft as DraftOf<Fs>;
}

/**
 * The draft after one field changed. A choice whose options depend on it takes the first of the new ones; what nobody has
 * touched follows it.
 */
export function editDraft<Fs extends Fields>(
  fields: Fs,
  draft: DraftOf<Fs>,
  name: keyof Fs & string,
  typed: string,
): DraftOf<Fs> {
  const before = draft as AnyDraft;
  const value = plain(fields[name], typed);
  if (before[name] === value) return draft;
  const after: Record<string, string> = { ...before, [name]: value };
  for (const [other, field] of Object.entries(fields)) {
    if (parentOf(field) !== name) continue;
    if (offersBy(field)) after[other] = optionsOf(field, after)[0]?.value ?? '';
    else if (before[other] === initialOf(field, before)) after[other] = initialOf(field, after);
  }
  return after as DraftOf<Fs>;
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
 * A draft from whatever storage held: each field keeps its stored value where that is still allowed, and its initial value
 * otherwise. Never throws.
 */
export function restoreDraft<Fs extends Fields>(fields: Fs, stored: unknown): DraftOf<Fs> {
  const source = typeof stored === 'object' && stored !== null ? stored : {};
  const draft: Record<string, string> = {};
  for (const [name, field] of settled(fields)) {
    const held: unknown = Object.hasOwn(source, name) ? Reflect.get(source, name) : undefined;
    const value = typeof held === 'string' ? plain(field, held) : held;
    draft[name] = accepts(field, draft, value) ? value : initialOf(field, draft);
  }
  return draft as DraftOf<Fs>;
}

/** What a stored draft says that these fields do not know, by name: another version of the product wrote it. */
export type Unread = Readonly<Record<string, unknown>>;

/** What of a stored draft a restored one does not show. */
export function unreadOf(fields: Fields, stored: unknown, restored: AnyDraft): Unread {
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return {};
  return Object.fromEntries(
    Object.entries(stored).filter(
      ([name, value]) =>
        name !== '__proto__' && !(typeof value === 'string' && plain(fields[name], value) === restored[name]),
    ),
  );
}

/** What is still unread: a field that was edited since then says something of its own. */
export const stillUnread = (unread: Unread, restored: AnyDraft, draft: AnyDraft): Unread =>
  Object.fromEntries(Object.entries(unread).filter(([name]) => draft[name] === restored[name]));
