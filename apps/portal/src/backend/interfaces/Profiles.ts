interface ProfileNames {
  readonly firstName: string;
  readonly lastName: string;
  readonly displayName: string;
}

/** The part of a person's data that they manage themselves. */
export interface Profile extends ProfileNames {
  /** False until the user has replaced the password an administrator gave them. */
  readonly passwordChanged: boolean;
}

export interface Profiles {
  /** Returns the signed-in user's profile; null before the first visit. */
  own(): Promise<Profile | null>;
  /**
   * Returns the profile, created on the first visit with the directory's names, or else the account's. Safe to race.
   */
  ensure(): Promise<Profile>;
  /** Writes the user's names; creates the profile if there is none yet. Rejects with `refused` or `unreachable`. */
  save(names: ProfileNames): Promise<Profile>;
  /** Records that the default password was replaced. */
  markPasswordChanged(): Promise<void>;
}
