import type { AuthError, PostgrestError } from '@supabase/supabase-js';
import { BackendError, type BackendErrorKind } from '../errors.ts';

/** The parts of an authentication error that decide its kind. */
type AuthFailure = Pick<AuthError, 'name' | 'message'> & Partial<Pick<AuthError, 'status' | 'code'>>;

function authKind({ name, message, status, code }: AuthFailure): BackendErrorKind {
  if (message.includes('Invalid login credentials')) return 'invalidCredentials';
  // A hosted server looks at the ban of an inactive account before it looks at its confirmation.
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

/** Errors of the client itself: an answer that it does not understand, and no session to ask with. */
const clientsOwn = ['AuthUnknownError', 'AuthSessionMissingError'];
/** What the client says for an answer without words: its status, in figures or in words, or all of it as it came. */
const wordless =
  /^(|null|[{["].*|HTTP \d+|Internal Server Error|Bad Gateway|Service Unavailable|Gateway Time-?out)$/i;

/** What the authentication server answered, in the portal's words. */
export const fromAuthError = (error: AuthFailure): BackendError =>
  new BackendError(authKind(error), error.message, {
    cause: error,
    serverSpoke: Boolean(error.status) && !clientsOwn.includes(error.name) && !wordless.test(error.message),
  });

type DataFailure = Pick<PostgrestError, 'message' | 'code'>;

function dataKind({ code, message }: DataFailure, status: number): BackendErrorKind {
  if (status === 429) return 'tooManyRequests';
  if (status === 401) return 'signedOut';
  // P0001: a rule of the database says in a sentence what it does not allow.
  if (code === '42501' || code === 'P0001' || status === 403) return 'refused';
  // The client answers status 0 and no code when the request itself failed.
  if (status === 0 || status >= 502 || /failed to fetch|fetch failed|networkerror/i.test(message))
    return 'unreachable';
  return 'unexpected';
}

/** What the data API answered, in the portal's words. */
export const fromDataError = (error: DataFailure, status: number): BackendError =>
  new BackendError(dataKind(error, status), error.message, {
    cause: error,
    serverSpoke: status > 0 && Boolean(error.code) && error.message !== '',
  });

/** Row-level security does not refuse an update, it leaves no row to update: that is a refusal too. */
export const refusedUpdate = () =>
  new BackendError('refused', 'Nothing was changed: you may not change this record.');

interface Answer<T> {
  data: T;
  error: DataFailure | null;
  status: number;
}

/** The answer's data. Throws a `BackendError` when the answer is a failure. */
export function dataOf<T>({ data, error, status }: Answer<T>): T {
  if (error) throw fromDataError(error, status);
  return data;
}

/** What Storage answered, in the portal's words. A file that one may not see is one that there is not. */
export function fromStorageError(error: Error): BackendError {
  const status = Number('status' in error ? error.status : 0);
  const kind = !status || status >= 500 ? 'unreachable' : status === 401 ? 'signedOut' : 'refused';
  return new BackendError(kind, error.message, { cause: error });
}
