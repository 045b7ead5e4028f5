import { describe, expect, it } from 'vitest';
import { fromAuthError, fromDataError } from './failures.ts';

const answer = (message: string, status?: number, name = 'AuthApiError') =>
  fromAuthError({ message, name, status });

describe('an answer of the authentication server', () => {
  it.each([
    ['Invalid login credentials', 400, 'invalidCredentials'],
    ['AuthApiError: Invalid login credentials (400)', 400, 'invalidCredentials'],
    ['Email not confirmed', 400, 'notActivated'],
    ['Request rate limit reached', 429, 'tooManyRequests'],
    ['Service unavailable', 503, 'unreachable'],
    ['New password should be different from the old password.', 422, 'refused'],
  ])('"%s" (%i) becomes %s', (message, status, kind) => {
    expect(answer(message, status).kind).toBe(kind);
  });

  it('means an inactive account if the user is banned', () => {
    const banned = { name: 'AuthApiError', message: 'User is banned', status: 400, code: 'user_banned' };
    expect(fromAuthError(banned).kind).toBe('notActivated');
  });

  it('is unreachable if the request never arrived', () => {
    expect(answer('Failed to fetch', 0, 'AuthRetryableFetchError').kind).toBe('unreachable');
  });

  it('means signed out if the session is missing', () => {
    expect(answer('Auth session missing!', 400, 'AuthSessionMissingError').kind).toBe('signedOut');
  });

  it.each([
    ['Request rate limit reached', 429, 'AuthApiError', true],
    ['Database error updating user', 500, 'AuthRetryableFetchError', true],
    ['Service Unavailable', 503, 'AuthRetryableFetchError', false],
    ['HTTP 520', 520, 'AuthRetryableFetchError', false],
    ['Password is known to be weak', 422, 'AuthWeakPasswordError', true],
    ['{}', 503, 'AuthRetryableFetchError', false],
    ['Failed to fetch', 0, 'AuthRetryableFetchError', false],
    ['Unexpected token < in JSON', 500, 'AuthUnknownError', false],
    ['Auth session missing!', 400, 'AuthSessionMissingError', false],
  ])('"%s" (%i, %s) has the server’s own message: %s', (message, status, name, spoke) => {
    expect(answer(message, status, name).serverSpoke).toBe(spoke);
  });

  it("keeps the server's own message", () => {
    expect(answer('Password is known to be weak', 422).message).toBe('Password is known to be weak');
  });
});

describe('an answer of the data API', () => {
  it.each([
    ['42501', 403, 'refused'],
    ['42501', 401, 'signedOut'],
    ['PGRST301', 401, 'signedOut'],
    ['', 0, 'unreachable'],
    ['', 503, 'unreachable'],
    ['23514', 400, 'refused'],
    ['P0001', 400, 'refused'],
    ['P0002', 400, 'refused'],
    ['22023', 400, 'unexpected'],
  ])('code %s with status %i becomes %s', (code, status, kind) => {
    expect(fromDataError({ code, message: 'text of the server' }, status).kind).toBe(kind);
  });

  it("has no message for the user if a table's constraint was violated", () => {
    const message = 'new row for relation "positions" violates check constraint "positions_title_check"';
    expect(fromDataError({ code: '23514', message }, 400).kind).toBe('unexpected');
  });
});
