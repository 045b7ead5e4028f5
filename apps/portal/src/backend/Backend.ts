import type { Approvals } from './Approvals.ts';
import type { Audit } from './Audit.ts';
import type { BrandUpdates } from './BrandUpdates.ts';
import type { Cards } from './Cards.ts';
import type { Comments } from './Comments.ts';
import type { Home } from './Home.ts';
import type { Library } from './Library.ts';
import type { OwnApplication } from './OwnApplication.ts';
import type { People } from './People.ts';
import type { Positions } from './Positions.ts';
import type { TeamPictures } from './TeamPictures.ts';

/**
 * What the portal needs from its backend, in the product's own terms. There are two implementations: `supabase/`
 * (the product) and `memory/` (stories and fast tests). `backend.contract.ts` holds both to the same behavior.
 *
 * Every method rejects with a `BackendError` (errors.ts) and with nothing else.
 */
export interface Backend {
  readonly auth: Auth;
  readonly account: Account;
  readonly profiles: Profiles;
  readonly staff: Staff;
  readonly people: People;
  readonly chat: Chat;
  readonly seeding: Seeding;
  readonly mail: Mail;
  readonly applications: Applications;
  readonly library: Library;
  readonly audit: Audit;
  readonly home: Home;
  readonly cards: Cards;
  readonly positions: Positions;
  readonly teamPictures: TeamPictures;
  readonly approvals: Approvals;
  readonly comments: Comments;
  readonly brandUpdates: BrandUpdates;
  readonly ownApplication: OwnApplication;
}

export const roles = ['super_admin', 'admin', 'staff'] as const;
export type Role = (typeof roles)[number];

/** A signed-in user, as the authentication server knows them. */
export interface Session {
  readonly userId: string;
  readonly email: string;
  /** From the account's metadata; often absent. */
  readonly names: { readonly first?: string; readonly last?: string; readonly full?: string };
  /** `off`: they don't have one. `due`: they have one, and get no access until they take it. */
  readonly secondStep: 'off' | 'due' | 'taken';
  /** Stays the same until they sign in again. */
  readonly signIn?: string | undefined;
}

export interface Auth {
  /** The current session, or null when signed out. Rejects if the server that must refresh it doesn't answer. */
  session(): Promise<Session | null>;
  /**
   * Calls `listener` with the session on every later change, in this tab or another. Returns the function that unsubscribes. It may get
   * the same session again, so listeners must tolerate repeats.
   */
  onChange(listener: (session: Session | null) => void): () => void;
  /** Rejects with `invalidCredentials`, `notActivated`, `tooManyRequests`, `unreachable` or `unexpected`. */
  signIn(email: string, password: string): Promise<Session>;
  /** Signs out on this device first; rejects if the server couldn't be told. */
  signOut(): Promise<void>;
  /** Resolves for both known and unknown addresses. */
  sendPasswordReset(email: string): Promise<void>;
  /**
   * Uses up the link in a mail, which signs its owner in. Rejects with `refused` if it was used before, has expired or isn't valid; just
   * viewing it does nothing. Null: the server also wants the other address to confirm.
   */
  openLink(link: MailedLink): Promise<Session | null>;
  /**
   * Also ends the user's sessions on other devices. `current` is required if the user has chosen a password before and didn't arrive by a
   * mailed link. Rejects with `currentPassword` without it, with `refused` and the server's message, `tooManyRequests` or `signedOut`.
   */
  updatePassword(password: string, current?: string): Promise<void>;
}

/** The contents of a link in a mail from the authentication server. */
export interface MailedLink {
  readonly token: string;
  /** Whether it's for choosing a password (the last two) or for confirming an address. */
  readonly type: 'email' | 'email_change' | 'recovery' | 'invite';
}

/** A browser or program where the user is signed in. */
export interface SignedInPlace {
  readonly id: string;
  /** Its `User-Agent` header. */
  readonly userAgent: string | null;
  /** Its IP address. */
  readonly address: string | null;
  /** Timestamps: when they signed in, and when it was last used, to within about an hour. */
  readonly since: string;
  readonly lastSeen: string;
  /** Whether it's this browser. */
  readonly isCurrent: boolean;
}

/** How users manage their own sign-in. */
export interface Account {
  /** Where they are signed in: this place first, then the most recently used. */
  places(): Promise<readonly SignedInPlace[]>;
  signOutElsewhere(): Promise<void>;
  /** Ends one of the others. It may have ended already; that isn't a failure. */
  signOutPlace(id: string): Promise<void>;
  /** Whether they get mails about new job applications, at most once a day. On by default for reviewers. */
  hearsOfApplications(): Promise<boolean>;
  /** Rejects with `refused` for anyone but administrators. */
  hearOfApplications(wanted: boolean): Promise<void>;
  secondStep(): Promise<SecondStep>;
  /** A new secret for an authenticator app. Codes aren't required until the first one is confirmed. */
  beginSecondStep(): Promise<NewSecondStep>;
  /** Turns it on, and ends the user's sessions elsewhere. Rejects with `wrongCode` or `tooManyRequests`. */
  confirmSecondStep(id: string, code: string): Promise<void>;
  /** Takes the step with a code from the app: the session is then `taken`. Rejects as above. */
  takeSecondStep(code: string): Promise<void>;
  /** Creates ten recovery codes that replace the earlier ones, and returns them just this once. Null: the server doesn't support them. */
  makeRecoveryCodes(): Promise<readonly string[] | null>;
  /** Takes the step with a recovery code and uses it up. Rejects as `takeSecondStep` does. */
  takeRecoveryCode(code: string): Promise<void>;
  /** Rejects with `refused` if the step hasn't been taken. */
  turnOffSecondStep(): Promise<void>;
  /** Whether administrators have no rights without a second step. */
  secondStepRequired(): Promise<boolean>;
  /** For super administrators. Rejects with `refused` for others, and for those who have no second step themselves. */
  requireSecondStep(required: boolean): Promise<void>;
}

/** The user's second sign-in step, as they see it. */
export interface SecondStep {
  /** When it was turned on; null: it's off. */
  readonly since: string | null;
  /** How many recovery codes are unused; null: there are none. */
  readonly codesLeft: number | null;
}

export interface NewSecondStep {
  readonly id: string;
  /** For typing into an app: letters and digits. */
  readonly secret: string;
  /** The same for scanning, with everything else the app needs: `otpauth://…`. */
  readonly address: string;
}

interface ProfileNames {
  readonly firstName: string;
  readonly lastName: string;
  readonly displayName: string;
}

/** The part of a person's data that they manage themselves. */
export interface Profile extends ProfileNames {
  /** False until the user has replaced the password an administrator gave them. */
  readonly passwordChanged: boolean;
}

export interface Profiles {
  /** The signed-in user's profile, or null before the first visit. */
  own(): Promise<Profile | null>;
  /** The same, created on the first visit with the directory's names, or else the account's. Safe to race. */
  ensure(): Promise<Profile>;
  /** Writes the user's names; creates the profile if there is none yet. Rejects with `refused` or `unreachable`. */
  save(names: ProfileNames): Promise<Profile>;
  /** Records that the default password was replaced. */
  markPasswordChanged(): Promise<void>;
}

/** A row of the staff directory. */
export interface StaffMember {
  readonly id: string;
  /** Their account id, as used in the library; null if they have no account. */
  readonly accountId: string | null;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string | null;
  readonly phone: string | null;
  readonly jobTitle: string | null;
  /** The name of their photo, for `People.photoAddress`; null if they have none. */
  readonly photo: string | null;
  readonly role: Role;
  /** False for someone who has left: only super admins see such rows, and they grant no rights. */
  readonly isActive: boolean;
}

/** What a super admin may change in the directory. An empty string is stored as null; the first name must not be empty. */
interface StaffChanges {
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
}

interface CompanyInfo {
  readonly phone: string;
  readonly jobTitle: string;
}

/** Every method that changes something rejects with `refused` if the server leaves the row unchanged. */
export interface Staff {
  /** The signed-in user's active row, or null if they have none. */
  own(): Promise<StaffMember | null>;
  /** The signed-in user's role as the server sees it; null means no rights beyond their own profile. */
  role(): Promise<Role | null>;
  /** Active people, by role (super admins first) and then first name; with `inactive`, those who have left. */
  list(which?: 'active' | 'inactive'): Promise<readonly StaffMember[]>;
  /** A super admin's edit of a directory card. */
  update(id: string, changes: StaffChanges): Promise<StaffMember>;
  /** A super admin's edit of the phone and job title on the row with their own email. */
  saveCompanyInfo(info: CompanyInfo): Promise<StaffMember>;
  /** A super admin changes another person's role. Rejects with `refused` for their own row and for the last super admin. */
  setRole(id: string, role: Role): Promise<StaffMember>;
  /** A super admin activates or deactivates another person. Rejects as `setRole` does. */
  setActive(id: string, isActive: boolean): Promise<StaffMember>;
}

export interface ChatMessage {
  readonly role: 'user' | 'assistant';
  readonly content: string;
}

export interface Chat {
  /**
   * The assistant's answer to the last message, chunk by chunk. Aborting `signal`, or leaving the loop, ends
   * it. The first `next()` rejects with `signedOut`, `refused`, `tooManyRequests`, `unreachable` or `unexpected`; a later
   * one with `unreachable` if the answer is cut off.
   */
  ask(messages: readonly ChatMessage[], signal: AbortSignal): AsyncIterable<string>;
}

/** What happened to a directory entry when staff accounts were created. */
export interface SeedResult {
  readonly email: string;
  readonly status: 'created' | 'skipped' | 'error';
  /** The server's message about it. */
  readonly message: string;
}

export interface StaffSeeding {
  readonly message: string;
  /** Password of every account this run created; returned only once. Null if it created none. */
  readonly defaultPassword: string | null;
  readonly results: readonly SeedResult[];
}

/** A test mail, sent to check a mail before it goes out. */
interface TestMail {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** The https address for unsubscribing. */
  readonly unsubscribe?: string;
}

export interface Mail {
  /** Sends a test to the signed-in user's own address, and returns that address. */
  sendTest(message: TestMail): Promise<string>;
}

/**
 * Fills the portal with its first data. Rejects with `refused`, `signedOut`, `tooManyRequests` or `failed` and the server's
 * message, or with `unreachable` or `unexpected` if the server sent no message that can be shown.
 */
export interface Seeding {
  /** Adds missing sample leads, for an administrator; returns the server's message. */
  leads(): Promise<string>;
  /** Creates accounts for everyone in the directory who has none, for a super administrator. */
  staffAccounts(): Promise<StaffSeeding>;
}

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
export const longestNote = 5_000;

/** What an applicant sent with the public form, and what happened to it since. */
export interface JobApplication {
  readonly id: string;
  /** The reference number the applicant was given. */
  readonly reference: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string | null;
  /** '0': not stated. */
  readonly experience: '0' | 'entry' | 'mid' | 'senior';
  /** A day, such as `2026-11-21`. */
  readonly startDate: string;
  readonly salary: string | null;
  readonly authorization: 'yes' | 'no' | null;
  /** What they applied for; null: no particular position. */
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
   * When the applicant's answers were last corrected, and by whom: the applicant, or the administrator with this name (unless that
   * person is no longer visible).
   */
  readonly corrected: {
    readonly at: string;
    readonly by: string | null;
    readonly bySender: boolean;
  } | null;
}

/** What applicants say about themselves, and may ask to have corrected. */
export type ApplicantDetails = Pick<
  JobApplication,
  'firstName' | 'lastName' | 'email' | 'phone' | 'experience' | 'startDate' | 'salary' | 'authorization'
>;

/** For administrators. Every method that changes something rejects with `refused` if the server leaves it unchanged. */
export interface Applications {
  /** All of them, newest first. Empty for anyone who may not read them. */
  list(): Promise<readonly JobApplication[]>;
  /** Sets their status, all or none. Rejects with `refused`. */
  review(ids: readonly string[], status: ApplicationStatus): Promise<void>;
  /** Adds a note by the user; its id is a UUID that the client makes. Returns it as stored. */
  addNote(id: string, note: Pick<ApplicationNote, 'id' | 'body'>): Promise<ApplicationNote>;
  /**
   * Mails the applicant at the application's address; returns the note that records what was sent.
   * Its id is a UUID that the client makes.
   */
  write(id: string, letter: Letter): Promise<ApplicationNote>;
  /**
   * Why the last mail to this applicant bounced, according to the mail service; null: no known problem.
   */
  undelivered(email: string): Promise<string | null>;
  /** Deletes one of the user's own notes. Rejects with `refused` for other people's. */
  removeNote(id: string, noteId: string): Promise<void>;
  /** Overwrites the applicant's answers; `corrected` then has who did it, and when. */
  correct(id: string, details: ApplicantDetails): Promise<JobApplication>;
  /** An address that downloads a resume under its own name or another one, without signing in, for one minute. */
  resumeLink(resume: string, name?: string): Promise<string>;
  /** Deletes the resume and then the application; if the file can't be deleted, the application stays. Safe to repeat. */
  remove(application: Pick<JobApplication, 'id' | 'resume'>): Promise<void>;
}
