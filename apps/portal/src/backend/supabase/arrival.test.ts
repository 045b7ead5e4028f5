import { describe, expect, it } from 'vitest';
import { isSpentLink, parseArrival } from './arrival.ts';

describe('tokens in the address', () => {
  it('are read from a reset link, with its type', () => {
    expect(parseArrival('#access_token=a.b.c&refresh_token=r1&expires_in=3600&type=recovery')).toEqual({
      accessToken: 'a.b.c',
      refreshToken: 'r1',
      type: 'recovery',
    });
  });

  it.each(['', '#', '#side', '#access_token=a', '#error=access_denied&error_code=otp_expired'])(
    'are missing from %j',
    (fragment) => {
      expect(parseArrival(fragment)).toBeNull();
    },
  );

  it('are replaced by an error if the link was used', () => {
    expect(isSpentLink('#error=access_denied&error_code=otp_expired&error_description=Expired')).toBe(true);
    expect(isSpentLink('#color-palette')).toBe(false);
  });
});
