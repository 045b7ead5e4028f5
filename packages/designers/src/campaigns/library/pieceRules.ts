import type { FieldRules, PieceCampaign } from './pieceStore.ts';

// The input rules of every piece store, in the server's words: an in-memory store refuses what the server would.

type FieldChanges = Readonly<Record<string, string | null>>;

const fieldName = /^[A-Za-z][A-Za-z0-9_.-]{0,79}(@[^@#\p{Cc}]{1,80})?$/u;
/** Control characters, direction marks and zero-width characters, as in the database. */
const unseen =
  /[\p{Cc}\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u2064\u2066-\u206f\u3164\ufeff]/u;

/** Maximum size of a picture, in bytes. */
export const pictureLimit = 10 * 1024 * 1024;

/** A field's own rule also applies to its values for single sizes. */
export const ruleOf = (rules: FieldRules, field: string): FieldRules[string] | undefined =>
  rules[field.split('@')[0] ?? field];

/** Explains why fields can't be stored; undefined if they can. */
export function wrongWithFields(fields: FieldChanges): string | undefined {
  const names = Object.keys(fields);
  if (names.length > 600 || names.some((name) => !fieldName.test(name)))
    return 'A piece can have up to 600 fields, named with letters and digits only.';
  if (new TextEncoder().encode(JSON.stringify(fields)).length > 256 * 1024)
    return 'A piece can have up to 256 KB of text and settings.';
  return undefined;
}

/** Explains how a change to these fields breaks a template's rules; undefined if it doesn't. */
export const wrongWithLocks = (
  rules: FieldRules,
  draft: FieldChanges,
  changed: FieldChanges,
): string | undefined =>
  Object.entries(changed).some(
    ([field, value]) => ruleOf(rules, field) === 'locked' && (draft[field] ?? null) !== value,
  )
    ? "You changed a field that this piece's template locks."
    : undefined;

/** Explains why campaign data can't be stored; undefined if it can. */
export const wrongWithCampaign = (campaign: PieceCampaign): string | undefined =>
  /^[A-Za-z0-9-]{1,40}$/.test(campaign.set) &&
  new TextEncoder().encode(JSON.stringify(campaign)).length <= 256 * 1024
    ? undefined
    : "A piece's campaign data must name the campaign and stay under 256 KB.";

/** Explains why this isn't a valid name for a piece or folder; undefined if it is. */
export function wrongWithTitle(words: string): string | undefined {
  if (unseen.test(words)) return 'Use only visible characters in the name.';
  const length = [...words.trim()].length;
  return length < 1 || length > 120 ? 'Use 1 to 120 characters for the name.' : undefined;
}
