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
