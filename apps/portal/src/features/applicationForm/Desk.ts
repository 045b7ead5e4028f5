import type { ApplicationRecord } from './answers.ts';

/**
 * `unreachable`: no answer came, so it may or may not have arrived. `taken`: the name or reference is in use. `refused`: the
 * server does not want it, which for a whole form means too many in an hour. `closed`: nobody can apply for the position any
 * more. `cancelled`: by the applicant. `captcha`: the
 * server first wants to know that this is a person.
 */
export type DeskErrorKind =
  | 'unreachable'
  | 'taken'
  | 'refused'
  | 'tooLarge'
  | 'wrongType'
  | 'protected'
  | 'server'
  | 'cancelled'
  | 'closed'
  | 'captcha';

/** The one error that a `Desk` rejects with. */
export class DeskError extends Error {
  override readonly name = 'DeskError';
  readonly kind: DeskErrorKind;
  readonly captcha: CaptchaWidget | undefined;

  constructor(kind: DeskErrorKind, status?: number, captcha?: CaptchaWidget) {
    super(`${kind} ${status ?? ''}`);
    this.kind = kind;
    this.captcha = captcha;
  }
}

/** What a captcha's service draws with: its script, the class of the element it fills, and the key of this site. */
export interface CaptchaWidget {
  script: string;
  kind: string;
  siteKey: string;
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
  /**
   * Asks for the ticket of an application, and of the stored name of the resume that comes with it. `confirms`: whether the
   * applicant is mailed a link to it; they are unless it says no.
   */
  admit(
    reference: string,
    resume: string | null,
    captcha?: string,
  ): Promise<{ confirms?: boolean } | undefined>;
  upload(upload: Upload): Promise<void>;
  /** Has the server look at what was uploaded, which it deletes when that is no resume. */
  check(reference: string, resume: string): Promise<void>;
  /** `trap` is what was typed into a field that people do not see; the server refuses one that is filled. */
  send(record: ApplicationRecord, trap: string): Promise<void>;
}
