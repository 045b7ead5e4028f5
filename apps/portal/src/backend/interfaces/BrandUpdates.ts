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
  /** Increases with every change of the piece. */
  readonly revision: number;
  /** The event of its approval; null if it isn't approved. */
  readonly approval: number | null;
  /** Whether that approval has no stored files and the user may store them. */
  readonly mayStore: boolean;
  /** Whether a version of it waits for approval. */
  readonly isInReview: boolean;
  /** The brand package's version when it was approved or last saved. */
  readonly brandVersion: string;
  /** The approved contact line, if any. */
  readonly contact: ApprovalRecord['contact'];
  readonly draft: PieceDraft;
  readonly pictures: PieceFiles;
}

/** A person's downloads of a version of a piece. */
export interface PieceDownloads {
  readonly piece: string;
  readonly version: number;
  readonly personId: string;
  /** Null for someone who has left. */
  readonly person: string | null;
  /** How often, and when they last did. */
  readonly count: number;
  readonly at: string;
  /** When a mail about this piece was last sent to them. */
  readonly mailedAt: string | null;
  /** Whether a mail about it is about to be sent. */
  readonly isDue: boolean;
}

/** A piece's look when it was last saved. */
export interface SavedLook extends StoredLook {
  /** The user details that it shows. */
  readonly user: Readonly<Record<string, string>>;
}

/**
 * Updates of pieces when the brand or a designer changes. Everything except `pieces` and looks is for administrators,
 * and rejects with `refused` for others.
 */
export interface BrandUpdates {
  /**
   * Returns the user's own pieces, for administrators also visible pieces and approved versions. Up to 100, by id; the
   * next page starts `after` the last one. Empty after the last page.
   */
  pieces(after?: string): Promise<readonly BrandUpdatePiece[]>;
  /**
   * Returns a piece's saved look; null if none was stored since the piece changed. Rejects with `refused` if the user
   * can't see the piece.
   */
  savedLook(piece: string): Promise<SavedLook | null>;
  /**
   * Stores a piece's look in this revision. Returns false if the piece has changed since. Rejects with `refused` if the
   * user can't change the piece.
   */
  saveLook(piece: string, revision: number, look: SavedLook): Promise<boolean>;
  /** Counts the pieces that the administrator can't compare because they're private. */
  countPrivatePieces(): Promise<number>;
  /** Requests approval of an approved version again, as it looks now. Someone else answers. */
  askAgain(
    piece: string,
    version: number,
    request: Pick<ApprovalRecord, 'designerVersion' | 'brandVersion' | 'preflight'>,
  ): Promise<void>;
  /** Returns the downloads of any number of pieces, latest first. */
  downloads(pieces: readonly string[]): Promise<readonly PieceDownloads[]>;
  /**
   * Mails everyone who downloaded one of these pieces, except the administrator and people who have left, at most once
   * a day per piece. Returns the number of people.
   */
  mailDownloaders(pieces: readonly string[]): Promise<number>;
}
