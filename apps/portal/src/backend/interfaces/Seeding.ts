/** The result for a directory entry when staff accounts were created. */
export interface SeedResult {
  readonly email: string;
  readonly status: 'created' | 'skipped' | 'error';
  /** The server's message about it. */
  readonly message: string;
}

export interface StaffSeeding {
  readonly message: string;
  /** Password of every account this run created; returned only once. Null if it created none. */
  readonly defaultPassword: string | null;
  readonly results: readonly SeedResult[];
}

/**
 * Fills the portal with its first data. Rejects with `refused`, `signedOut`, `tooManyRequests` or `failed` and the
 * server's message, or with `unreachable` or `unexpected` if the server sent no message that can be shown.
 */
export interface Seeding {
  /** Adds missing sample leads, for an administrator; returns the server's message. */
  seedLeads(): Promise<string>;
  /** Creates accounts for everyone in the directory who has none, for a super administrator. */
  createStaffAccounts(): Promise<StaffSeeding>;
}
