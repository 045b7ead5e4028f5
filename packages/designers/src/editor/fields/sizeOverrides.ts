import type { AnyDraft, Field, Fields } from './fields.ts';

/**
 * The start of a value for just one size, so an empty own value isn't mistaken for no value. Own values are stored in
 * the draft like fields, by field and size (`headline@google banner`). Files, steps, and stores treat them like any
 * other value.
 */
const sign = '=';
const keyOf = /^([^@#]+)@([^@#]{1,80})$/;

/**
 * The maximum number of own values, more than any designer has. Anything beyond this in storage wasn't written here.
 */
export const maxOverrides = 500;

export const overrideKey = (field: string, size: string): string => `${field}@${size}`;

/** The field and the size that a draft's key is about; undefined for a field's own key. */
export function readOverrideKey(key: string): { field: string; size: string } | undefined {
  const [, field, size] = keyOf.exec(key) ?? [];
  return field && size ? { field, size } : undefined;
}

/** The name of the field that a key is about. */
export const fieldNameOf = (key: string): string => readOverrideKey(key)?.field ?? key;

/** Checks whether a field can differ at one size: words can, and so can the crop of a picture. */
export const canDiffer = (field: Field | undefined): boolean =>
  field?.kind === 'picture'
    ? field.fills !== undefined
    : (field?.kind === 'text' && !field.measures) || field?.kind === 'lines';

/** Encodes a value for one size; undefined makes it match all sizes. */
export const writeOverride = (value: string | undefined): string => (value === undefined ? '' : sign + value);

/** Decodes a size's value from what a draft holds; undefined if the size has none of its own. */
export const readOverride = (storedValue: string | undefined): string | undefined =>
  storedValue?.startsWith(sign) ? storedValue.slice(sign.length) : undefined;

interface Sized {
  fields: Fields;
  sizeGroups?: readonly { over: readonly string[] }[];
}

/** The choices that make up a designer's sizes, outermost first: those of its widest set, or `size`. */
export const sizeChoices = ({ fields, sizeGroups }: Sized): readonly string[] =>
  sizeGroups?.at(-1)?.over ?? (fields.size?.kind === 'choice' ? ['size'] : []);

export const sizeOf = (designer: Sized, draft: AnyDraft): string =>
  sizeChoices(designer)
    .map((name) => draft[name] ?? '')
    .join(' ');

/** The names of the fields that have their own value at a size. */
export const ownAt = (draft: AnyDraft, size: string): readonly string[] =>
  Object.keys(draft).flatMap((key) => {
    const override = readOverrideKey(key);
    return override?.size === size ? [override.field] : [];
  });

/** The edits that make fields of a size match all sizes. */
export const resetOverrides = (fields: readonly string[], size: string) =>
  fields.map((field) => [overrideKey(field, size), writeOverride(undefined)] as const);

/** A name that no size has, for keeping the words of all sizes next to those of one size. */
const everySize = '';

/** The words of all sizes, read from a draft as one size shows it. */
export const ofEverySize = (shown: AnyDraft, field: string): string =>
  shown[overrideKey(field, everySize)] ?? shown[field] ?? '';

const shownDrafts = new WeakMap<AnyDraft, AnyDraft>();

/**
 * The draft as its size shows it: the size's own values replace those of all sizes. Returns the same draft if the size
 * has none.
 */
export function shownDraft<Draft extends AnyDraft>(designer: Sized, draft: Draft): Draft {
  const cached = shownDrafts.get(draft);
  if (cached) return cached as Draft;
  const overrides = Object.keys(draft).filter(readOverrideKey);
  if (overrides.length === 0) return draft;
  const size = sizeOf(designer, draft);
  const merged: Record<string, string> = {};
  for (const [key, value] of Object.entries(draft)) {
    if (readOverrideKey(key)) continue;
    const override = readOverride(draft[overrideKey(key, size)]);
    merged[key] = override ?? value;
    if (override !== undefined) merged[overrideKey(key, everySize)] = value;
  }
  shownDrafts.set(draft, merged);
  return merged as Draft;
}
