export const applicationStatuses = ['new', 'reviewing', 'contacted', 'closed'] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];

/** A reviewer's note on an application. */
export interface ApplicationNote {
  readonly id: string;
  /** Plain text with line breaks. */
  readonly body: string;
  /** A timestamp; null: written before notes had timestamps. */
  readonly at: string | null;
  /** Null for someone who is no longer visible. */
  readonly author: string | null;
  /** Whether the user wrote it and may delete it. */
  readonly isOwn: boolean;
}

/** A reviewer's message to an applicant. */
interface Letter {
  readonly noteId: string;
  readonly subject: string;
  /** Plain text; an empty line starts a paragraph. */
  readonly text: string;
}

/** Maximum lengths in characters: server limits. */
export const letterLimits = { subject: 200, text: 4_500 } as const;

/** Maximum length in characters: a database limit. */
export const maxNoteLength = 5_000;

/** An application sent with the public form, and its review. */
export interface JobApplication {
  readonly id: string;
  /** The reference number the applicant was given. */
  readonly reference: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string | null;
  /** '0' if not stated. */
  readonly experience: '0' | 'entry' | 'mid' | 'senior';
  /** A day, such as `2026-11-21`. */
  readonly startDate: string;
  readonly salary: string | null;
  readonly authorization: 'yes' | 'no' | null;
  /** The position they applied for; null for no particular one. */
  readonly position: { readonly id: string; readonly title: string } | null;
  /** The language of the form they sent. */
  readonly language: 'en' | 'es';
  /** The resume's stored name: a 13-digit timestamp, an underscore, and the original name in ASCII. */
  readonly resume: string | null;
  /** The file's original name, in any script. Missing on applications from before names were kept. */
  readonly resumeName?: string | undefined;
  readonly status: ApplicationStatus;
  /** Oldest first. */
  readonly notes: readonly ApplicationNote[];
  /** A timestamp, such as `2026-11-21T09:30:00+00:00`. */
  readonly submittedAt: string;
  /**
   * The last correction of the applicant's answers: its time and author, the applicant or the administrator with this
   * name (unless that person is no longer visible).
   */
  readonly correction: {
    readonly at: string;
    readonly by: string | null;
    readonly isByApplicant: boolean;
  } | null;
}

/** An applicant's answers, which they may ask to have corrected. */
export type ApplicantDetails = Pick<
  JobApplication,
  'firstName' | 'lastName' | 'email' | 'phone' | 'experience' | 'startDate' | 'salary' | 'authorization'
>;

/**
 * Job applications, for administrators. Methods that change something reject with `refused` if the server changes
 * nothing.
 */
export interface Applications {
  /** Returns all applications, newest first. Empty for anyone who may not read them. */
  list(): Promise<readonly JobApplication[]>;
  /** Sets the status of all of them, or of none. Rejects with `refused`. */
  review(ids: readonly string[], status: ApplicationStatus): Promise<void>;
  /** Adds a note by the user; its id is a UUID that the client makes. Returns it as stored. */
  addNote(id: string, note: Pick<ApplicationNote, 'id' | 'body'>): Promise<ApplicationNote>;
  /**
   * Mails the applicant at the application's address. Returns the note that records the mail; its id is a UUID that the
   * client makes.
   */
  write(id: string, letter: Letter): Promise<ApplicationNote>;
  /**
   * Returns why the last mail to this applicant bounced, according to the mail service; null if there's no known
   * problem.
   */
  bounceReason(email: string): Promise<string | null>;
  /** Deletes one of the user's own notes. Rejects with `refused` for other people's. */
  removeNote(id: string, noteId: string): Promise<void>;
  /** Overwrites the applicant's answers, and records in `correction` who did it and when. */
  correct(id: string, details: ApplicantDetails): Promise<JobApplication>;
  /** Returns an address that downloads a resume under this name, without signing in, for one minute. */
  resumeLink(resume: string, name?: string): Promise<string>;
  /**
   * Deletes the resume and then the application; if the file can't be deleted, the application stays. Safe to repeat.
   */
  remove(application: Pick<JobApplication, 'id' | 'resume'>): Promise<void>;
}
