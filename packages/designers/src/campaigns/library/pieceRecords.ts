import { wrongWithFields } from './pieceRules.ts';
import {
  type OpenedPiece,
  type Overwritten,
  type PieceDraft,
  type PieceRights,
  PieceStoreError,
  type SavedPiece,
} from './pieceStore.ts';
import { applyChanges } from './sync/changes.ts';

interface Edit {
  readonly revision: number;
  readonly by: string;
  readonly at: string;
}

/** A piece in memory, with what the store has about it. */
export interface PieceRecord {
  piece: Omit<OpenedPiece, 'rights'>;
  edits: Record<string, Edit>;
  /** The content of the latest version. */
  latestVersion: { draft: PieceDraft; pictures: Readonly<Record<string, string>> };
  everyone: Exclude<PieceRights, 'owner'> | undefined;
  isInTrash: boolean;
  answers: Map<string, readonly Overwritten[]>;
  visits: Map<string, { accountId: string; seenAt: string }>;
}

export const refusal = (says: string) => new PieceStoreError('refused', says);
export const noSuchPiece = "This piece doesn't exist, or it isn't shared with you.";
/** Refuses invalid requests. */
export function refuseIf(problem: string | undefined): void {
  if (problem) throw refusal(problem);
}

/** The rights of an account on a piece; undefined if it isn't shared with it. */
export const rightsOf = (record: PieceRecord, account: string): PieceRights | undefined =>
  record.piece.ownerId === account ? 'owner' : record.everyone;

/**
 * The record of a piece, if an account may view or edit it.
 *
 * @throws {PieceStoreError} if it may not.
 */
export function requireRights(
  record: PieceRecord | undefined,
  account: string,
  requiredRights: 'view' | 'edit',
): PieceRecord {
  const rights = record && rightsOf(record, account);
  if (!rights) throw refusal(noSuchPiece);
  if (rights !== 'owner' && record.isInTrash)
    throw refusal('The owner moved this piece to the trash or stopped sharing it.');
  if (requiredRights === 'edit' && rights === 'view')
    throw refusal('You can view this piece but not edit it.');
  if (requiredRights === 'edit' && record.isInTrash)
    throw refusal('This piece is in the trash. Restore it to change it.');
  return record;
}

/** The store's answer about a piece. */
export const answer = ({ piece, answers }: PieceRecord, mutation?: string): SavedPiece => ({
  revision: piece.revision,
  version: piece.version,
  draft: piece.draft,
  pictures: piece.pictures,
  overwritten: (mutation && answers.get(mutation)) || [],
});

/** Writes fields and returns the values that the author hadn't seen. */
export function writeFields(
  record: PieceRecord,
  base: number,
  fields: Readonly<Record<string, string | null>>,
  by: string,
  now: () => Date,
) {
  const { piece, edits } = record;
  const changed = Object.entries(fields).filter(([field, value]) => (piece.draft[field] ?? null) !== value);
  if (changed.length === 0) return [];
  const overwritten = changed.flatMap(([field]): Overwritten[] => {
    const edit = edits[field];
    return edit && edit.revision > base
      ? [
          {
            id: crypto.randomUUID(),
            field,
            value: piece.draft[field] ?? null,
            authorId: edit.by,
            writtenAt: edit.at,
          },
        ]
      : [];
  });
  const draft = applyChanges(piece.draft, Object.fromEntries(changed));
  refuseIf(wrongWithFields(draft));
  const edit = { revision: piece.revision + 1, by, at: now().toISOString() };
  for (const [field] of changed) edits[field] = edit;
  record.piece = { ...piece, draft, revision: edit.revision };
  return overwritten.toSorted((a, b) => (a.field < b.field ? -1 : 1));
}
