export type BackendErrorKind =
  | 'invalidCredentials'
  /** The server asks for the present password, or it was not that. */
  | 'currentPassword'
  /** Of an authenticator app or for recovery: wrong, too old, or used before. */
  | 'wrongCode'
  | 'notActivated'
  | 'tooManyRequests'
  | 'signedOut'
  | 'refused'
  /** The server says in a sentence that it could not. */
  | 'failed'
  | 'unreachable'
  | 'unexpected';

/**
 * The one error that a `Backend` rejects with. Screens choose their words by `kind`; `message` is the server's own and is
 * shown only where the specification says so.
 */
export class BackendError extends Error {
  override readonly name = 'BackendError';
  readonly kind: BackendErrorKind;
  /** False when the message is not the server's: it could not be reached, or what answered in its place had no words. */
  readonly serverSpoke: boolean;
  /** Seconds to wait before asking again, where the server says. */
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

/** The kind of anything that was caught: `unexpected` unless it is ours. */
export const kindOf = (error: unknown): BackendErrorKind =>
  error instanceof BackendError ? error.kind : 'unexpected';
