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

/** Which pieces go through approval, and what happened to them. */
export interface ApprovalShelf {
  rules: Map<string, ApprovalRule>;
  /** Oldest first. */
  events: StoredEvent[];
  /** Oldest first. */
  downloads: StoredDownload[];
  /** By approval: its files, and the account that stored them. */
  stored: Map<number, { actorId: string; files: readonly (StoredFile & { readonly blob: Blob })[] }>;
  /** By piece and account: who is told by mail that it looks different, since when, and when that was sent. */
  recalls: Map<string, { askedAt: string; mailedAt: string | null }>;
  /** The answers that each account has seen. */
  seen: Map<string, Set<number>>;
}

export const emptyApprovals = (): ApprovalShelf => ({
  rules: new Map(),
  events: [],
  downloads: [],
  stored: new Map(),
  recalls: new Map(),
  seen: new Map(),
});
