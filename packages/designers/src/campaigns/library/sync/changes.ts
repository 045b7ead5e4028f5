import { fieldNameOf } from '../../../editor/fields/sizeOverrides.ts';
import type { Link } from '../links.ts';
import type { FieldRules, PieceDraft, SavedPiece } from '../pieceStore.ts';

export type FieldChanges = Readonly<Record<string, string | null>>;

const fieldsOf = (...drafts: readonly PieceDraft[]): string[] => [
  ...new Set(drafts.flatMap((draft) => Object.keys(draft))),
];

const isLockedField = (rules: FieldRules, field: string): boolean => rules[fieldNameOf(field)] === 'locked';

/** A draft with these changes. */
export function applyChanges(draft: PieceDraft, changed: FieldChanges): PieceDraft {
  const newDraft: Record<string, string> = { ...draft };
  for (const [field, value] of Object.entries(changed)) {
    if (value === null) delete newDraft[field];
    else newDraft[field] = value;
  }
  return newDraft;
}

/** The changes that turn one draft into another. */
export const changesTo = (before: PieceDraft, after: PieceDraft): FieldChanges =>
  Object.fromEntries(
    fieldsOf(before, after).flatMap((field) =>
      before[field] === after[field] ? [] : [[field, after[field] ?? null]],
    ),
  );

/**
 * The next request: the draft's unanswered changes, as far as they were made on the same revision. Undefined if there
 * are none.
 */
export function nextRequest(
  link: Link,
  local: PieceDraft,
): { base: number; changed: FieldChanges } | undefined {
  const changed = Object.entries(changesTo(link.acked, local)).filter(
    ([field]) => !isLockedField(link.rules, field),
  );
  if (changed.length === 0) return undefined;
  const baseOf = (field: string) => Math.max(1, link.blind[field] ?? link.revision);
  const base = Math.min(...changed.map(([field]) => baseOf(field)));
  return { base, changed: Object.fromEntries(changed.filter(([field]) => baseOf(field) === base)) };
}

interface Received {
  link: Link;
  /** This browser's draft, with other people's changes. */
  draft: PieceDraft;
  /** The fields in it that others changed. */
  foreignFields: readonly string[];
}

/**
 * Applies a response from the store. A field that changed there gets the store's value, unless it was changed here too:
 * then it keeps the local value, and the next request says that it hasn't seen the other one.
 */
export function mergeAnswer(
  link: Link,
  local: PieceDraft,
  answer: SavedPiece,
  sentChanges: FieldChanges = {},
): Received {
  const overwritten = [
    ...link.overwritten,
    ...answer.overwritten.filter(({ id }) => !link.overwritten.some((each) => each.id === id)),
  ];
  // Superseded by a later response.
  if (answer.revision < link.revision)
    return { link: { ...link, overwritten }, draft: local, foreignFields: [] };
  const expected = applyChanges(link.acked, sentChanges);
  const blind: Record<string, number> = Object.fromEntries(
    Object.entries(link.blind).filter(([field]) => !Object.hasOwn(sentChanges, field)),
  );
  const foreign = Object.keys(changesTo(expected, answer.draft));
  const locked = Object.keys(changesTo(local, answer.draft)).filter((field) =>
    isLockedField(link.rules, field),
  );
  const foreignFields = [
    ...new Set([...foreign.filter((field) => local[field] === expected[field]), ...locked]),
  ];
  for (const field of foreign)
    if (!foreignFields.includes(field) && local[field] !== answer.draft[field])
      blind[field] ??= link.revision;
  for (const field of Object.keys(blind)) if (local[field] === answer.draft[field]) delete blind[field];
  const change = Object.fromEntries(foreignFields.map((field) => [field, answer.draft[field] ?? null]));
  return {
    link: {
      ...link,
      revision: answer.revision,
      version: answer.version,
      acked: answer.draft,
      pictures: answer.pictures,
      overwritten,
      blind,
    },
    draft: applyChanges(local, change),
    foreignFields,
  };
}
