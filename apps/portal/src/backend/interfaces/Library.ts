import type {
  FieldRules,
  Overwritten,
  PieceCampaign,
  PieceDraft,
  PieceFiles,
  PieceStore,
  SavedPiece,
} from '@daybreak/designers/library';

import type { StoredComment } from './Comments.ts';

/**
 * The shared library: pieces that outlive one browser. docs/library.md says what is kept, for whom, and for how long.
 *
 * If the server explains in a sentence why something isn't allowed or possible, the error is `refused`. `tooManyRequests` has `retryAfter`
 * if the server says how long to wait. Lists of ids may have any length. Timestamps are strings such as `2026-11-21T09:30:00+00:00`.
 */
export interface Library
  extends PieceStore,
    PieceSearch,
    PieceCare,
    PieceVersions,
    PieceSharing,
    ReviewLinks,
    TeamTemplates,
    OwnData {}

export const pieceStates = ['draft', 'ready', 'archived'] as const;
export type PieceState = (typeof pieceStates)[number];

/** A piece as shown in a list. */
export interface FoundPiece {
  readonly id: string;
  readonly ownerId: string;
  readonly designer: string;
  readonly name: string;
  readonly folder: string | null;
  readonly state: PieceState;
  readonly revision: number;
  readonly version: number;
  /** What all staff may do; null: nothing. */
  readonly everybody: 'view' | 'edit' | null;
  readonly fromTemplate: { readonly id: string; readonly version: number } | null;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly updatedBy: string;
  /** When it was moved to the bin. */
  readonly binnedAt: string | null;
}

export interface PieceQuery {
  /** Prefixes of words in its name and fields. The piece must contain all of them. */
  readonly words?: string;
  /** The owner's account. */
  readonly person?: string;
  readonly designer?: string;
  readonly state?: PieceState;
  readonly folder?: string;
  /** Only pieces in the user's own bin; otherwise only pieces outside it. */
  readonly binned?: boolean;
  /** Only what colleagues have shared. */
  readonly others?: boolean;
  /** Latest first by default. */
  readonly sort?: 'recent' | 'name';
}

export interface PiecePage {
  readonly pieces: readonly FoundPiece[];
  /** Where the next page starts; null after the last. */
  readonly next: { readonly key: string; readonly id: string } | null;
}

interface KeptDraft {
  readonly draft: PieceDraft;
  readonly pictures: PieceFiles;
  readonly revision: number;
  readonly designerVersion: number;
}

interface PieceSearch {
  /** Everything the user may see: their own pieces and those shared with them. At most 100 at a time. */
  search(query: PieceQuery, after?: PiecePage['next'], size?: number): Promise<PiecePage>;
  /** A piece the user may see, as shown in a list. */
  find(id: string): Promise<FoundPiece>;
  /** The contents of up to 100 pieces, by id. Leaves out pieces the user may not see. */
  drafts(ids: readonly string[]): Promise<ReadonlyMap<string, KeptDraft>>;
  /** The folders of the user's own pieces, in order. */
  folders(): Promise<readonly string[]>;
}

interface PieceCare {
  /** Omitted values stay the same; null takes it out of its folder. */
  describe(
    id: string,
    changes: { readonly name?: string; readonly folder?: string | null; readonly state?: PieceState },
  ): Promise<void>;
  /** Null: its pieces end up in no folder. Returns how many were in it. */
  renameFolder(folder: string, to: string | null): Promise<number>;
  /** Copies one of the user's own; `copyId` is a UUID that the client makes. */
  duplicate(id: string, copyId: string, name: string): Promise<SavedPiece>;
  bin(ids: readonly string[]): Promise<number>;
  bringBack(ids: readonly string[]): Promise<number>;
  /** The user's own, all or none; null takes them out of their folders. Returns how many moved. Doesn't change what's in the bin. */
  move(ids: readonly string[], folder: string | null): Promise<number>;
  /** Deletes permanently; only pieces in the bin. */
  remove(ids: readonly string[]): Promise<number>;
  /** Transfers the user's own pieces to a colleague's account. */
  handOver(ids: readonly string[], accountId: string): Promise<number>;
  /** How many pieces the person in a directory row has outside the bin, for a super admin. */
  countOf(staffId: string): Promise<number>;
  handOverAllOf(staffId: string, accountId: string): Promise<number>;
}

export interface PieceVersion {
  readonly version: number;
  readonly name: string | null;
  readonly savedBy: string;
  readonly savedAt: string;
  readonly restoredFrom: number | null;
}

export interface OpenedVersion extends PieceVersion {
  readonly draft: PieceDraft;
  readonly pictures: PieceFiles;
  readonly designerVersion: number;
}

export interface OverwrittenField extends Overwritten {
  readonly overwrittenBy: string;
  readonly overwrittenAt: string;
  readonly putBackAt: string | null;
}

interface PieceVersions {
  /** Latest first; the next page starts `before` the last version on this one. */
  history(id: string, before?: number, size?: number): Promise<readonly PieceVersion[]>;
  openVersion(id: string, version: number): Promise<OpenedVersion>;
  /** An empty name removes it. */
  nameVersion(id: string, version: number, name: string): Promise<void>;
  restoreVersion(id: string, version: number, mutation: string): Promise<SavedPiece>;
  /** Latest first. */
  overwritten(id: string): Promise<readonly OverwrittenField[]>;
  putBack(overwriteId: string, base: number, mutation: string): Promise<SavedPiece>;
}

export interface PieceShare {
  readonly personId: string;
  readonly rights: 'view' | 'edit';
  readonly sharedAt: string;
}

/** A piece that a colleague shared with the user by name, and that hasn't been opened yet. */
export interface NewShare {
  readonly id: string;
  readonly name: string;
  readonly designer: string;
  /** Null for someone who has left. */
  readonly ownerName: string | null;
  readonly sharedAt: string;
}

interface PieceSharing {
  /** Latest first, at most 20. */
  newShares(): Promise<readonly NewShare[]>;
  /** Dismisses the notices for these pieces. Safe to repeat. */
  seeShares(ids: readonly string[]): Promise<void>;
  /** Whom it's shared with by name, earliest first: all shares for the owner, only their own for others. */
  shares(id: string): Promise<readonly PieceShare[]>;
  /** Null shares it with all staff; null rights end the share. */
  share(id: string, personId: string | null, rights: 'view' | 'edit' | null): Promise<void>;
}

export interface ReviewLink {
  readonly id: string;
  readonly version: number;
  readonly createdAt: string;
  readonly expiresAt: string;
  readonly revokedAt: string | null;
  /** How many times it was opened. */
  readonly opened: number;
  readonly lastOpenedAt: string | null;
}

/** One version, as a person without an account sees it. */
export interface ReviewedPiece {
  readonly name: string;
  readonly designer: string;
  readonly designerVersion: number;
  readonly version: number;
  readonly draft: PieceDraft;
  /** The contact line, as it was for the person who made the link: name, title, email, phone and logo. */
  readonly contact: Readonly<Record<string, string>>;
  /** Who sent the link, according to the directory; null if they're no longer in it. */
  readonly sender: string | null;
  /** Addresses that work for a few minutes, by the picture id in the draft. */
  readonly pictures: Readonly<Record<string, string>>;
  readonly savedAt: string;
  readonly expiresAt: string;
}

interface ReviewLinks {
  /** The user's own links to this piece, latest first. */
  reviewLinks(id: string): Promise<readonly ReviewLink[]>;
  /** For one version, or for the piece as it is now. The token is returned only once. */
  createReviewLink(
    id: string,
    options: {
      readonly version?: number;
      readonly days: number;
      /** What the link shows as the piece's contact line. */
      readonly contact?: ReviewedPiece['contact'];
    },
  ): Promise<{ readonly id: string; readonly token: string; readonly expiresAt: string }>;
  revokeReviewLink(linkId: string): Promise<void>;
  /** Needs no account. Null: the link doesn't exist or has expired. */
  openReview(token: string): Promise<ReviewedPiece | null>;
}

export interface TeamTemplate {
  readonly id: string;
  /** How many times it was published. */
  readonly version: number;
  readonly designer: string;
  readonly designerVersion: number;
  readonly name: string;
  readonly summary: string;
  readonly rules: FieldRules;
  readonly draft: PieceDraft;
  readonly pictures: PieceFiles;
  readonly publishedBy: string;
  readonly publishedAt: string;
  /** Only administrators see templates that were withdrawn. */
  readonly withdrawnAt: string | null;
}

interface TeamTemplates {
  /** Sorted by name. */
  templates(designer?: string): Promise<readonly TeamTemplate[]>;
  /** Publishes a piece's current state as a template or as its next version; returns its version. For administrators. */
  publishTemplate(template: {
    readonly id: string;
    readonly piece: string;
    readonly name: string;
    readonly summary: string;
    readonly rules: FieldRules;
  }): Promise<number>;
  withdrawTemplate(id: string): Promise<void>;
  /** `pieceId` is a UUID that the client makes. */
  startFromTemplate(pieceId: string, templateId: string, name: string, folder?: string): Promise<SavedPiece>;
  /** Updates to the newest version: takes over its locked fields and what the piece doesn't have yet. */
  followTemplate(pieceId: string, mutation: string): Promise<SavedPiece>;
}

/** Everything the library has for a piece, for its owner to export. */
export interface ExportedPiece extends Omit<FoundPiece, 'ownerId'> {
  readonly designerVersion: number;
  readonly brandVersion: string;
  readonly draft: PieceDraft;
  readonly pictures: PieceFiles;
  readonly set: PieceCampaign | null;
  readonly versions: readonly (OpenedVersion & { readonly brandVersion: string })[];
  /** Oldest first. */
  readonly comments: readonly StoredComment[];
}

interface OwnData {
  /** How many pieces the user owns, and how many more are in their bin. */
  countOwn(): Promise<{ readonly kept: number; readonly binned: number }>;
  /** All pieces the user owns, including those in the bin. */
  ownIds(): Promise<readonly string[]>;
  /** A page of all the user's pieces, including the bin, with every version and comment. The next starts `after` the last id. Empty after the last. */
  exported(after?: string): Promise<readonly ExportedPiece[]>;
}
