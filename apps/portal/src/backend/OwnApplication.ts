import type { ApplicantDetails, JobApplication } from './Backend.ts';

/** An application as its sender sees it. */
export interface SentApplication
  extends ApplicantDetails,
    Pick<JobApplication, 'reference' | 'submittedAt' | 'resume' | 'resumeName'> {
  /** The title of the position; null: none in particular. */
  readonly job: string | null;
  /** False once it is closed. */
  readonly correctable: boolean;
}

/** What the link of a confirmation is worth to whoever has it. */
export type ApplicationLink =
  | { readonly state: 'open'; readonly application: SentApplication }
  | { readonly state: 'withdrawn' | 'gone' | 'expired' | 'unknown' };

/** A file that was checked, and the name that it is to be stored under. */
export interface ResumeUpload {
  readonly name: string;
  /** What its sender calls it. */
  readonly fileName?: string;
  readonly type: string;
  readonly file: Blob;
  /** Ends the upload, which then rejects with its reason; not what follows the upload. */
  readonly signal: AbortSignal;
  /** Told how much of the file has left, 0–1. */
  readonly onProgress: (share: number) => void;
  /** Called once the file is there. */
  readonly onUploaded: () => void;
}

/** Somebody's own application, for whoever has the link of its confirmation, signed in or not. */
export interface OwnApplication {
  open(token: string): Promise<ApplicationLink>;
  /** Writes the answers anew, but for the address. Rejects with `failed` and a sentence where that cannot be. */
  correct(token: string, details: ApplicantDetails): Promise<ApplicationLink>;
  /** Puts a file in the place of the resume, which is deleted. Safe to repeat with the same name. Rejects as `correct` does. */
  replaceResume(token: string, upload: ResumeUpload): Promise<ApplicationLink>;
  /** Deletes the application and its resume. Safe to repeat. */
  withdraw(token: string): Promise<ApplicationLink>;
}
