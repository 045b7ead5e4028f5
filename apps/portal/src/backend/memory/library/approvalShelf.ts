import type { ApprovalRule, PieceEvent } from '../../Approvals.ts';

/** An event without what's derived from the others. */
export interface StoredEvent extends Omit<PieceEvent, 'actor' | 'state'> {
  readonly piece: string;
}

/** Which pieces go through approval, and what happened to them. */
export interface ApprovalShelf {
  rules: Map<string, ApprovalRule>;
  /** Oldest first. */
  events: StoredEvent[];
  /** The answers that each account has seen. */
  seen: Map<string, Set<number>>;
}

export const emptyApprovals = (): ApprovalShelf => ({ rules: new Map(), events: [], seen: new Map() });
