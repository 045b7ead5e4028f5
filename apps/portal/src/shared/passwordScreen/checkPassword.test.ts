import { expect, it } from 'vitest';
import { passwordProblem } from './checkPassword.ts';
import { forcedChange, resetPage } from './messages.ts';

it.each([
  ['', '', 8, 'Please fill in all fields.'],
  ['12345678', '', 8, 'Please fill in all fields.'],
  ['12345678', '12345679', 8, 'Passwords do not match.'],
  ['short', 'different', 8, 'Passwords do not match.'],
  ['1234567', '1234567', 8, 'Password must be at least 8 characters long.'],
  ['12345678', '12345678', 8, undefined],
  ['12345', '12345', 6, 'Password must be at least 6 characters long.'],
  ['123456', '123456', 6, undefined],
])('%j and %j with a minimum of %i: %s', (password, confirmation, minimum, problem) => {
  expect(passwordProblem(password, confirmation, minimum)).toBe(problem);
});

it('requires 8 characters for the forced change, and 6 on the reset page', () => {
  expect(forcedChange.minimum).toBe(8);
  expect(resetPage.minimum).toBe(6);
});
