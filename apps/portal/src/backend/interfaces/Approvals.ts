import type { PieceDraft, PieceFiles } from '@daybreak/designers/library';
import type { DownloadedFile, FileClaim, FileDownload, StoredFile } from './DownloadedFile.ts';
import type { ReviewedPiece } from './Library.ts';

export const approvalStates = ['draft', 'in_review', 'changes_asked', 'approved', 'superseded'] as const;
/** What became of a version. `superseded`: it was approved, and a later one has been since. */
export type ApprovalState = (typeof approvalStates)[number];

/** Whether a designer's pieces go through approval, and the accounts that may approve them besides administrators. */
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

/** What a request for approval is about, frozen when it was made. */
export interface ApprovalRecord {
  /** The SHA-256 of the version's draft and pictures, which the server computes. */
  readonly digest: string;
  readonly pictures: PieceFiles;
  readonly designerVersion: number;
  readonly brandVersion: string;
  /** Null: it didn't run. */
  readonly preflight: readonly RecordedFinding[] | null;
  /** The contact line, as it was for the person who asked. Null in requests from before it was part of them. */
  readonly contact: ReviewedPiece['contact'] | null;
  /** The accounts whose changes since the last approved version are in this one. They can't approve it. */
  readonly editors: readonly string[];
}

/** An approval in force. */
export interface Approval {
  /** Its event. */
  readonly id: number;
  readonly version: number;
  /** Of what was approved. */
  readonly digest: string;
  /** Null for someone who has left. */
  readonly by: string | null;
  readonly at: string;
  /** The approved contact line. Null: approved before contacts were part of it. */
  readonly contact: ApprovalRecord['contact'];
}

/** Whether a piece as it is now is what was approved. */
interface PieceStanding {
  /** The piece's revision that this is about. */
  readonly revision: number;
  /** Null: what it shows now isn't approved. A piece that was changed and changed back is. */
  readonly approval: Approval | null;
}

/** What the library knows about a file. */
export interface KnownFile {
  /** `exact`: it's byte for byte what was stored for an approval, or what someone downloaded. `claim`: it says so itself, but no recorded download has its bytes. */
  readonly match: 'exact' | 'claim';
  /** The id is null if the user can't see the piece. Its name is too, unless the version was approved. */
  readonly piece: { readonly id: string | null; readonly name: string | null; readonly designer: string };
  readonly version: number;
  /** The state of the version now. */
  readonly state: ApprovalState;
  /** The latest approval of this version, also if it's superseded. */
  readonly approval: Omit<Approval, 'contact'> | null;
  /** The version that's approved now. Null: none. */
  readonly approvedNow: number | null;
  /** It was stored for an approval. */
  readonly isStored: boolean;
  /** Of exactly this file, latest first; only the first one ever if the user can't see the piece. */
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
  /** What should change. */
  readonly note: string | null;
  /** Only for `asked` and `approved`. */
  readonly record: ApprovalRecord | null;
  /** The state of its version now. */
  readonly state: ApprovalState;
  /** Of an approval: its stored files, a PDF or a picture per side. Null: none were stored. */
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
  readonly approvedAt: string;
}

/** The answer to a request. */
export interface ApprovalAnswer {
  readonly id: number;
  readonly piece: { readonly id: string; readonly name: string; readonly designer: string };
  readonly version: number;
  readonly isApproved: boolean;
  /** Null for someone who has left. */
  readonly answeredBy: string | null;
  readonly answeredAt: string;
  /** What should change; null if it's approved. */
  readonly note: string | null;
}

/** Maximum length in characters: a database limit. */
export const longestChangeNote = 2_000;

/** Approval of versions by someone other than the people who made them. Rejects with `refused` for what the server doesn't allow. */
export interface Approvals {
  /** Of the designers that have one, by designer. */
  rules(): Promise<readonly ApprovalRule[]>;
  /** For administrators. Safe to repeat. */
  setRule(rule: ApprovalRule): Promise<void>;
  /** Asks about a piece as it is, for people who may edit it. `base`: the revision that was checked. Returns its version. */
  ask(
    piece: string,
    about: { readonly base: number } & Pick<
      ApprovalRecord,
      'designerVersion' | 'brandVersion' | 'preflight' | 'contact'
    >,
  ): Promise<number>;
  /** Withdraws the open request, if there is one. */
  withdraw(piece: string): Promise<void>;
  /** For anyone who can see the piece. */
  standing(piece: string): Promise<PieceStanding>;
  /**
   * Records a file that was made of a piece, for anyone who can see it. `base`: the revision that it shows. Returns its version. Refused if
   * the file is marked with an approval that isn't in force, or isn't of what it shows; then it mustn't be handed out.
   */
  recordDownload(piece: string, file: DownloadedFile & { readonly base: number }): Promise<number>;
  /** What's known about a file, by the SHA-256 of its bytes and what it says about itself. Null: nothing that the user may know. */
  checkFile(sha256: string, claim: FileClaim | null): Promise<KnownFile | null>;
  /** Requests for approval of a piece's versions and the answers, latest first. */
  history(piece: string): Promise<readonly PieceEvent[]>;
  /** What the user may approve, longest waiting first. */
  waiting(): Promise<readonly WaitingPiece[]>;
  /** This, `lastApproved` and both answers are for administrators and the designer's approvers. */
  open(piece: string): Promise<PieceInReview>;
  /** What the version in review is compared with; null: none was approved before. */
  lastApproved(piece: string): Promise<ApprovedVersion | null>;
  /** Returns the approval's event. */
  approve(piece: string, version: number): Promise<number>;
  /**
   * Stores the files of an approval for good: up to 20, once, by the person who gave it or an administrator who could have. Safe to repeat
   * with the same files.
   */
  storeFiles(approval: number, files: readonly (StoredFile & { readonly blob: Blob })[]): Promise<void>;
  /**
   * A stored file, for people who can see its piece, the person who approved it, and administrators. A download is recorded; a look at it
   * by the portal itself isn't one.
   */
  loadFile(approval: number, file: StoredFile, purpose: 'download' | 'look'): Promise<Blob>;
  askForChanges(piece: string, version: number, note: string): Promise<void>;
  /** Answers to the user's requests, and about their pieces, that they haven't dismissed. Latest first, of the last 30 days. */
  answers(): Promise<readonly ApprovalAnswer[]>;
  dismiss(answer: number): Promise<void>;
}
