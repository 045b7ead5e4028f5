/** A signed-in user, as the authentication server knows them. */
export interface Session {
  readonly userId: string;
  readonly email: string;
  /** From the account's metadata; often absent. */
  readonly names: { readonly first?: string; readonly last?: string; readonly full?: string };
  /** `off`: they don't have one. `due`: they have one, and no access until they take it. */
  readonly secondStep: 'off' | 'due' | 'taken';
  /** Stays the same until they sign in again. */
  readonly signIn?: string | undefined;
}

export interface Auth {
  /** Returns the current session; null when signed out. Rejects if the server that must refresh it doesn't answer. */
  session(): Promise<Session | null>;
  /**
   * Calls `listener` with the session after every change, in this tab or another. It may get the same session again.
   * Returns the function that unsubscribes.
   */
  onChange(listener: (session: Session | null) => void): () => void;
  /** Rejects with `invalidCredentials`, `notActivated`, `tooManyRequests`, `unreachable` or `unexpected`. */
  signIn(email: string, password: string): Promise<Session>;
  /** Signs out on this device first; rejects if the server couldn't be told. */
  signOut(): Promise<void>;
  /** Resolves for both known and unknown addresses. */
  sendPasswordReset(email: string): Promise<void>;
  /**
   * Uses up a link from a mail, which signs its owner in. Viewing a link doesn't use it up. Rejects with `refused` if
   * it was used, has expired or isn't valid. Returns null if the server also needs the other address confirmed.
   */
  openLink(link: MailedLink): Promise<Session | null>;
  /**
   * Changes the password, and ends the user's sessions on other devices. Rejects with `currentPassword` if the current one is
   * missing, with `refused` and the server's message, `tooManyRequests` or `signedOut`.
   *
   * @param currentPassword required if the user has chosen a password before and didn't arrive by a mailed link
   */
  updatePassword(password: string, currentPassword?: string): Promise<void>;
}

/** The contents of a link in a mail from the authentication server. */
export interface MailedLink {
  readonly token: string;
  /** Its purpose: to choose a password (the last two) or to confirm an address. */
  readonly type: 'email' | 'email_change' | 'recovery' | 'invite';
}
