import { Secret, TOTP } from 'otpauth';

/** Seconds. */
const period = 30;

/**
 * 160 random bits, the length of the hash (RFC 4226, section 4), in Base32: the format in which apps accept a secret.
 */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

/**
 * An authenticator app with a secret: HMAC-SHA-1, six digits, a new code every thirty seconds, the defaults of every
 * app.
 */
const appOf = (secret: string, names = {}) =>
  new TOTP({ ...names, secret, algorithm: 'SHA1', digits: 6, period });

/** The number of periods since 1970. */
export const stepAt = (milliseconds: number): number => TOTP.counter({ period, timestamp: milliseconds });

/** The code of an app, `offset` periods after the given time. */
export const codeAt = (secret: string, milliseconds: number, offset = 0): string =>
  appOf(secret).generate({ timestamp: milliseconds + offset * period * 1000 });

/**
 * Returns a code's period: the current one, the previous one or the next one, for clocks that are slightly off. Accepts
 * only periods after `last`, whose code was used: a code seen over a shoulder is too late. Undefined if none fits.
 */
export function stepOf(secret: string, code: string, now: number, last: number | null): number | undefined {
  // The library throws for six characters of more than six bytes.
  if (!/^\d{6}$/.test(code)) return undefined;
  const away = appOf(secret).validate({ token: code, timestamp: now, window: 1 });
  if (away === null) return undefined;
  const step = stepAt(now) + away;
  return last === null || step > last ? step : undefined;
}

/** The address in a QR code that apps scan (Google's "Key URI Format"). */
export const keyAddress = (issuer: string, account: string, secret: string): string =>
  appOf(secret, { issuer, label: account }).toString();
