import type { PieceDraft, PieceFiles } from '@daybreak/designers/library';
import type { DownloadedFile, FileClaim, FileDownload, StoredFile } from './DownloadedFile.ts';
import type { ReviewedPiece } from './Library.ts';

export const approvalStates = ['draft', 'in_review', 'changes_asked', 'approved', 'superseded'] as const;
/** The state of a version. `superseded`: it was approved, and a later one has been since. */
export type ApprovalState = (typeof approvalStates)[number];

/**
 * A designer's rule: whether its pieces need approval, and the accounts that may approve them besides administrators.
 */
export interface ApprovalRule {
  readonly designer: string;
  readonly isOn: boolean;
  readonly approvers: readonly string[];
  /** Whether PNG and JPEG files of approved pieces are marked too, not just PDFs. */
  readonly marksPictures: boolean;
}

/** A problem that preflight named. */
export interface RecordedFinding {
  readonly level: 'error' | 'severe' | 'warning';
  readonly says: string;
}

/** The contents of a request for approval, frozen when it was made. */
export interface ApprovalRecord {
  /** The SHA-256 of the version's draft and pictures, which the server computes. */
  readonly digest: string;
  readonly pictures: PieceFiles;
  readonly designerVersion: number;
  readonly brandVersion: string;
  /** Null if it didn't run. */
  readonly preflight: readonly RecordedFinding[] | null;
  /** The requester's contact line at that time. Null in requests from before it was part of them. */
  readonly contact: ReviewedPiece['contact'] | null;
  /** The accounts whose changes since the last approved version are in this one. They can't approve it. */
  readonly editors: readonly string[];
}

/** An approval in force. */
export interface Approval {
  /** Its event. */
  readonly id: number;
  readonly version: number;
  /** The approved version's digest. */
  readonly digest: string;
  /** Null for someone who has left. */
  readonly by: string | null;
  readonly at: string;
  /** The approved contact line. Null: approved before contacts were part of it. */
  readonly contact: ApprovalRecord['contact'];
}

/** The approval of a piece's current state, if any. */
interface CurrentApproval {
  /** The revision that this describes. */
  readonly revision: number;
  /** Null if what it shows now isn't approved. A piece that was changed and changed back is. */
  readonly approval: Approval | null;
}

/** The library's records of a file. */
export interface KnownFile {
  /**
   * - `exact`: the bytes are those of a file that was stored for an approval or downloaded.
   * - `claim`: the file names a piece itself, but no recorded download has its bytes.
   */
  readonly match: 'exact' | 'claim';
  /** The id is null if the user can't see the piece. So is the name, unless the version was approved. */
  readonly piece: { readonly id: string | null; readonly name: string | null; readonly designer: string };
  readonly version: number;
  /** The version's current state. */
  readonly state: ApprovalState;
  /** The latest approval of this version, even if it's superseded. */
  readonly approval: Omit<Approval, 'contact'> | null;
  /** The version that's approved now; null if there's none. */
  readonly approvedVersion: number | null;
  /** Whether it was stored for an approval. */
  readonly isStored: boolean;
  /** Downloads of exactly this file, latest first; only the very first if the user can't see the piece. */
  readonly downloads: readonly FileDownload[];
}

export interface PieceEvent {
  /** Increases over time. */
  readonly id: number;
  readonly version: number;
  readonly action: 'asked' | 'withdrawn' | 'changes_asked' | 'approved';
  readonly actorId: string;
  /** Null for someone who has left. */
  readonly actor: string | null;
  readonly at: string;
  /** The requested changes. */
  readonly note: string | null;
  /** Only for `asked` and `approved`. */
  readonly record: ApprovalRecord | null;
  /** Its version's current state. */
  readonly state: ApprovalState;
  /** An approval's stored files: a PDF, or a picture per side. Null if none were stored. */
  readonly files: readonly StoredFile[] | null;
}

export interface WaitingPiece {
  readonly id: string;
  readonly name: string;
  readonly designer: string;
  readonly version: number;
  /** Null for someone who has left. */
  readonly askedBy: string | null;
  readonly askedAt: string;
}

/** A version that's in review, as an approver sees it. */
export interface PieceInReview extends Omit<WaitingPiece, 'id'> {
  readonly draft: PieceDraft;
  readonly pictures: PieceFiles;
  readonly record: ApprovalRecord;
}

/** The version that was approved before the one in review. */
interface ApprovedVersion {
  readonly version: number;
  readonly draft: PieceDraft;
  readonly pictures: PieceFiles;
  /** Null for someone who has left. */
  readonly approvedBy: string | null;
}

/** An approver's answer to a request. */
export interface ApprovalAnswer {
  readonly id: number;
  readonly piece: { readonly id: string; readonly name: string; readonly designer: string };
  readonly version: number;
  readonly isApproved: boolean;
  /** Null for someone who has left. */
  readonly answeredBy: string | null;
  /** The requested changes; null if it's approved. */
  readonly note: string | null;
}

/** Maximum length in characters: a database limit. */
export const maxChangeNoteLength = 2_000;

/**
 * Approval of versions by someone other than their authors. Rejects with `refused` for anything the server doesn't
 * allow.
 */
export interface Approvals {
  /** Returns the rules, by designer. */
  rules(): Promise<readonly ApprovalRule[]>;
  /** Sets a rule, for administrators. Safe to repeat. */
  setRule(rule: ApprovalRule): Promise<void>;
  /**
   * Requests approval of a piece's current state, for anyone who may edit it. Returns its version.
   *
   * @param base the revision that was checked
   */
  requestApproval(
    piece: string,
    request: { readonly base: number } & Pick<
      ApprovalRecord,
      'designerVersion' | 'brandVersion' | 'preflight' | 'contact'
    >,
  ): Promise<number>;
  /** Withdraws the open request, if there is one. */
  withdraw(piece: string): Promise<void>;
  /** Returns the approval of a piece's current state, for anyone who can see it. */
  currentApproval(piece: string): Promise<CurrentApproval>;
  /**
   * Records a file made from a piece, for anyone who can see it. Returns the version. Rejects with `refused` if the
   * file is marked with an approval that isn't in force or covers something else: then don't hand it out.
   *
   * @param file the file; `base` is the revision that it shows
   */
  recordDownload(piece: string, file: DownloadedFile & { readonly base: number }): Promise<number>;
  /**
   * Looks up a file. Returns null if there's nothing the user may know.
   *
   * @param sha256 of its bytes
   * @param claim what the file says about itself
   */
  checkFile(sha256: string, claim: FileClaim | null): Promise<KnownFile | null>;
  /** Returns the requests for approval of a piece's versions, and the answers, latest first. */
  history(piece: string): Promise<readonly PieceEvent[]>;
  /** Returns the pieces that the user may approve, longest waiting first. */
  waitingPieces(): Promise<readonly WaitingPiece[]>;
  /**
   * Opens the version in review. This, `lastApproved` and both answers are for administrators and the designer's
   * approvers.
   */
  openReview(piece: string): Promise<PieceInReview>;
  /** Returns the version to compare with; null if none was approved before. */
  lastApproved(piece: string): Promise<ApprovedVersion | null>;
  /** Approves a version. Returns the approval's event. */
  approve(piece: string, version: number): Promise<number>;
  /**
   * Stores an approval's files for good: up to 20, once, by the approver or an administrator who could have approved.
   * Safe to repeat with the same files.
   */
  storeFiles(approval: number, files: readonly (StoredFile & { readonly blob: Blob })[]): Promise<void>;
  /**
   * Loads a stored file, for anyone who can see its piece, the approver, and administrators. Downloads are recorded;
   * the portal's own looks aren't.
   */
  loadFile(approval: number, file: StoredFile, purpose: 'download' | 'look'): Promise<Blob>;
  askForChanges(piece: string, version: number, note: string): Promise<void>;
  /**
   * Returns answers to the user's requests, and about their pieces, that they haven't dismissed. Latest first, of the
   * last 30 days.
   */
  answers(): Promise<readonly ApprovalAnswer[]>;
  dismiss(answer: number): Promise<void>;
}
