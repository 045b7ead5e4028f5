import type { AnyDraft, Fields } from './fields.ts';

/**
 * Turns a draft of one version of a designer into a draft of the next. It leaves a draft that already has the next version's form as it is,
 * because drafts in a browser or a file don't say which version wrote them.
 */
export type Migration = (draft: AnyDraft) => AnyDraft;

const migrations = new WeakMap<Fields, readonly Migration[]>();

/** Declares how drafts of earlier versions become drafts of these fields, oldest first. */
export function declareMigrations(fields: Fields, declared: readonly Migration[]): void {
  migrations.set(fields, declared);
}

export const migrationsOf = (fields: Fields): readonly Migration[] => migrations.get(fields) ?? [];

/** Where there's anything to migrate, the texts of a stored draft: a migration expects nothing else. */
const textsOf = (stored: object): AnyDraft =>
  Object.fromEntries(Object.entries(stored).filter(([, value]) => typeof value === 'string'));

/** A stored draft in the form of the current version. Its values are as unchecked as before. */
export function migrated(fields: Fields, stored: unknown): unknown {
  const declared = migrationsOf(fields);
  if (declared.length === 0 || typeof stored !== 'object' || stored === null) return stored;
  return declared.reduce<AnyDraft>((draft, migrate) => migrate(draft), textsOf(stored));
}
