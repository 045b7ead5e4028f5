import type { DetailName, EnteredName, Stated } from './personDetails.ts';
import type { StaffMember } from './Staff.ts';

/**
 * A person's details, as entered by a super admin. An empty string means none; the first name is required. Dates are
 * days, such as `2026-11-02`; the manager is the id of their entry.
 */
export type PersonDetails = Readonly<Record<DetailName, string>>;

/** A directory row with all its fields. */
export type Colleague = StaffMember & Stated;

/** A person with the colleagues they work with, as far as the user can see them. */
export interface ColleagueView {
  readonly person: Colleague;
  readonly manager: Colleague | null;
  /** Active people who report to them, sorted by first name. */
  readonly reports: readonly Colleague[];
}

/**
 * A person's fields in an imported table: an empty string removes a value, an absent one keeps it. The manager is an
 * email address.
 */
export type TableFields = Partial<Record<EnteredName | 'manager', string>>;

export interface TableRow {
  readonly email: string;
  readonly fields: TableFields;
}

/** The effect of importing a row, previewed or done. */
export interface RowVerdict {
  readonly verdict: 'added' | 'changed' | 'unchanged' | 'refused';
  /** The fields to write, for an existing person. */
  readonly fields: readonly (keyof TableFields)[];
  /** The reason for a refusal, as a sentence. */
  readonly reason: string | null;
}

export interface TablePreview {
  /** Identifies the previewed state: the import fails if the directory has changed since. */
  readonly digest: string;
  /** In the order of the table. */
  readonly rows: readonly RowVerdict[];
  /** The reason why the whole import is blocked although no row is wrong: a circle of managers. */
  readonly failure: string | null;
  readonly isWritten: boolean;
}

/** The status of an invitation to set a password. */
export interface Invitation {
  readonly email: string;
  /** Timestamps, such as `2026-11-21T09:30:00+00:00`. */
  readonly sentAt: string;
  readonly expiresAt: string;
  readonly isWithdrawn: boolean;
  /** Why the mail didn't arrive, according to the mail service; null if there's no known problem. */
  readonly bounceReason: string | null;
}

/** The result of opening an invitation link. */
export type InvitationLink =
  | { readonly state: 'open'; readonly email: string; readonly firstName: string }
  | { readonly state: 'used' | 'withdrawn' | 'expired' | 'unknown' };

/**
 * The directory beyond its cards. Every active person can read it; only super admins write. Methods that change
 * something reject with `refused` and a sentence for the user if the server's rules forbid it: a circle of managers, an
 * address that's taken, missing rights.
 */
export interface People {
  /** Opens an entry; null if it doesn't exist or isn't visible. */
  open(id: string): Promise<ColleagueView | null>;
  /** Returns all active people, sorted by first name. */
  list(): Promise<readonly Colleague[]>;
  /**
   * Writes the differences from `before`. Rejects with `refused` if someone else has changed one of these fields since.
   */
  save(id: string, before: PersonDetails, after: PersonDetails): Promise<Colleague>;
  /** Adds a person without an account. */
  add(email: string, details: PersonDetails): Promise<Colleague>;
  /**
   * Sets or removes a person's photo, a square JPEG. Returns its name. Rejects with `refused` unless it's the user's
   * own photo or they're a super admin.
   */
  setPhoto(id: string, picture: Blob | null): Promise<string | null>;
  /** Returns an address that serves a photo for the next few minutes; null if the user can't see it. */
  photoAddress(photo: string): Promise<string | null>;
  /** Previews importing these rows without writing anything. Rejects with `refused` for anyone but super admins. */
  previewTable(rows: readonly TableRow[]): Promise<TablePreview>;
  /** Imports the previewed rows, all or nothing. Rejects with `refused` if the directory has changed since. */
  importTable(rows: readonly TableRow[], digest: string): Promise<TablePreview>;
  /** Returns the last invitation a person was sent; null if there is none. */
  invitation(id: string): Promise<Invitation | null>;
  /** Mails a person without an account a link to choose a password, and invalidates any earlier link. */
  invite(id: string): Promise<Invitation>;
  /** Invalidates the open link. */
  withdrawInvitation(id: string): Promise<void>;
  /** Opens an invitation link, signed in or not. */
  openInvitation(token: string): Promise<InvitationLink>;
  /** Creates the account with this password. If the link is no longer open, returns its status instead. */
  acceptInvitation(
    token: string,
    password: string,
  ): Promise<{ state: 'accepted'; email: string } | InvitationLink>;
}
