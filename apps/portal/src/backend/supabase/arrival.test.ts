import { describe, expect, it } from 'vitest';
import { arrivalIn, isSpentLink } from './arrival.ts';

describe('tokens in the address', () => {
  it('a reset mail brings both tokens and its type', () => {
    expect(arrivalIn('#access_token=a.b.c&refresh_token=r1&expires_in=3600&type=recovery')).toEqual({
      accessToken: 'a.b.c',
      refreshToken: 'r1',
      type: 'recovery',
    });
  });

  it.each(['', '#', '#side', '#access_token=a', '#error=access_denied&error_code=otp_expired'])(
    '%j brings none',
    (fragment) => {
      expect(arrivalIn(fragment)).toBeNull();
    },
  );

  it('a link that is used up says so', () => {
    expect(isSpentLink('#error=access_denied&error_code=otp_expired&error_description=Expired')).toBe(true);
    expect(isSpentLink('#color-palette')).toBe(false);
  });
});
