/** The kinds of events: the first part of an action. */
export const auditKinds = [
  'staff',
  'sign_in',
  'application',
  'position',
  'post',
  'resume',
  'template',
  'team_picture',
  'approval',
  'leads',
] as const;
export type AuditKind = (typeof auditKinds)[number];

/** A person or thing, by its address or reference at that time, and by its current name if the directory has one. */
interface AuditParty {
  readonly label: string | null;
  readonly name: string | null;
}

/** One line of the audit trail. */
export interface AuditEvent {
  /** Increases over time. */
  readonly id: number;
  /** A timestamp, such as `2026-11-21T09:30:00+00:00`. */
  readonly at: string;
  /** Null for the server itself. */
  readonly actor: AuditParty | null;
  /** The object and the operation, such as `staff.role`. */
  readonly action: string;
  readonly subject: AuditParty;
  /** `from` and `to` of a choice, `fields`, a `number`: never what someone typed. */
  readonly details: Readonly<Record<string, unknown>>;
}

/** Filters events; absent fields don't filter. */
export interface AuditFilter {
  readonly kind?: AuditKind;
  /** Part of an address, a name or a reference. */
  readonly searchText?: string;
  /** From this moment. */
  readonly from?: string;
  /** Before this moment. */
  readonly to?: string;
}

/** The record of who did what and when. Only super administrators can read it. Only the server writes it. */
export interface Audit {
  /** Returns the newest hundred events, or the hundred before an event. Empty for anyone who may not read them. */
  list(filter: AuditFilter, beforeId?: number): Promise<readonly AuditEvent[]>;
  /** Returns the logged mails, paged like events. */
  mails(filter: MailFilter, beforeId?: number): Promise<readonly LoggedMail[]>;
}

export const mailKinds = [
  'invitation',
  'confirmation',
  'application',
  'notice',
  'share',
  'approval',
  'comment',
  'recall',
  'test',
] as const;
export type MailKind = (typeof mailKinds)[number];

/** `refused`: the mail service didn't accept it. `bounced`: it came back. */
export const mailStates = ['sent', 'refused', 'bounced'] as const;
export type MailState = (typeof mailStates)[number];

/** A mail the portal sent, without its contents. */
export interface LoggedMail {
  /** Increases over time. */
  readonly id: number;
  readonly at: string;
  readonly kind: MailKind;
  readonly to: string;
  /** The name of the person who triggered it. Null for the server itself, or someone who is no longer visible. */
  readonly by: string | null;
  readonly state: MailState;
  /** Why it was refused or bounced, according to the mail service. */
  readonly reason: string | null;
}

export interface MailFilter {
  readonly state?: MailState;
  /** Part of the recipient's address. */
  readonly searchText?: string;
}

/** The number of events or mails per page. */
export const auditPage = 100;
