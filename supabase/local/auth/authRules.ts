import { identityKey, isEmail } from '../../functions/_shared/identity.ts';
import { json } from '../http/responses.ts';
import { settings } from '../settings.ts';

/** An auth server refusal, in its format. */
export class AuthFault extends Error {
  override name = 'AuthFault';
  readonly status: number;
  readonly code: string;
  readonly headers: Record<string, string>;
  constructor(status: number, code: string, message: string, headers: Record<string, string> = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.headers = headers;
  }
  toResponse = () =>
    json({ code: this.status, error_code: this.code, msg: this.message }, this.status, this.headers);
}

export function checkEmail(email: unknown): string {
  const address = typeof email === 'string' ? identityKey(email) : '';
  if (!isEmail(address)) {
    throw new AuthFault(400, 'validation_failed', 'Unable to validate email address: invalid format');
  }
  return address;
}

/** The auth server's password rules; bcrypt reads 72 bytes and ignores the rest. */
export function checkPassword(password: unknown): string {
  const minLength = settings.auth.minimum_password_length;
  if (typeof password !== 'string' || password.length < minLength) {
    throw new AuthFault(422, 'weak_password', `Password should be at least ${minLength} characters.`);
  }
  if (Buffer.byteLength(password) > 72) {
    throw new AuthFault(400, 'validation_failed', 'Password cannot be longer than 72 characters');
  }
  return password;
}

/** Milliseconds of a Go duration with a single unit, such as '24h'; undefined if it isn't one. */
function milliseconds(duration: string): number | undefined {
  const match = /^(\d+(?:\.\d+)?)(s|m|h)$/.exec(duration);
  if (!match) return undefined;
  return Number(match[1]) * { s: 1000, m: 60_000, h: 3_600_000 }[match[2] as 's' | 'm' | 'h'];
}

/** undefined: unchanged; null: lifts the ban. */
export function bannedUntil(duration: string | undefined): Date | null | undefined {
  if (duration === undefined) return undefined;
  if (duration === 'none') return null;
  const time = milliseconds(duration);
  if (time === undefined)
    throw new AuthFault(400, 'validation_failed', `invalid format for ban duration: ${duration}`);
  return new Date(Date.now() + time);
}

const { timebox, inactivity_timeout } = settings.auth.sessions;

/** Seconds after which a session ends: `box` after its start, `idle` after its last renewal. */
export const sessionLimits = {
  box: (milliseconds(timebox) ?? 0) / 1000,
  idle: (milliseconds(inactivity_timeout) ?? 0) / 1000,
};

/** bcrypt's cost; LITE_AUTH_BCRYPT_COST is lite's own switch, for tests. */
const cost = () => Math.min(12, Math.max(4, Number(process.env.LITE_AUTH_BCRYPT_COST ?? 10) || 10));

/** SQL for the salt of a new hash. */
export const newSalt = () => `extensions.gen_salt('bf', ${cost()})`;

/** SQL for a new hash of a parameter. */
export const bcryptOf = (parameter: string) => `extensions.crypt(${parameter}, ${newSalt()})`;
