import type { AnyDraft, Fields } from './fields.ts';

/**
 * Converts a draft of one version of a designer to the next. It leaves a draft in the next version's form unchanged,
 * because drafts in a browser or a file don't state their version.
 */
export type Migration = (draft: AnyDraft) => AnyDraft;

const migrations = new WeakMap<Fields, readonly Migration[]>();

/** Declares the migrations to these fields, oldest first. */
export function declareMigrations(fields: Fields, declared: readonly Migration[]): void {
  migrations.set(fields, declared);
}

export const migrationsOf = (fields: Fields): readonly Migration[] => migrations.get(fields) ?? [];

/** The texts of a stored draft, because migrations expect nothing else. */
const textsOf = (stored: object): AnyDraft =>
  Object.fromEntries(Object.entries(stored).filter(([, value]) => typeof value === 'string'));

/** A stored draft in the form of the current version. Its values are as unchecked as before. */
export function migrated(fields: Fields, stored: unknown): unknown {
  const declared = migrationsOf(fields);
  if (declared.length === 0 || typeof stored !== 'object' || stored === null) return stored;
  return declared.reduce<AnyDraft>((draft, migrate) => migrate(draft), textsOf(stored));
}
