import type { AnyDraft, Field, Fields } from './fields.ts';

/**
 * What a draft says for one of its sizes only. It stands in the draft beside the fields, by field and size (`headline@google banner`), and
 * begins with a sign, so that no words of its own are another thing than nothing of its own. Files, steps and stores keep it as they keep
 * any value.
 */
const sign = '=';
const keyOf = /^([^@#]+)@([^@#]{1,80})$/;

/** More than any designer has sizes and fields. What is more in storage was not written here. */
export const mostOwn = 500;

export const ownKey = (field: string, size: string): string => `${field}@${size}`;

/** The field and the size that a key of a draft is about; undefined for a field's own key. */
export function readOwnKey(key: string): { field: string; size: string } | undefined {
  const [, field, size] = keyOf.exec(key) ?? [];
  return field && size ? { field, size } : undefined;
}

/** The name of the field that a key is about. */
export const fieldNameOf = (key: string): string => readOwnKey(key)?.field ?? key;

/** What can be another thing at one size: words, and what is seen of a picture. */
export const canDiffer = (field: Field | undefined): boolean =>
  field?.kind === 'picture'
    ? field.fills !== undefined
    : (field?.kind === 'text' && !field.measures) || field?.kind === 'lines';

/** As a draft holds a value for one size; undefined gives it back to all sizes. */
export const writeOwn = (value: string | undefined): string => (value === undefined ? '' : sign + value);

/** The value of a size, from what a draft holds; undefined where it has none of its own. */
export const readOwn = (held: string | undefined): string | undefined =>
  held?.startsWith(sign) ? held.slice(sign.length) : undefined;

interface Sized {
  fields: Fields;
  sets?: readonly { over: readonly string[] }[];
}

/** The choices that a designer's sizes are made by, outermost first: those of its widest set, or `size`. */
export const sizeChoices = ({ fields, sets }: Sized): readonly string[] =>
  sets?.at(-1)?.over ?? (fields.size?.kind === 'choice' ? ['size'] : []);

/** The size that a draft has. */
export const sizeOf = (designer: Sized, draft: AnyDraft): string =>
  sizeChoices(designer)
    .map((name) => draft[name] ?? '')
    .join(' ');

/** The names of the fields that have a value of their own at a size. */
export const ownAt = (draft: AnyDraft, size: string): readonly string[] =>
  Object.keys(draft).flatMap((key) => {
    const own = readOwnKey(key);
    return own?.size === size ? [own.field] : [];
  });

/** The edits that give fields of a size back to all sizes. */
export const givenBack = (fields: readonly string[], size: string) =>
  fields.map((field) => [ownKey(field, size), writeOwn(undefined)] as const);

/** No size has this name: beside what a size shows stands what all sizes say. */
const everySize = '';

/** What all sizes say, in a draft as one of them shows it. */
export const ofEverySize = (shown: AnyDraft, field: string): string =>
  shown[ownKey(field, everySize)] ?? shown[field] ?? '';

const shownDrafts = new WeakMap<AnyDraft, AnyDraft>();

/** The draft as its size shows it: with the size's own values for those of all sizes, and no others. The same draft where it has none. */
export function shownDraft<Draft extends AnyDraft>(designer: Sized, draft: Draft): Draft {
  const known = shownDrafts.get(draft);
  if (known) return known as Draft;
  const own = Object.keys(draft).filter(readOwnKey);
  if (own.length === 0) return draft;
  const size = sizeOf(designer, draft);
  const shown: Record<string, string> = {};
  for (const [key, value] of Object.entries(draft)) {
    if (readOwnKey(key)) continue;
    const here = readOwn(draft[ownKey(key, size)]);
    shown[key] = here ?? value;
    if (here !== undefined) shown[ownKey(key, everySize)] = value;
  }
  shownDrafts.set(draft, shown);
  return shown as Draft;
}
