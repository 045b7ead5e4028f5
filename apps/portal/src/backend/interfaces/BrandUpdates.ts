import type { PieceDraft, PieceFiles, StoredLook } from '@daybreak/designers/library';
import type { ApprovalRecord } from './Approvals.ts';

/** A piece to compare in two versions of the brand: its approved version, or the piece as it is now. */
export interface BrandUpdatePiece {
  readonly id: string;
  readonly name: string;
  readonly designer: string;
  /** Null for someone who has left. */
  readonly owner: string | null;
  readonly version: number;
  /** Counts every change of the piece. */
  readonly revision: number;
  /** The event of its approval; null: it isn't approved. */
  readonly approval: number | null;
  /** That approval has no stored files, and the user may store them. */
  readonly mayStore: boolean;
  /** A version of it waits for approval. */
  readonly isInReview: boolean;
  /** Of the brand package that approved or last saved it. */
  readonly brandVersion: string;
  /** The approved contact line, if one was approved. */
  readonly contact: ApprovalRecord['contact'];
  readonly draft: PieceDraft;
  readonly pictures: PieceFiles;
}

/** Who downloaded a version of a piece. */
export interface PieceDownloads {
  readonly piece: string;
  readonly version: number;
  readonly personId: string;
  /** Null for someone who has left. */
  readonly person: string | null;
  /** How often, and when last. */
  readonly count: number;
  readonly at: string;
  /** When a mail about this piece was last sent to them. */
  readonly mailedAt: string | null;
  /** A mail about it is about to be sent. */
  readonly isDue: boolean;
}

/** How a piece looked when it was last saved. */
export interface SavedLook extends StoredLook {
  /** The details that it shows. */
  readonly user: Readonly<Record<string, string>>;
}

/**
 * What happens to pieces when the brand or a designer changes. All but `pieces` and looks is for administrators, and rejects with `refused`
 * for everyone else.
 */
export interface BrandUpdates {
  /**
   * The user's own pieces; for administrators also those that they see, and approved versions. Up to 100, by id; the next page starts
   * `after` the last. Empty after the last.
   */
  pieces(after?: string): Promise<readonly BrandUpdatePiece[]>;
  /** Null: no one has stored it since the piece changed. Rejects with `refused` if the user doesn't see the piece. */
  savedLook(piece: string): Promise<SavedLook | null>;
  /** Stores how a piece looks in this revision. False: it has changed meanwhile. Rejects with `refused` if the user can't change it. */
  saveLook(piece: string, revision: number, look: SavedLook): Promise<boolean>;
  /** How many pieces the administrator can't compare, because they're private. */
  countPrivate(): Promise<number>;
  /** Asks for approval of an approved version again, as it looks now. Someone else answers. */
  askAgain(
    piece: string,
    version: number,
    about: Pick<ApprovalRecord, 'designerVersion' | 'brandVersion' | 'preflight'>,
  ): Promise<void>;
  /** Latest first. Any number of pieces. */
  downloads(pieces: readonly string[]): Promise<readonly PieceDownloads[]>;
  /**
   * Has everyone mailed who downloaded one of these pieces, except the administrator and people who have left; at most once a day for a
   * piece. Returns how many people that is.
   */
  mailDownloaders(pieces: readonly string[]): Promise<number>;
}
