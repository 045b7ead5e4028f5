import type { ApplicantDetails, JobApplication } from './Applications.ts';

/** An application as its sender sees it. */
export interface SentApplication
  extends ApplicantDetails,
    Pick<JobApplication, 'reference' | 'submittedAt' | 'resume' | 'resumeName'> {
  /** The position's title; null for no particular one. */
  readonly job: string | null;
  /** False once it's closed. */
  readonly isCorrectable: boolean;
}

/** The result of opening a confirmation link. */
export type ApplicationLink =
  | { readonly state: 'open'; readonly application: SentApplication }
  | { readonly state: 'withdrawn' | 'gone' | 'expired' | 'unknown' };

/** A validated file, and the name to store it under. */
export interface ResumeUpload {
  readonly name: string;
  /** The sender's name for it. */
  readonly fileName?: string;
  readonly type: string;
  readonly file: Blob;
  /** Cancels the upload, which then rejects with the signal's reason. Doesn't cancel what follows the upload. */
  readonly signal: AbortSignal;
  /** Receives the fraction of the file sent so far, 0–1. */
  readonly onProgress: (share: number) => void;
  /** Called once the file has arrived. */
  readonly onUploaded: () => void;
}

/** A person's own application, for anyone who has its confirmation link, signed in or not. */
export interface OwnApplication {
  open(token: string): Promise<ApplicationLink>;
  /** Overwrites the answers, except for the address. Rejects with `failed` and a sentence if that isn't possible. */
  correct(token: string, details: ApplicantDetails): Promise<ApplicationLink>;
  /** Replaces the resume, deleting the old one. Safe to repeat with the same name. Rejects as `correct` does. */
  replaceResume(token: string, upload: ResumeUpload): Promise<ApplicationLink>;
  /** Deletes the application and its resume. Safe to repeat. */
  withdraw(token: string): Promise<ApplicationLink>;
}
