import type { AuthError, PostgrestError } from '@supabase/supabase-js';
import { BackendError, type BackendErrorKind } from '../errors.ts';

/** The parts of an authentication error that decide its kind. */
type AuthFailure = Pick<AuthError, 'name' | 'message'> & Partial<Pick<AuthError, 'status' | 'code'>>;

function authKind({ name, message, status, code }: AuthFailure): BackendErrorKind {
  if (message.includes('Invalid login credentials')) return 'invalidCredentials';
  // A hosted server checks whether an inactive account is banned before it checks whether it's confirmed.
  if (message.includes('Email not confirmed') || code === 'user_banned') return 'notActivated';
  if (code === 'current_password_required' || code === 'current_password_invalid') return 'currentPassword';
  if (code === 'mfa_verification_failed') return 'wrongCode';
  if (code === 'insufficient_aal') return 'refused';
  if (status === 429) return 'tooManyRequests';
  if (name === 'AuthRetryableFetchError' || status === 0 || (status ?? 0) >= 500) return 'unreachable';
  if (name === 'AuthSessionMissingError' || code === 'session_not_found') return 'signedOut';
  if (status && status < 500) return 'refused';
  return 'unexpected';
}

/** The client's own errors, for an answer it doesn't understand and for a missing session. */
const clientsOwn = ['AuthUnknownError', 'AuthSessionMissingError'];
/** Matches the client's text for an answer without a message: its status as a number or in words, or the raw answer. */
const wordless =
  /^(|null|[{["].*|HTTP \d+|Internal Server Error|Bad Gateway|Service Unavailable|Gateway Time-?out)$/i;

/** Turns the authentication server's error into a `BackendError`. */
export const fromAuthError = (error: AuthFailure): BackendError =>
  new BackendError(authKind(error), error.message, {
    cause: error,
    serverSpoke: Boolean(error.status) && !clientsOwn.includes(error.name) && !wordless.test(error.message),
  });

type DataFailure = Pick<PostgrestError, 'message' | 'code'>;

/** The codes with which the database raises messages for the user. */
const refusalCodes = ['42501', '23514', 'P0001', 'P0002'];

/**
 * Returns whether the database refused with a message for the user. A violated table constraint has one of these codes,
 * but no such message.
 */
export const isRefusal = (code: unknown, message: unknown) =>
  refusalCodes.includes(String(code)) && !/violates check constraint/.test(String(message));

function dataKind({ code, message }: DataFailure, status: number): BackendErrorKind {
  if (status === 429) return 'tooManyRequests';
  if (status === 401) return 'signedOut';
  if (isRefusal(code, message) || status === 403) return 'refused';
  // The client reports status 0 and no code if the request itself failed.
  if (status === 0 || status >= 502 || /failed to fetch|fetch failed|networkerror/i.test(message))
    return 'unreachable';
  return 'unexpected';
}

/** Turns the data API's error into a `BackendError`. */
export const fromDataError = (error: DataFailure, status: number): BackendError =>
  new BackendError(dataKind(error, status), error.message, {
    cause: error,
    serverSpoke: status > 0 && Boolean(error.code) && error.message !== '',
  });

/** Returns the error for an update that matched no row: row-level security hides the row instead of refusing. */
export const refusedUpdate = () =>
  new BackendError('refused', "You can't change this record. Nothing was saved.");

/** An answer of the data API. */
export interface Answer<T> {
  data: T;
  error: DataFailure | null;
  status: number;
}

/** Returns the answer's data. Throws a `BackendError` if the answer is a failure. */
export function unwrapData<T>({ data, error, status }: Answer<T>): T {
  if (error) throw fromDataError(error, status);
  return data;
}

/** Turns the storage server's error into a `BackendError`. A file the user may not see looks like a missing one. */
export function fromStorageError(error: Error): BackendError {
  const status = Number('status' in error ? error.status : 0);
  const kind = !status || status >= 500 ? 'unreachable' : status === 401 ? 'signedOut' : 'refused';
  return new BackendError(kind, error.message, { cause: error });
}
