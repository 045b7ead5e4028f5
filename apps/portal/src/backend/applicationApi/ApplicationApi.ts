import type { ApplicantDetails, JobApplication } from '../interfaces/Applications.ts';

/** A row of `job_applications`, as it's sent. */
export interface ApplicationRecord {
  reference: string;
  first_name: string;
  last_name: string;
  email: string;
  phone: string | null;
  experience_years: ApplicantDetails['experience'];
  /** `2026-11-21`. */
  available_start_date: string;
  salary_expectations: string | null;
  work_authorization: 'yes' | 'no' | null;
  /** Name of the file in the `resumes` bucket. */
  resume_url: string | null;
  /** The file's original name. */
  resume_name?: string;
  /** Language of the page it was sent from. */
  language?: JobApplication['language'];
  /** The position it's for, if any. */
  position_id?: string;
}

/**
 * - `unreachable`: no answer came, so the request may or may not have arrived.
 * - `taken`: the name or reference is in use.
 * - `refused`: the server rejects it, which for a whole form means too many in an hour.
 * - `closed`: the position no longer takes applications.
 * - `cancelled`: the applicant canceled it.
 * - `captcha`: the server first needs to know that this is a person.
 */
export type ApplicationApiErrorKind =
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

/** The only error that an `ApplicationApi` rejects with. */
export class ApplicationApiError extends Error {
  override readonly name = 'DeskError';
  readonly kind: ApplicationApiErrorKind;
  readonly captcha: CaptchaWidget | undefined;

  constructor(kind: ApplicationApiErrorKind, status?: number, captcha?: CaptchaWidget) {
    super(`${kind} ${status ?? ''}`);
    this.kind = kind;
    this.captcha = captcha;
  }
}

/** A captcha service's settings: its script, the class of the element it fills, and this site's key. */
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
  /** Called with the fraction of the file sent so far, 0–1. */
  onProgress: (share: number) => void;
}

/** Submits applications. Separate from `Backend`, so that this public page loads nothing of the portal's client. */
export interface ApplicationApi {
  /**
   * Requests a ticket for an application and for the stored name of its resume.
   *
   * @returns `confirms` is false if the applicant doesn't get an email with a link to the application.
   */
  admit(
    reference: string,
    resume: string | null,
    captcha?: string,
  ): Promise<{ confirms?: boolean } | undefined>;
  upload(upload: Upload): Promise<void>;
  /** Has the server check the upload, which it deletes if it isn't a resume. */
  check(reference: string, resume: string): Promise<void>;
  /**
   * Sends the application.
   *
   * @param trap the text in a field that people can't see; the server rejects the application unless it's empty
   */
  send(record: ApplicationRecord, trap: string): Promise<void>;
}

/** The server's messages about rejected files, verbatim from the specification. */
export const fileTooLarge = 'File size must be less than 10MB';
export const fileOfOtherType = 'Please upload a PDF or DOC file';
