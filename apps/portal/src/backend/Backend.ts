import type { Audit } from './Audit.ts';
import type { Cards } from './Cards.ts';
import type { Home } from './Home.ts';
import type { Library } from './Library.ts';
import type { OwnApplication } from './OwnApplication.ts';
import type { People } from './People.ts';
import type { Positions } from './Positions.ts';

/**
 * What the portal needs from its backend, in the product's own words. Two implementations stand behind it: `supabase/`
 * (the product) and `memory/` (stories and fast tests). `backend.contract.ts` holds both to the same behaviour.
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
  readonly ownApplication: OwnApplication;
}

export const roles = ['super_admin', 'admin', 'staff'] as const;
export type Role = (typeof roles)[number];

/** A signed-in person, as the authentication server knows them. */
export interface Session {
  readonly userId: string;
  readonly email: string;
  /** From the account's metadata; often absent. */
  readonly names: { readonly first?: string; readonly last?: string; readonly full?: string };
  /** Off for whoever has none; due: they have one, and nothing is theirs before they have taken it. */
  readonly secondStep: 'off' | 'due' | 'taken';
}

export interface Auth {
  /** The present session, or null when signed out. Rejects when the server that must refresh it does not answer. */
  session(): Promise<Session | null>;
  /**
   * Calls `listener` with the session on every later change, by this tab or another, and returns the function that stops
   * it. The same session may come again: listeners take it as it is and do nothing twice.
   */
  onChange(listener: (session: Session | null) => void): () => void;
  /** Rejects with `invalidCredentials`, `notActivated`, `tooManyRequests`, `unreachable` or `unexpected`. */
  signIn(email: string, password: string): Promise<Session>;
  /** Signs out on this device first; rejects when the server could not be told. */
  signOut(): Promise<void>;
  /** Resolves for known and unknown addresses alike. */
  sendPasswordReset(email: string): Promise<void>;
  /**
   * Uses the link of a mail up, which signs its owner in. Rejects with `refused` when it was used, is too old or is none; looking at it does
   * nothing. Null: the server wants the other address to confirm it too.
   */
  openLink(link: MailedLink): Promise<Session | null>;
  /**
   * Also ends the person's sessions on other devices. `current` is asked of whoever has chosen a password before and did not come by a
   * mailed link: rejects with `currentPassword` without it, with `refused` and the server's words, `tooManyRequests` or `signedOut`.
   */
  updatePassword(password: string, current?: string): Promise<void>;
}

/** What the link of a mail of the authentication server carries. */
export interface MailedLink {
  readonly token: string;
  /** A password to be chosen (the last two), or an address to be confirmed. */
  readonly type: 'email' | 'email_change' | 'recovery' | 'invite';
}

/** A browser or program that somebody is signed in with. */
export interface SignedInPlace {
  readonly id: string;
  /** What it calls itself: the header of that name. */
  readonly userAgent: string | null;
  /** Its network address. */
  readonly address: string | null;
  /** Moments: when they signed in, and when it was used last, to about an hour. */
  readonly since: string;
  readonly lastSeen: string;
  /** This one. */
  readonly isCurrent: boolean;
}

/** How a person signs in, looked after by themselves. */
export interface Account {
  /** Where they are signed in, this place first and then the one that was used last. */
  places(): Promise<readonly SignedInPlace[]>;
  signOutElsewhere(): Promise<void>;
  /** Ends one of the others. It may be over by itself, which is no failure. */
  signOutPlace(id: string): Promise<void>;
  /** Whether they are mailed of new job applications, once a day at most; reviewers are until they say otherwise. */
  hearsOfApplications(): Promise<boolean>;
  /** Rejects with `refused` for whoever is no administrator. */
  hearOfApplications(wanted: boolean): Promise<void>;
  secondStep(): Promise<SecondStep>;
  /** A new secret for an authenticator app. Nothing is asked for before a code of it has come back. */
  beginSecondStep(): Promise<NewSecondStep>;
  /** Turns it on, and ends the person's sessions elsewhere. Rejects with `wrongCode` or `tooManyRequests`. */
  confirmSecondStep(id: string, code: string): Promise<void>;
  /** Takes the step with a code of the app: the session is then `taken`. Rejects as above. */
  takeSecondStep(code: string): Promise<void>;
  /** Ten new recovery codes, told this once, in the place of those before; null: this server has none. */
  makeRecoveryCodes(): Promise<readonly string[] | null>;
  /** Takes the step with a recovery code, which is used up by it. Rejects as `takeSecondStep` does. */
  takeRecoveryCode(code: string): Promise<void>;
  /** Rejects with `refused` where the step is not taken. */
  turnOffSecondStep(): Promise<void>;
  /** Whether administrators have no rights without a second step. */
  secondStepRequired(): Promise<boolean>;
  /** A super administrator turns that. Rejects with `refused` for others, and for who has no second step themselves. */
  requireSecondStep(required: boolean): Promise<void>;
}

/** The second step of signing in, as the person who looks after it sees it. */
export interface SecondStep {
  /** A moment: since when it is on; null: it is off. */
  readonly since: string | null;
  /** Recovery codes that are not used up; null: there are none. */
  readonly codesLeft: number | null;
}

export interface NewSecondStep {
  readonly id: string;
  /** For typing into an app: letters and digits. */
  readonly secret: string;
  /** The same for scanning, with what else the app wants to know: `otpauth://…`. */
  readonly address: string;
}

interface ProfileNames {
  readonly firstName: string;
  readonly lastName: string;
  readonly displayName: string;
}

/** The part of a person that they look after themselves. */
export interface Profile extends ProfileNames {
  /** False until the person has replaced the password that an administrator gave them. */
  readonly passwordChanged: boolean;
}

export interface Profiles {
  /** The signed-in person's profile, or null before the first visit. */
  own(): Promise<Profile | null>;
  /** The same, made on the first visit from the directory's names or else the account's. Safe to race. */
  ensure(): Promise<Profile>;
  /** Writes the person's names; makes the profile when there is none yet. Rejects with `refused` or `unreachable`. */
  save(names: ProfileNames): Promise<Profile>;
  /** Notes that the default password is gone. */
  markPasswordChanged(): Promise<void>;
}

/** A row of the staff directory. */
export interface StaffMember {
  readonly id: string;
  /** Of their account, as the library names people; null while they have none. */
  readonly accountId: string | null;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string | null;
  readonly phone: string | null;
  readonly jobTitle: string | null;
  /** Names their photo, for `People.photoAddress`; null where they have none. */
  readonly photo: string | null;
  readonly role: Role;
  /** False for somebody who has left: only a super admin sees such rows, and they give no rights. */
  readonly isActive: boolean;
}

/** What a super admin may change in the directory. An empty text is stored as none; the first name must not be empty. */
interface StaffChanges {
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
}

interface CompanyInfo {
  readonly phone: string;
  readonly jobTitle: string;
}

/** Every method that changes something rejects with `refused` when the server leaves the row as it is. */
export interface Staff {
  /** The signed-in person's active row, or null when they have none. */
  own(): Promise<StaffMember | null>;
  /** The signed-in person's role as the server sees it; null means no rights beyond their own profile. */
  role(): Promise<Role | null>;
  /** Active people, by role (super admins first) and then first name; with `inactive`, those who have left. */
  list(which?: 'active' | 'inactive'): Promise<readonly StaffMember[]>;
  /** A super admin's edit of a directory card. */
  update(id: string, changes: StaffChanges): Promise<StaffMember>;
  /** A super admin's edit of the phone and job title on the row with their own email. */
  saveCompanyInfo(info: CompanyInfo): Promise<StaffMember>;
  /** A super admin gives somebody else another role. Rejects with `refused` for one's own row and for the last super admin. */
  setRole(id: string, role: Role): Promise<StaffMember>;
  /** A super admin lets somebody else in or out. Rejects as `setRole` does. */
  setActive(id: string, isActive: boolean): Promise<StaffMember>;
}

export interface ChatMessage {
  readonly role: 'user' | 'assistant';
  readonly content: string;
}

export interface Chat {
  /**
   * The assistant's answer to the last message, text by text as it comes. Aborting `signal`, or no longer listening, ends
   * it. The first `next()` rejects with `signedOut`, `refused`, `tooManyRequests`, `unreachable` or `unexpected`; a later
   * one with `unreachable` when the answer is cut off.
   */
  ask(messages: readonly ChatMessage[], signal: AbortSignal): AsyncIterable<string>;
}

/** What became of one directory entry when staff accounts were made. */
export interface SeedResult {
  readonly email: string;
  readonly status: 'created' | 'skipped' | 'error';
  /** The server's sentence about it. */
  readonly message: string;
}

export interface StaffSeeding {
  readonly message: string;
  /** Password of every account that this run made; told once. Null when it made none. */
  readonly defaultPassword: string | null;
  readonly results: readonly SeedResult[];
}

/**
 * Fills the portal with its first data. Rejects with `refused`, `signedOut`, `tooManyRequests` or `failed` and the server's
 * sentence, or with `unreachable` or `unexpected` when the server said nothing that can be shown.
 */
/** A mail that is looked at before it goes out. */
interface TestMail {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** The https address that takes people off the list. */
  readonly unsubscribe?: string;
}

export interface Mail {
  /** Sends a test to the signed-in person's own address, and gives that address. */
  sendTest(message: TestMail): Promise<string>;
}

export interface Seeding {
  /** Adds the sample leads that are missing, for an administrator; gives the server's message. */
  leads(): Promise<string>;
  /** Makes an account for everybody in the directory who has none, for a super administrator. */
  staffAccounts(): Promise<StaffSeeding>;
}

export const applicationStatuses = ['new', 'reviewing', 'contacted', 'closed'] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];

/** What somebody sent from the public form, and what became of it. */
export interface ApplicationNote {
  readonly id: string;
  /** Plain text; lines stay lines. */
  readonly body: string;
  /** A moment; null: written before notes had times. */
  readonly at: string | null;
  /** Null for somebody who cannot be seen any more. */
  readonly author: string | null;
  /** The person wrote it themselves, and may delete it. */
  readonly isOwn: boolean;
}

/** What a reviewer writes to an applicant. */
interface Letter {
  readonly noteId: string;
  readonly subject: string;
  /** Plain text; an empty line begins a paragraph. */
  readonly text: string;
}

/** Characters of a letter: limits of the server. */
export const letterLimits = { subject: 200, text: 4_500 } as const;

/** Characters of a note: a limit of the database. */
export const longestNote = 5_000;

export interface JobApplication {
  readonly id: string;
  /** What the applicant was given to name it by. */
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
  /** What they applied for; null: for no position in particular. */
  readonly position: { readonly id: string; readonly title: string } | null;
  /** Of the form that was sent. */
  readonly language: 'en' | 'es';
  /** The stored name of the resume: a stamp of 13 digits, an underscore and its own name in ASCII. */
  readonly resume: string | null;
  /** What its sender calls that file, in any script. Applications from before names were kept have none. */
  readonly resumeName?: string | undefined;
  readonly status: ApplicationStatus;
  /** The oldest first. */
  readonly notes: readonly ApplicationNote[];
  /** A moment, such as `2026-11-21T09:30:00+00:00`. */
  readonly submittedAt: string;
  /**
   * When what the applicant said was last corrected, and by whom: by the applicant, or by the administrator of this name, unless that person
   * cannot be seen any more.
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

/** For administrators. Every method that changes something rejects with `refused` when the server leaves it as it is. */
export interface Applications {
  /** All of them, the newest first; none for whoever may not read them. */
  list(): Promise<readonly JobApplication[]>;
  /** Gives them a status, all or none. Rejects with `refused`. */
  review(ids: readonly string[], status: ApplicationStatus): Promise<void>;
  /** Adds a note in the person's own name; its id is a UUID that the client makes. Gives it as it was stored. */
  addNote(id: string, note: Pick<ApplicationNote, 'id' | 'body'>): Promise<ApplicationNote>;
  /** Mails the applicant, at the address of the application; gives the note that keeps what was sent. Its id is a UUID that the client makes. */
  write(id: string, letter: Letter): Promise<ApplicationNote>;
  /**
   * Why the last mail to this applicant came back, as the mail service says; null: nothing is known against it.
   */
  undelivered(email: string): Promise<string | null>;
  /** Deletes a note of one's own. Rejects with `refused` for those of others. */
  removeNote(id: string, noteId: string): Promise<void>;
  /** Writes the applicant's own answers anew; who did it, and when, is then in `corrected`. */
  correct(id: string, details: ApplicantDetails): Promise<JobApplication>;
  /** An address that downloads a resume under its own name, or another, without signing in, for one minute. */
  resumeLink(resume: string, name?: string): Promise<string>;
  /** Deletes the resume and then the application: one whose file cannot be deleted stays. Safe to repeat. */
  remove(application: Pick<JobApplication, 'id' | 'resume'>): Promise<void>;
}
