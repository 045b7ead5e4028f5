import type { StaffMember } from './Backend.ts';

/** What a super admin says of somebody. An empty text is none; a first name there must be. */
export interface PersonDetails {
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  readonly jobTitle: string;
  readonly department: string;
  readonly location: string;
  readonly pronouns: string;
  /** A day, such as `2026-11-02`. */
  readonly startDate: string;
  /** The entry of whom they report to. */
  readonly managerId: string;
}

/** A row of the directory with all that it says. */
export interface Colleague extends StaffMember {
  readonly department: string | null;
  readonly location: string | null;
  readonly pronouns: string | null;
  readonly startDate: string | null;
  readonly managerId: string | null;
}

/** Somebody and those whom they work with, as far as these can be seen. */
export interface ColleagueView {
  readonly person: Colleague;
  readonly manager: Colleague | null;
  /** Active people who report to them, by first name. */
  readonly reports: readonly Colleague[];
}

/** What a table says of somebody: an empty text takes a value away, an absent one leaves it. The manager is an email address. */
export type TableFields = Partial<Record<Exclude<keyof PersonDetails, 'managerId'> | 'manager', string>>;

export interface TableRow {
  readonly email: string;
  readonly fields: TableFields;
}

/** What a row of a table would do, or did. */
export interface RowVerdict {
  readonly verdict: 'added' | 'changed' | 'unchanged' | 'refused';
  /** What would be written, of somebody who is there. */
  readonly fields: readonly (keyof TableFields)[];
  /** Why it is refused, as a sentence. */
  readonly reason: string | null;
}

export interface TableOutlook {
  /** Stands for what was looked at: the import goes ahead only while it is still so. */
  readonly digest: string;
  /** In the order of the table. */
  readonly rows: readonly RowVerdict[];
  /** What forbids the whole, though no single row is wrong: a circle of managers. */
  readonly failure: string | null;
  readonly written: boolean;
}

/** What became of an invitation to set a password. */
export interface Invitation {
  readonly email: string;
  /** Moments, such as `2026-11-21T09:30:00+00:00`. */
  readonly sentAt: string;
  readonly expiresAt: string;
  readonly withdrawn: boolean;
  /** Why the mail did not arrive, as the mail service says; null: nothing is known against it. */
  readonly undelivered: string | null;
}

/** What the link of an invitation is worth to whoever has it. */
export type InvitationLink =
  | { readonly state: 'open'; readonly email: string; readonly firstName: string }
  | { readonly state: 'used' | 'withdrawn' | 'expired' | 'unknown' };

/**
 * The directory beyond its cards. Everyone active reads; only super admins write. What changes something rejects with `refused` and a
 * sentence for the person where the server's rules forbid it: a circle of managers, an address that is taken, no right.
 */
export interface People {
  /** Null: there is no such entry, or it cannot be seen. */
  open(id: string): Promise<ColleagueView | null>;
  /** Everybody active, by first name. */
  everybody(): Promise<readonly Colleague[]>;
  /** Writes what differs from `before`. Rejects with `refused` when somebody else has changed one of these fields since. */
  save(id: string, before: PersonDetails, after: PersonDetails): Promise<Colleague>;
  /** Adds somebody who has no account. */
  add(email: string, details: PersonDetails): Promise<Colleague>;
  /**
   * Gives somebody another photo, a square JPEG picture, or none; answers with its name. One's own, and a super admin anybody's: rejects
   * with `refused` otherwise.
   */
  setPhoto(id: string, picture: Blob | null): Promise<string | null>;
  /** Where a photo can be loaded from for the next minutes; null where it cannot be seen. */
  photoAddress(photo: string): Promise<string | null>;
  /** What importing these rows would do; nothing is written. Rejects with `refused` for whoever is no super admin. */
  lookAtTable(rows: readonly TableRow[]): Promise<TableOutlook>;
  /** Imports what was looked at, all or nothing. Rejects with `refused` when the directory has changed since. */
  importTable(rows: readonly TableRow[], digest: string): Promise<TableOutlook>;
  /** The last invitation that somebody was sent; null where there is none. */
  invitation(id: string): Promise<Invitation | null>;
  /** Mails somebody without an account a link to choose a password; an earlier link ends with it. */
  invite(id: string): Promise<Invitation>;
  /** Ends the link that is open. */
  withdrawInvitation(id: string): Promise<void>;
  /** For whoever has the link, signed in or not. */
  openInvitation(token: string): Promise<InvitationLink>;
  /** Makes the account with this password; what the link is worth otherwise, where it is not open any more. */
  acceptInvitation(
    token: string,
    password: string,
  ): Promise<{ state: 'accepted'; email: string } | InvitationLink>;
}
