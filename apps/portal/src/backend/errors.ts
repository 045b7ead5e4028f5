export type BackendErrorKind =
  | 'invalidCredentials'
  /** The server asks for the current password, or the one given was wrong. */
  | 'currentPassword'
  /** An authenticator or recovery code: wrong, too old, or used before. */
  | 'wrongCode'
  | 'notActivated'
  | 'tooManyRequests'
  | 'signedOut'
  | 'refused'
  /** The server explains in a sentence that it couldn't do it. */
  | 'failed'
  | 'unreachable'
  | 'unexpected';

/**
 * The only error that a `Backend` rejects with. Screens choose their text by `kind`. `message` is the server's own and
 * only shown where the specification says so.
 */
export class BackendError extends Error {
  override readonly name = 'BackendError';
  readonly kind: BackendErrorKind;
  /** False if the message isn't the server's: it couldn't be reached, or something else answered without a message. */
  readonly serverSpoke: boolean;
  /** Seconds to wait before asking again, if the server says. */
  readonly retryAfter: number | undefined;

  constructor(
    kind: BackendErrorKind,
    message: string,
    {
      serverSpoke = kind === 'refused',
      retryAfter,
      ...options
    }: ErrorOptions & { serverSpoke?: boolean; retryAfter?: number } = {},
  ) {
    super(message, options);
    this.kind = kind;
    this.serverSpoke = serverSpoke;
    this.retryAfter = retryAfter;
  }
}

/** Returns the kind of any caught error: `unexpected` unless it's a `BackendError`. */
export const kindOf = (error: unknown): BackendErrorKind =>
  error instanceof BackendError ? error.kind : 'unexpected';

/** Throws the error for code of the portal that couldn't be loaded: `load().catch(partMissing)`. */
export const partMissing = (cause: unknown): never => {
  throw new BackendError(
    'unreachable',
    "Couldn't load part of the portal. Check your connection, then reload the page.",
    { cause },
  );
};
