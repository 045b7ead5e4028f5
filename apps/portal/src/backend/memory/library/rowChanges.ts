import { type NewPiece, type PieceDraft, wrongWithFields } from '@daybreak/designers/library';
import { noSuchPiece } from '../../interfaces/Library.ts';
import {
  type LibraryAccess,
  type MemoryPiece,
  now,
  refusal,
  refuseIf,
  requireFolder,
  requireName,
  requireStaff,
  savedPiece,
} from './libraryStore.ts';

export function addVersion(
  row: MemoryPiece,
  accountId: string,
  restoredFrom: number | null = null,
  name: string | null = null,
) {
  row.version = row.versions.length + 1;
  row.versions.push({
    version: row.version,
    name,
    draft: row.draft,
    pictures: row.pictures,
    designerVersion: row.designerVersion,
    brandVersion: row.brandVersion,
    revision: row.revision,
    savedBy: accountId,
    savedAt: now(),
    restoredFrom,
  });
}

const isSameDraft = (a: PieceDraft, b: PieceDraft) =>
  Object.keys(a).length === Object.keys(b).length && Object.keys(a).every((field) => a[field] === b[field]);

/** Makes a version of the piece's current state, unless the latest one already matches. */
export function ensureVersion(row: MemoryPiece, accountId: string): number {
  const latest = row.versions.at(-1);
  if (!latest || !isSameDraft(latest.draft, row.draft)) addVersion(row, accountId);
  return row.version;
}

/** Creates a piece for the caller; if they already have it, returns it unchanged. */
export function createPiece(access: LibraryAccess, newPiece: NewPiece, extra: Partial<MemoryPiece> = {}) {
  const { accountId } = requireStaff(access);
  refuseIf(wrongWithFields(newPiece.draft));
  const existing = access.store.pieces.get(newPiece.id);
  if (existing) {
    if (existing.ownerId !== accountId) throw refusal(noSuchPiece);
    return savedPiece(existing);
  }
  const at = now();
  const row: MemoryPiece = {
    id: newPiece.id,
    ownerId: accountId,
    designer: newPiece.designer,
    designerVersion: newPiece.designerVersion,
    brandVersion: newPiece.brandVersion,
    name: requireName(newPiece.name),
    folder: requireFolder(newPiece.folder),
    state: 'draft',
    draft: newPiece.draft,
    pictures: newPiece.pictures,
    edits: {},
    revision: 1,
    version: 1,
    staffRights: null,
    fromTemplate: null,
    rules: {},
    campaign: null,
    createdAt: at,
    updatedAt: at,
    updatedBy: accountId,
    trashedAt: null,
    versions: [],
    overwritten: [],
    shares: [],
    unseenShares: new Map(),
    mutations: new Set(),
    visits: new Map(),
    ...extra,
  };
  addVersion(row, accountId);
  access.store.pieces.set(row.id, row);
  return savedPiece(row);
}

/** Writes fields. Records values that someone else wrote after `base` and this overwrites. */
export function writeFields(
  row: MemoryPiece,
  accountId: string,
  base: number,
  fields: Readonly<Record<string, string | null>>,
  mutation: string,
): void {
  const changed = Object.entries(fields).filter(([field, value]) => (row.draft[field] ?? null) !== value);
  if (changed.length === 0) return;
  const at = now();
  const draft: Record<string, string> = { ...row.draft };
  const edits = { ...row.edits };
  const overwritten: MemoryPiece['overwritten'] = [];
  for (const [field, value] of changed) {
    const edit = row.edits[field];
    if (edit && edit.revision > base)
      overwritten.push({
        id: crypto.randomUUID(),
        field,
        value: row.draft[field] ?? null,
        authorId: edit.by,
        writtenAt: edit.at,
        overwrittenBy: accountId,
        overwrittenAt: at,
        putBackAt: null,
        mutation,
      });
    if (value === null) delete draft[field];
    else draft[field] = value;
    edits[field] = { revision: row.revision + 1, by: accountId, at };
  }
  refuseIf(wrongWithFields(draft));
  row.overwritten.unshift(...overwritten);
  row.draft = draft;
  row.edits = edits;
  row.revision += 1;
  row.updatedAt = at;
  row.updatedBy = accountId;
}

/** Returns true the first time this request arrives. */
export function recordMutation(row: MemoryPiece, mutation: string): boolean {
  if (row.mutations.has(mutation)) return false;
  row.mutations.add(mutation);
  return true;
}
