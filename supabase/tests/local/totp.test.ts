import { describe, expect, test } from 'vitest';
import { base32, codeOf, keyAddress, newSecret, stepAt, stepOf } from '../../local/auth/totp.ts';

/** The secret in both RFCs. */
const secret = base32(Buffer.from('12345678901234567890'));

test.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('base32 of %j is %j (RFC 4648, section 10)', (text, encoded) => {
  expect(base32(Buffer.from(text))).toBe(encoded);
});

test.each([
  [0, '755224'],
  [1, '287082'],
  [2, '359152'],
  [3, '969429'],
  [4, '338314'],
  [5, '254676'],
  [6, '287922'],
  [7, '162583'],
  [8, '399871'],
  [9, '520489'],
])('the code of step %i is %s (RFC 4226, appendix D)', (step, code) => {
  expect(codeOf(secret, step)).toBe(code);
});

test.each([
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
])('at second %i it is %s (RFC 6238, appendix B)', (second, code) => {
  expect(codeOf(secret, stepAt(second * 1000), 8)).toBe(code);
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
    expect(stepOf(secret, codeOf(secret, present + away), now, null)).toBe(step);
  });

  test('is not taken again, nor one that was before it', () => {
    expect(stepOf(secret, codeOf(secret, present), now, present)).toBeUndefined();
    expect(stepOf(secret, codeOf(secret, present - 1), now, present)).toBeUndefined();
    expect(stepOf(secret, codeOf(secret, present + 1), now, present)).toBe(present + 1);
  });

  test.each(['', '0', '1234567', 'abcdef', '50471', ' 050471', '٠٥٠٤٧١'])('%j is none', (code) => {
    expect(stepOf(secret, code, now, null)).toBeUndefined();
  });
});

test('a secret has 160 bits and is never the same', () => {
  const secrets = Array.from({ length: 50 }, newSecret);
  expect(new Set(secrets).size).toBe(50);
  for (const one of secrets) expect(one).toMatch(/^[A-Z2-7]{32}$/);
});

test('the address of a key says what every app wants to know, and no blank as a plus', () => {
  const address = keyAddress('Daybreak & Co', 'a+b@daybreak.example', 'MZXW6YTBOI');
  expect(address).toBe(
    'otpauth://totp/Daybreak%20%26%20Co:a%2Bb%40daybreak.example?secret=MZXW6YTBOI&issuer=Daybreak%20%26%20Co&algorithm=SHA1&digits=6&period=30',
  );
});
