import type { ApprovalRule, PieceEvent } from '../../interfaces/Approvals.ts';
import type { DownloadedFile, StoredFile } from '../../interfaces/DownloadedFile.ts';

/** An event without what's derived from the others. */
export interface StoredEvent extends Omit<PieceEvent, 'actor' | 'state' | 'files'> {
  readonly piece: string;
}

/** A file that someone made from a version. */
export interface StoredDownload extends DownloadedFile {
  readonly piece: string;
  readonly version: number;
  readonly actorId: string;
  readonly at: string;
}

/** The approval rules and the history of approvals. */
export interface ApprovalStore {
  rules: Map<string, ApprovalRule>;
  /** Oldest first. */
  events: StoredEvent[];
  /** Oldest first. */
  downloads: StoredDownload[];
  /** Stored files and the account that stored them, by approval. */
  storedFiles: Map<number, { actorId: string; files: readonly (StoredFile & { readonly blob: Blob })[] }>;
  /** Mails about a changed look, by piece and account: when they were requested and sent. */
  recalls: Map<string, { askedAt: string; mailedAt: string | null }>;
  /** Answers that were seen, by account. */
  seenAnswers: Map<string, Set<number>>;
}

export const emptyApprovals = (): ApprovalStore => ({
  rules: new Map(),
  events: [],
  downloads: [],
  storedFiles: new Map(),
  recalls: new Map(),
  seenAnswers: new Map(),
});
