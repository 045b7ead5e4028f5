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
