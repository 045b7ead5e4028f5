import type { ApplicationRecord } from './answers.ts';

/**
 * `unreachable`: no answer came, so it may or may not have arrived. `taken`: the name or reference is in use. `refused`: the
 * server does not want it, which for a whole form means too many in an hour. `cancelled`: by the applicant.
 */
export type DeskErrorKind =
  | 'unreachable'
  | 'taken'
  | 'refused'
  | 'tooLarge'
  | 'wrongType'
  | 'server'
  | 'cancelled';

/** The one error that a `Desk` rejects with. */
export class DeskError extends Error {
  override readonly name = 'DeskError';
  readonly kind: DeskErrorKind;

  constructor(kind: DeskErrorKind, status?: number) {
    super(`${kind} ${status ?? ''}`);
    this.kind = kind;
  }
}

interface Upload {
  storedName: string;
  type: string;
  file: Blob;
  signal: AbortSignal;
  /** Told how much of the file has left, 0–1. */
  onProgress: (share: number) => void;
}

/** Where applications are handed in. Apart from `Backend`, so that this public page loads nothing of the portal's client. */
export interface Desk {
  upload(upload: Upload): Promise<void>;
  /** `trap` is what was typed into a field that people do not see; the server refuses one that is filled. */
  send(record: ApplicationRecord, trap: string): Promise<void>;
}
