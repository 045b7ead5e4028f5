import { describe, expect, test } from 'vitest';
import { codeAt, keyAddress, newSecret, stepAt, stepOf } from '../../local/auth/totp.ts';

/** The secret in RFC 6238. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

test.each([
  [59, '287082'],
  [1_111_111_111, '050471'],
  [20_000_000_000, '353130'],
])('at second %i an app shows %s (RFC 6238, appendix B)', (second, code) => {
  expect(codeAt(secret, second * 1000)).toBe(code);
});

describe('a code', () => {
  const now = 1_111_111_111_000;
  const present = stepAt(now);

  test.each([
    [-2, undefined],
    [-1, present - 1],
    [0, present],
    [1, present + 1],
    [2, undefined],
  ])('of %i steps from now is of step %s', (away, step) => {
    expect(stepOf(secret, codeAt(secret, now, away), now, null)).toBe(step);
  });

  test("isn't accepted twice, nor is an earlier one", () => {
    expect(stepOf(secret, codeAt(secret, now), now, present)).toBeUndefined();
    expect(stepOf(secret, codeAt(secret, now, -1), now, present)).toBeUndefined();
    expect(stepOf(secret, codeAt(secret, now, 1), now, present)).toBe(present + 1);
  });

  test.each(['', '0', '1234567', 'abcdef', '50471', ' 050471', '٠٥٠٤٧١'])('%j is invalid', (code) => {
    expect(stepOf(secret, code, now, null)).toBeUndefined();
  });
});

test('a secret has 160 bits and is always different', () => {
  const secrets = Array.from({ length: 50 }, newSecret);
  expect(new Set(secrets).size).toBe(50);
  for (const one of secrets) expect(one).toMatch(/^[A-Z2-7]{32}$/);
});

test("a key's address has what apps need, and no space as a plus", () => {
  const address = keyAddress('Daybreak & Co', 'a+b@daybreak.example', 'MZXW6YTBOI');
  expect(address).toBe(
    'otpauth://totp/Daybreak%20%26%20Co:a%2Bb%40daybreak.example?issuer=Daybreak%20%26%20Co&secret=MZXW6YTBOI&algorithm=SHA1&digits=6&period=30',
  );
});
