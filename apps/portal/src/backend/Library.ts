import type {
  FieldRules,
  Overwritten,
  PieceDraft,
  PieceFiles,
  PieceSet,
  PieceStore,
  SavedPiece,
} from '@daybreak/designers/library';

/**
 * The shared library: pieces that outlive one browser. docs/library.md says what is kept, for whom and how long.
 *
 * A sentence of the server about what one may not do, or what cannot be, comes as `refused`; `tooManyRequests` with `retryAfter` where
 * the server says how long. Lists of ids may have any length. Moments are texts such as `2026-11-21T09:30:00+00:00`.
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

/** A piece as a list shows it. */
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
  /** Since when it lies in the bin. */
  readonly binnedAt: string | null;
}

export interface PieceQuery {
  /** Beginnings of words of its name and fields, all of which it must hold. */
  readonly words?: string;
  /** Account of its owner. */
  readonly person?: string;
  readonly designer?: string;
  readonly state?: PieceState;
  readonly folder?: string;
  /** Only what lies in one's own bin; without it, nothing that does. */
  readonly binned?: boolean;
  /** Only what colleagues shared. */
  readonly others?: boolean;
  /** The latest first unless given. */
  readonly sort?: 'recent' | 'name';
}

export interface PiecePage {
  readonly pieces: readonly FoundPiece[];
  /** Where the next page begins; null after the last. */
  readonly next: { readonly key: string; readonly id: string } | null;
}

interface KeptDraft {
  readonly draft: PieceDraft;
  readonly pictures: PieceFiles;
  readonly revision: number;
  readonly designerVersion: number;
}

interface PieceSearch {
  /** What one may see: one's own and what is shared with one. At most 100 at a time. */
  search(query: PieceQuery, after?: PiecePage['next'], size?: number): Promise<PiecePage>;
  /** One that one may see, as a list shows it. */
  find(id: string): Promise<FoundPiece>;
  /** What up to 100 pieces hold, by id; those that one may not see are left out. */
  drafts(ids: readonly string[]): Promise<ReadonlyMap<string, KeptDraft>>;
  /** Of one's own pieces, in order. */
  folders(): Promise<readonly string[]>;
}

interface PieceCare {
  /** What is not given stays; null takes it out of its folder. */
  describe(
    id: string,
    changes: { readonly name?: string; readonly folder?: string | null; readonly state?: PieceState },
  ): Promise<void>;
  /** Null: its pieces are in none. Gives how many were in it. */
  renameFolder(folder: string, to: string | null): Promise<number>;
  /** A copy of one's own; `copyId` is a UUID that the client makes. */
  duplicate(id: string, copyId: string, name: string): Promise<SavedPiece>;
  bin(ids: readonly string[]): Promise<number>;
  bringBack(ids: readonly string[]): Promise<number>;
  /** One's own, all or none; without a folder into none. Gives how many were elsewhere; what is in the bin stays as it is. */
  move(ids: readonly string[], folder: string | null): Promise<number>;
  /** For good; only what lies in the bin. */
  remove(ids: readonly string[]): Promise<number>;
  /** One's own, to a colleague's account. */
  handOver(ids: readonly string[], accountId: string): Promise<number>;
  /** How many pieces the person of a directory row has outside the bin, for a super admin. */
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
  /** The latest first; the next page begins `before` the last version of this one. */
  history(id: string, before?: number, size?: number): Promise<readonly PieceVersion[]>;
  openVersion(id: string, version: number): Promise<OpenedVersion>;
  /** An empty name takes it away. */
  nameVersion(id: string, version: number, name: string): Promise<void>;
  restoreVersion(id: string, version: number, mutation: string): Promise<SavedPiece>;
  /** The latest first. */
  overwritten(id: string): Promise<readonly OverwrittenField[]>;
  putBack(overwriteId: string, base: number, mutation: string): Promise<SavedPiece>;
}

export interface PieceShare {
  readonly personId: string;
  readonly rights: 'view' | 'edit';
  readonly sharedAt: string;
}

/** A piece that a colleague shared by name, and that wasn't opened yet. */
export interface NewShare {
  readonly id: string;
  readonly name: string;
  readonly designer: string;
  /** Null for somebody who left. */
  readonly ownerName: string | null;
  readonly sharedAt: string;
}

interface PieceSharing {
  /** The latest first, at most 20. */
  newShares(): Promise<readonly NewShare[]>;
  /** Puts the notices of these pieces away. Safe to repeat. */
  seeShares(ids: readonly string[]): Promise<void>;
  /** With whom by name, the first first: all of them for the owner, for others their own. */
  shares(id: string): Promise<readonly PieceShare[]>;
  /** Without a person with all staff; without rights no longer. */
  share(id: string, personId: string | null, rights: 'view' | 'edit' | null): Promise<void>;
}

export interface ReviewLink {
  readonly id: string;
  readonly version: number;
  readonly createdAt: string;
  readonly expiresAt: string;
  readonly revokedAt: string | null;
  /** How often it was opened. */
  readonly opened: number;
  readonly lastOpenedAt: string | null;
}

/** One version, as somebody without an account sees it. */
export interface ReviewedPiece {
  readonly name: string;
  readonly designer: string;
  readonly designerVersion: number;
  readonly version: number;
  readonly draft: PieceDraft;
  /** The contact line, as the piece had it for whoever made the link: name, title, email, phone and logo. */
  readonly contact: Readonly<Record<string, string>>;
  /** Who sent the link, by the directory; null where it doesn't know them any more. */
  readonly sender: string | null;
  /** Addresses that work for some minutes, by the id that the draft names a picture by. */
  readonly pictures: Readonly<Record<string, string>>;
  readonly savedAt: string;
  readonly expiresAt: string;
}

interface ReviewLinks {
  /** One's own of this piece, the latest first. */
  reviewLinks(id: string): Promise<readonly ReviewLink[]>;
  /** Of one version, or of the piece as it is now. The token is told once. */
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
  /** Needs no account. Null: there is no such link, or no longer. */
  openReview(token: string): Promise<ReviewedPiece | null>;
}

export interface TeamTemplate {
  readonly id: string;
  /** How often it was published. */
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
  /** Only administrators see those that were withdrawn. */
  readonly withdrawnAt: string | null;
}

interface TeamTemplates {
  /** By name. */
  templates(designer?: string): Promise<readonly TeamTemplate[]>;
  /** What a piece is now, as a template or as the next version of one; gives its version. For administrators. */
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
  /** Takes over the newest version: what it locks and what the piece has not yet. */
  followTemplate(pieceId: string, mutation: string): Promise<SavedPiece>;
}

/** All that the library has of a piece, for its owner to take away. */
export interface ExportedPiece extends Omit<FoundPiece, 'ownerId'> {
  readonly designerVersion: number;
  readonly brandVersion: string;
  readonly draft: PieceDraft;
  readonly pictures: PieceFiles;
  readonly set: PieceSet | null;
  readonly versions: readonly (OpenedVersion & { readonly brandVersion: string })[];
}

interface OwnData {
  /** How many pieces one owns, and how many more lie in one's bin. */
  countOwn(): Promise<{ readonly kept: number; readonly binned: number }>;
  /** Of all that one owns, also in the bin. */
  ownIds(): Promise<readonly string[]>;
  /** A page of all that one owns, also in the bin, with every version; the next begins `after` the last id. Empty after the last. */
  exported(after?: string): Promise<readonly ExportedPiece[]>;
}
