import {
  type FieldRules,
  type OpenedPiece,
  type PieceCampaign,
  type PieceDraft,
  type PieceFiles,
  type PieceRights,
  type SavedPiece,
  wrongWithTitle,
} from '@daybreak/designers/library';
import { BackendError } from '../../errors.ts';
import type { SavedLook } from '../../interfaces/BrandUpdates.ts';
import type { StoredComment } from '../../interfaces/Comments.ts';
import {
  type FoundPiece,
  noSuchPiece,
  type OpenedVersion,
  type OverwrittenField,
  type PieceShare,
  type TeamTemplate,
} from '../../interfaces/Library.ts';
import type { Caller } from '../access.ts';
import { type ApprovalStore, emptyApprovals } from './approvalStore.ts';

type Open<T> = { -readonly [Key in keyof T]: T[Key] };

/** A piece as stored, with everything attached to it. */
export interface MemoryPiece extends Open<FoundPiece> {
  draft: PieceDraft;
  pictures: PieceFiles;
  designerVersion: number;
  brandVersion: string;
  rules: FieldRules;
  campaign: PieceCampaign | null;
  /** The last change of each field: its revision, author and time. */
  edits: Readonly<Record<string, { revision: number; by: string; at: string }>>;
  /** Versions, each with the piece's revision when it was made. */
  versions: (OpenedVersion & { brandVersion: string; revision: number })[];
  overwritten: (OverwrittenField & { mutation: string })[];
  shares: PieceShare[];
  /** Unseen shares: their time, by account. */
  unseenShares: Map<string, string>;
  mutations: Set<string>;
  visits: Map<string, { accountId: string; seenAt: string }>;
}

interface StoredLink {
  id: string;
  piece: string;
  token: string;
  version: number;
  contact: Readonly<Record<string, string>>;
  expiresAt: string;
  revokedAt: string | null;
  openCount: number;
  lastOpenedAt: string | null;
}

/** A memory library's content. Backends given the same one share it. */
export interface LibraryStore {
  pieces: Map<string, MemoryPiece>;
  links: StoredLink[];
  templates: Map<string, TeamTemplate & { brandVersion: string }>;
  pictures: Map<string, { picture: Blob; holders: Set<string> }>;
  approval: ApprovalStore;
  /** Oldest first. */
  comments: (Open<StoredComment> & { piece: string; link: string | null })[];
  /** When an account last saw a piece's comments, by piece and account. */
  seenComments: Map<string, string>;
  /** Saved looks by piece, with the draft and pictures that they show. */
  looks: Map<string, SavedLook & { content: string }>;
}

export const emptyLibrary = (): LibraryStore => ({
  pieces: new Map(),
  links: [],
  templates: new Map(),
  pictures: new Map(),
  approval: emptyApprovals(),
  comments: [],
  seenComments: new Map(),
  looks: new Map(),
});

/** A person in the directory. */
interface Colleague {
  staffId: string;
  accountId: string;
  isActive: boolean;
  name: string;
}

export interface LibraryAccess {
  store: LibraryStore;
  /** Throws `signedOut` if no one is signed in. */
  caller: () => Caller;
  colleagues: () => readonly Colleague[];
}

export const refusal = (sentence: string) => new BackendError('refused', sentence);
export const now = () => new Date().toISOString();

export function requireStaff({ caller }: LibraryAccess): Caller {
  const user = caller();
  if (!user.role) throw refusal('The library is for active staff only.');
  return user;
}

/** Returns the user's own pieces, including the trash. */
export function ownPieces({ store, caller }: LibraryAccess): MemoryPiece[] {
  const { accountId, role } = caller();
  return [...store.pieces.values()].filter(({ ownerId }) => role && ownerId === accountId);
}

/** Returns a person's rights on a piece, even if it's in the trash. */
function rightsOn(row: MemoryPiece, accountId: string): PieceRights | undefined {
  if (row.ownerId === accountId) return 'owner';
  if (row.staffRights === 'edit') return 'edit';
  return row.shares.find(({ personId }) => personId === accountId)?.rights ?? row.staffRights ?? undefined;
}

export const isSeenBy = (row: MemoryPiece, accountId: string) =>
  row.ownerId === accountId || (!row.trashedAt && rightsOn(row, accountId) !== undefined);

/** Returns the piece if the caller has the needed rights. */
export function requirePiece(
  access: LibraryAccess,
  id: string,
  needed: PieceRights,
): { row: MemoryPiece; rights: PieceRights } {
  const { accountId } = requireStaff(access);
  const row = access.store.pieces.get(id);
  const rights = row && rightsOn(row, accountId);
  if (!row || !rights) throw refusal(noSuchPiece);
  if (rights !== 'owner' && row.trashedAt)
    throw refusal('The owner moved this piece to the trash or stopped sharing it.');
  if (needed === 'owner' && rights !== 'owner') throw refusal('Only the owner of this piece can do this.');
  if (needed === 'edit' && rights === 'view') throw refusal('You can view this piece but not edit it.');
  if (needed === 'edit' && row.trashedAt)
    throw refusal('This piece is in the trash. Restore it to change it.');
  return { row, rights };
}

/** Throws a refusal with the given sentence, if any. */
export function refuseIf(problem: string | undefined): void {
  if (problem) throw refusal(problem);
}

export function requireName(words: string): string {
  refuseIf(wrongWithTitle(words));
  return words.trim();
}
export const requireFolder = (words: string | null | undefined) => (words ? requireName(words) : null);

export const savedPiece = (row: MemoryPiece, mutation?: string): SavedPiece => ({
  revision: row.revision,
  version: row.version,
  draft: row.draft,
  pictures: row.pictures,
  overwritten: row.overwritten
    .filter((overwrite) => overwrite.mutation === mutation)
    .sort((a, b) => (a.field < b.field ? -1 : 1))
    .map(({ id, field, value, authorId, writtenAt }) => ({ id, field, value, authorId, writtenAt })),
});

export const openedPiece = (row: MemoryPiece, rights: PieceRights): OpenedPiece => ({
  id: row.id,
  name: row.name,
  designer: row.designer,
  designerVersion: row.designerVersion,
  ownerId: row.ownerId,
  rights,
  rules: row.rules,
  fromTemplate: row.fromTemplate,
  set: row.campaign,
  revision: row.revision,
  version: row.version,
  draft: row.draft,
  pictures: row.pictures,
});

export const foundPiece = (row: MemoryPiece): FoundPiece => ({
  id: row.id,
  ownerId: row.ownerId,
  designer: row.designer,
  name: row.name,
  folder: row.folder,
  state: row.state,
  revision: row.revision,
  version: row.version,
  staffRights: row.staffRights,
  fromTemplate: row.fromTemplate,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
  updatedBy: row.updatedBy,
  trashedAt: row.trashedAt,
});

/** Returns the pictures that a draft shows. */
export const picturesInDraft = (draft: PieceDraft, pictures: PieceFiles): PieceFiles => {
  const json = JSON.stringify(draft);
  return Object.fromEntries(Object.entries(pictures).filter(([id]) => json.includes(`upload:${id}`)));
};
