/**
 * What the portal needs from its backend, in the product's own words. Two implementations stand behind it: `supabase/`
 * (the product) and `memory/` (stories and fast tests). `backend.contract.ts` holds both to the same behaviour.
 *
 * Every method rejects with a `BackendError` (errors.ts) and with nothing else.
 */
export interface Backend {
  readonly auth: Auth;
  readonly profiles: Profiles;
  readonly staff: Staff;
}

export const roles = ['super_admin', 'admin', 'staff'] as const;
export type Role = (typeof roles)[number];

/** A signed-in person, as the authentication server knows them. */
export interface Session {
  readonly userId: string;
  readonly email: string;
  /** From the account's metadata; often absent. */
  readonly names: { readonly first?: string; readonly last?: string; readonly full?: string };
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
  /** Also ends the person's sessions on other devices. Rejects with `refused` and the server's words, or `signedOut`. */
  updatePassword(password: string): Promise<void>;
}

/** The part of a person that they look after themselves. */
export interface Profile {
  readonly firstName: string;
  readonly lastName: string;
  readonly displayName: string;
  /** False until the person has replaced the password that an administrator gave them. */
  readonly passwordChanged: boolean;
}

export interface Profiles {
  /** The signed-in person's profile, or null before the first visit. */
  own(): Promise<Profile | null>;
  /** The same, made on the first visit from the directory's names or else the account's. Safe to race. */
  ensure(): Promise<Profile>;
  /** Notes that the default password is gone. */
  markPasswordChanged(): Promise<void>;
}

/** A row of the staff directory. */
export interface StaffMember {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string | null;
  readonly phone: string | null;
  readonly jobTitle: string | null;
  readonly role: Role;
}

export interface Staff {
  /** The signed-in person's active row, or null when they have none. */
  own(): Promise<StaffMember | null>;
  /** The signed-in person's role as the server sees it; null means no rights beyond their own profile. */
  role(): Promise<Role | null>;
}
