/** What events are about: the first word of an action. */
export const auditKinds = [
  'staff',
  'sign_in',
  'application',
  'position',
  'post',
  'resume',
  'template',
  'leads',
] as const;
export type AuditKind = (typeof auditKinds)[number];

/** Somebody or something by the address or reference of then, and by the name of now where the directory has one. */
interface Named {
  readonly label: string | null;
  readonly name: string | null;
}

/** One line of the audit trail. */
export interface AuditEvent {
  /** Grows with time. */
  readonly id: number;
  /** A moment, such as `2026-11-21T09:30:00+00:00`. */
  readonly at: string;
  /** Null: the server by itself. */
  readonly actor: Named | null;
  /** What it was done to and what was done, such as `staff.role`. */
  readonly action: string;
  readonly subject: Named;
  /** `from` and `to` of a choice, `fields`, a `number`: never what somebody typed. */
  readonly details: Readonly<Record<string, unknown>>;
}

/** Which events are wanted; what is absent is not asked for. */
export interface AuditFilter {
  readonly kind?: AuditKind;
  /** Part of an address, a name or a reference. */
  readonly words?: string;
  /** From this moment. */
  readonly since?: string;
  /** Before this moment. */
  readonly until?: string;
}

/** Who did what, and when. Only super administrators read it, and nobody writes it: the server does. */
export interface Audit {
  /** The newest hundred, or those before an event; none for whoever may not read them. */
  list(filter: AuditFilter, beforeId?: number): Promise<readonly AuditEvent[]>;
  /** The mails of the log, likewise. */
  mails(filter: MailFilter, beforeId?: number): Promise<readonly LoggedMail[]>;
}

export const mailKinds = ['invitation', 'confirmation', 'application', 'notice', 'share', 'test'] as const;
export type MailKind = (typeof mailKinds)[number];

/** `refused`: the mail service did not take it. `bounced`: it came back. */
export const mailStates = ['sent', 'refused', 'bounced'] as const;
export type MailState = (typeof mailStates)[number];

/** A mail that the portal sent, without its contents. */
export interface LoggedMail {
  /** Grows with time. */
  readonly id: number;
  readonly at: string;
  readonly kind: MailKind;
  readonly to: string;
  /** Who had it sent, by name; null: the server by itself, or somebody who cannot be seen any more. */
  readonly by: string | null;
  readonly state: MailState;
  /** Why it was not taken or came back, as the mail service says. */
  readonly reason: string | null;
}

export interface MailFilter {
  readonly state?: MailState;
  /** Part of the address that it went to. */
  readonly words?: string;
}

/** Events, or mails, that one answer holds. */
export const auditPage = 100;
