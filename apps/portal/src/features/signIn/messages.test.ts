import { expect, it } from 'vitest';
import { fromAuthError } from '../../backend/supabase/failures.ts';
import { signInFailure } from './messages.ts';

it.each([
  ['Invalid login credentials', 400, 'Invalid email or password. Please check your credentials.'],
  ['Error: Invalid login credentials.', 400, 'Invalid email or password. Please check your credentials.'],
  ['Email not confirmed', 400, 'Please contact your administrator to activate your account.'],
  ['Database error querying schema', 500, 'Authentication failed. Please try again.'],
  ['Failed to fetch', 0, 'Authentication failed. Please try again.'],
  ['Request rate limit reached', 429, 'Authentication failed. Please try again.'],
])('"%s" (%i) is shown as "%s"', (message, status, description) => {
  const { kind } = fromAuthError({ name: 'AuthApiError', message, status });
  expect(signInFailure(kind)).toEqual({ title: 'Authentication Error', description });
});
