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

/** The refusal for a piece that the user may not see, which looks like a missing one. */
export const noSuchPiece = "This piece doesn't exist, or it isn't shared with you.";

/**
 * The shared library: pieces that outlive one browser. See docs/library.md for what is kept, for whom, and for how
 * long.
 *
 * If the server explains in a sentence why something isn't allowed or possible, the error is `refused`.
 * `tooManyRequests` has `retryAfter` if the server says how long to wait. Lists of ids may have any length. Timestamps
 * are strings such as `2026-11-21T09:30:00+00:00`.
 */
export interface Library
  extends PieceStore,
    PieceSearch,
    PieceOrganizing,
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
  /** The rights of all staff; null for none. */
  readonly staffRights: 'view' | 'edit' | null;
  readonly fromTemplate: { readonly id: string; readonly version: number } | null;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly updatedBy: string;
  /** When it was moved to the trash. */
  readonly trashedAt: string | null;
}

export interface PieceQuery {
  /** Prefixes of words in its name and fields. The piece must contain all of them. */
  readonly searchText?: string;
  /** The owner's account. */
  readonly person?: string;
  readonly designer?: string;
  readonly state?: PieceState;
  readonly folder?: string;
  /** Only pieces in the user's own trash; otherwise only pieces outside it. */
  readonly isTrashed?: boolean;
  /** Only pieces that colleagues have shared. */
  readonly isShared?: boolean;
  /** Latest first by default. */
  readonly sort?: 'recent' | 'name';
}

export interface PiecePage {
  readonly pieces: readonly FoundPiece[];
  /** The start of the next page; null after the last. */
  readonly next: { readonly key: string; readonly id: string } | null;
}

interface StoredDraft {
  readonly draft: PieceDraft;
  readonly pictures: PieceFiles;
  readonly revision: number;
  readonly designerVersion: number;
}

export interface PieceSearch {
  /** Searches the pieces the user may see: their own and those shared with them. At most 100 at a time. */
  search(query: PieceQuery, after?: PiecePage['next'], size?: number): Promise<PiecePage>;
  /** Returns a piece the user may see, as shown in a list. */
  find(id: string): Promise<FoundPiece>;
  /** Returns the contents of up to 100 pieces, by id. Leaves out pieces the user may not see. */
  drafts(ids: readonly string[]): Promise<ReadonlyMap<string, StoredDraft>>;
  /** Returns the folders of the user's own pieces, in order. */
  folders(): Promise<readonly string[]>;
}

export interface PieceOrganizing {
  /** Changes a piece's name, folder or status. Omitted values stay the same; null takes it out of its folder. */
  describe(
    id: string,
    changes: { readonly name?: string; readonly folder?: string | null; readonly state?: PieceState },
  ): Promise<void>;
  /** Copies one of the user's own pieces; `copyId` is a UUID that the client makes. */
  duplicate(id: string, copyId: string, name: string): Promise<SavedPiece>;
  moveToTrash(ids: readonly string[]): Promise<number>;
  restore(ids: readonly string[]): Promise<number>;
  /**
   * Moves the user's own pieces, all or none; null takes them out of their folders. Returns how many moved. Ignores
   * pieces in the trash.
   */
  move(ids: readonly string[], folder: string | null): Promise<number>;
  /** Deletes pieces permanently; only pieces in the trash. */
  remove(ids: readonly string[]): Promise<number>;
  /** Transfers the user's own pieces to a colleague's account. */
  handOver(ids: readonly string[], accountId: string): Promise<number>;
  /** Counts the pieces of the person in a directory row, without the trash. For a super admin. */
  countPiecesOf(staffId: string): Promise<number>;
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

export interface PieceVersions {
  /** Returns the versions, latest first; the next page starts before the last version on this one. */
  history(id: string, beforeVersion?: number, size?: number): Promise<readonly PieceVersion[]>;
  openVersion(id: string, version: number): Promise<OpenedVersion>;
  /** Names a version; an empty name removes its name. */
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

export interface PieceSharing {
  /** Returns the new shares, latest first, at most 20. */
  newShares(): Promise<readonly NewShare[]>;
  /** Dismisses the notices for these pieces. Safe to repeat. */
  dismissShares(ids: readonly string[]): Promise<void>;
  /** Returns the shares by name, earliest first: all of them for the owner, only their own for others. */
  shares(id: string): Promise<readonly PieceShare[]>;
  /** Shares a piece. A null person means all staff; null rights end the share. */
  share(id: string, personId: string | null, rights: 'view' | 'edit' | null): Promise<void>;
}

export interface ReviewLink {
  readonly id: string;
  readonly version: number;
  readonly expiresAt: string;
  readonly revokedAt: string | null;
  /** The number of times it was opened. */
  readonly openCount: number;
  readonly lastOpenedAt: string | null;
}

/** A version as a person without an account sees it. */
export interface ReviewedPiece {
  readonly name: string;
  readonly designer: string;
  readonly designerVersion: number;
  readonly version: number;
  readonly draft: PieceDraft;
  /** The contact line of the link's author at that time: name, title, email, phone and logo. */
  readonly contact: Readonly<Record<string, string>>;
  /** The sender's name in the directory; null if they're no longer in it. */
  readonly sender: string | null;
  /** Addresses that work for a few minutes, by the picture id in the draft. */
  readonly pictures: Readonly<Record<string, string>>;
  readonly savedAt: string;
  readonly expiresAt: string;
}

export interface ReviewLinks {
  /** Returns the user's own links to this piece, latest first. */
  reviewLinks(id: string): Promise<readonly ReviewLink[]>;
  /** Creates a link to one version, or to the piece's current state. The token is returned only once. */
  createReviewLink(
    id: string,
    options: {
      readonly version?: number;
      readonly days: number;
      /** The contact line that the link shows. */
      readonly contact?: ReviewedPiece['contact'];
    },
  ): Promise<{ readonly id: string; readonly token: string; readonly expiresAt: string }>;
  revokeReviewLink(linkId: string): Promise<void>;
  /** Opens a review link. Needs no account. Null if the link doesn't exist or has expired. */
  openReview(token: string): Promise<ReviewedPiece | null>;
}

export interface TeamTemplate {
  readonly id: string;
  /** The number of times it was published. */
  readonly version: number;
  readonly designer: string;
  readonly designerVersion: number;
  readonly name: string;
  readonly summary: string;
  readonly rules: FieldRules;
  readonly draft: PieceDraft;
  readonly pictures: PieceFiles;
  readonly publishedBy: string;
  /** Only administrators see templates that were withdrawn. */
  readonly withdrawnAt: string | null;
}

export interface TeamTemplates {
  /** Returns the templates, sorted by name. */
  templates(designer?: string): Promise<readonly TeamTemplate[]>;
  /**
   * Publishes a piece's current state as a template or as its next version; returns its version. For administrators.
   */
  publishTemplate(template: {
    readonly id: string;
    readonly piece: string;
    readonly name: string;
    readonly summary: string;
    readonly rules: FieldRules;
  }): Promise<number>;
  withdrawTemplate(id: string): Promise<void>;
  /** Starts a piece from a template; `pieceId` is a UUID that the client makes. */
  startFromTemplate(pieceId: string, templateId: string, name: string, folder?: string): Promise<SavedPiece>;
  /**
   * Updates a piece to its template's newest version: takes over its locked fields and the fields that the piece
   * doesn't have yet.
   */
  followTemplate(pieceId: string, mutation: string): Promise<SavedPiece>;
}

/** All the library's data on a piece, for its owner to export. */
export interface ExportedPiece extends Omit<FoundPiece, 'ownerId'> {
  readonly designerVersion: number;
  readonly brandVersion: string;
  readonly draft: PieceDraft;
  readonly pictures: PieceFiles;
  readonly campaign: PieceCampaign | null;
  readonly versions: readonly (OpenedVersion & { readonly brandVersion: string })[];
  /** Oldest first. */
  readonly comments: readonly StoredComment[];
}

export interface OwnData {
  /** Counts the user's own pieces, and those in their trash. */
  countOwnPieces(): Promise<{ readonly savedCount: number; readonly trashedCount: number }>;
  /** Returns the ids of all the user's pieces, including the trash. */
  ownPieceIds(): Promise<readonly string[]>;
  /**
   * Returns a page of the user's pieces, including the trash, with every version and comment. The next starts `after`
   * the last id. Empty after the last page.
   */
  exportPieces(after?: string): Promise<readonly ExportedPiece[]>;
}
