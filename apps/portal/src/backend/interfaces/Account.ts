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

/** The methods with which users manage their second sign-in step, and administrators require it. */
export interface SecondStepCalls {
  secondStep(): Promise<SecondStep>;
  /** Creates a secret for an authenticator app. Codes aren't required until the first one is confirmed. */
  beginSecondStep(): Promise<NewSecondStep>;
  /** Turns it on, and ends the user's sessions elsewhere. Rejects with `wrongCode` or `tooManyRequests`. */
  confirmSecondStep(id: string, code: string): Promise<void>;
  /** Takes the step with a code from the app: the session is then `taken`. Rejects as above. */
  takeSecondStep(code: string): Promise<void>;
  /**
   * Creates ten recovery codes that replace the earlier ones, and returns them just this once. Null if the server
   * doesn't support them.
   */
  makeRecoveryCodes(): Promise<readonly string[] | null>;
  /** Takes the step with a recovery code and uses it up. Rejects as `takeSecondStep` does. */
  takeRecoveryCode(code: string): Promise<void>;
  /** Turns it off. Rejects with `refused` if the step hasn't been taken. */
  turnOffSecondStep(): Promise<void>;
  /** Returns whether administrators need a second step to have any rights. */
  secondStepRequired(): Promise<boolean>;
  /**
   * Sets whether administrators need one. Rejects with `refused` for anyone but super administrators, and for those who
   * have no second step themselves.
   */
  requireSecondStep(required: boolean): Promise<void>;
}

/** The methods with which users manage their own sign-in. */
export interface Account extends SecondStepCalls {
  /** Returns the places where they're signed in: this one first, then the most recently used. */
  places(): Promise<readonly SignedInPlace[]>;
  signOutElsewhere(): Promise<void>;
  /** Ends another session. Doesn't fail if it has already ended. */
  signOutPlace(id: string): Promise<void>;
  /** Returns whether they get mails about new job applications, at most once a day. On by default for reviewers. */
  getsApplicationMails(): Promise<boolean>;
  /** Turns mails about new job applications on or off. Rejects with `refused` for anyone but administrators. */
  setApplicationMails(isOn: boolean): Promise<void>;
}

/** The user's second sign-in step, as they see it. */
export interface SecondStep {
  /** When it was turned on; null if it's off. */
  readonly since: string | null;
  /** How many recovery codes are unused; null if there are none. */
  readonly codesLeft: number | null;
}

export interface NewSecondStep {
  readonly id: string;
  /** For typing into an app: letters and digits. */
  readonly secret: string;
  /** The secret with everything else the app needs, as an address to scan: `otpauth://…`. */
  readonly address: string;
}
