import { wrongWithLocks } from '@daybreak/designers/library';
import { noSuchPiece, type PieceVersions } from '../../interfaces/Library.ts';
import type { Methods } from '../operation.ts';
import {
  type LibraryAccess,
  type MemoryPiece,
  refusal,
  refuseIf,
  requireName,
  requirePiece,
  requireStaff,
  savedPiece,
} from './libraryStore.ts';
import { addVersion, ensureVersion, recordMutation, writeFields } from './rowChanges.ts';

function versionOf(row: MemoryPiece, version: number) {
  const found = row.versions[version - 1];
  if (!found) throw refusal("This version doesn't exist.");
  return found;
}

export const versions = (access: LibraryAccess): Methods<PieceVersions> => ({
  history(id, before = Number.POSITIVE_INFINITY, size = 50) {
    return requirePiece(access, id, 'view')
      .row.versions.filter(({ version }) => version < before)
      .reverse()
      .slice(0, size)
      .map(({ version, name, savedBy, savedAt, restoredFrom }) => ({
        version,
        name,
        savedBy,
        savedAt,
        restoredFrom,
      }));
  },
  openVersion(id, version) {
    const {
      brandVersion: _,
      revision: __,
      ...kept
    } = versionOf(requirePiece(access, id, 'view').row, version);
    return kept;
  },
  nameVersion(id, version, name) {
    const { row } = requirePiece(access, id, 'edit');
    row.versions[version - 1] = { ...versionOf(row, version), name: name ? requireName(name) : null };
  },
  restoreVersion(id, version, mutation) {
    const { row } = requirePiece(access, id, 'edit');
    if (!row.mutations.has(mutation)) {
      const me = access.caller().accountId;
      const oldVersion = versionOf(row, version);
      recordMutation(row, mutation);
      ensureVersion(row, me);
      const clearedFields = Object.fromEntries(Object.keys(row.draft).map((field) => [field, null]));
      writeFields(row, me, row.revision, { ...clearedFields, ...oldVersion.draft }, mutation);
      row.pictures = { ...row.pictures, ...oldVersion.pictures };
      addVersion(row, me, version);
    }
    return savedPiece(row, mutation);
  },
  overwritten: (id) =>
    requirePiece(access, id, 'view').row.overwritten.map(({ mutation: _, ...lost }) => lost),
  putBack(overwriteId, base, mutation) {
    requireStaff(access);
    const row = [...access.store.pieces.values()].find(({ overwritten }) =>
      overwritten.some(({ id }) => id === overwriteId),
    );
    requirePiece(access, row?.id ?? '', 'edit');
    const overwrite = row?.overwritten.find(({ id }) => id === overwriteId);
    if (!row || !overwrite) throw refusal(noSuchPiece);
    if (!row.mutations.has(mutation)) {
      refuseIf(wrongWithLocks(row.rules, row.draft, { [overwrite.field]: overwrite.value }));
      recordMutation(row, mutation);
      writeFields(row, access.caller().accountId, base, { [overwrite.field]: overwrite.value }, mutation);
      row.overwritten = row.overwritten.map((each) =>
        each.id === overwriteId ? { ...each, putBackAt: new Date().toISOString() } : each,
      );
    }
    return savedPiece(row, mutation);
  },
});
