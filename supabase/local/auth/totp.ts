import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Authenticator app codes (RFC 6238): HMAC-SHA-1, six digits, a new one every thirty seconds, the defaults of every app. */
const period = 30;
const digits = 6;

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Base32 without padding (RFC 4648), the format in which apps accept a secret. */
export function base32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? [])
    .map((five) => letters[Number.parseInt(five.padEnd(5, '0'), 2)])
    .join('');
}

function bytesOf(text: string): Buffer {
  const bits = [...text].map((letter) => letters.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** 160 random bits, the length of the hash (RFC 4226, section 4). */
export const newSecret = (): string => base32(randomBytes(20));

/** How many periods have passed since 1970. */
export const stepAt = (milliseconds: number): number => Math.floor(milliseconds / 1000 / period);

/** A period's code (RFC 4226, section 5.3). `length`: the RFC 6238 test vectors have eight digits. */
export function codeOf(secret: string, step: number, length = digits): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac('sha1', bytesOf(secret)).update(counter).digest();
  const number = hash.readUInt32BE((hash.at(-1) ?? 0) & 0xf) & 0x7fffffff;
  return String(number % 10 ** length).padStart(length, '0');
}

function same(a: string, b: string): boolean {
  const [one, other] = [Buffer.from(a), Buffer.from(b)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/**
 * The period a code belongs to: the current one, the previous one or the next one, for clocks that are slightly off. Only periods after
 * `last`, whose code was used: a code seen over a shoulder is too late. Undefined: it's none of them.
 */
export function stepOf(secret: string, code: string, now: number, last: number | null): number | undefined {
  const present = stepAt(now);
  // Always compares all three, even after a match.
  const matching = [present - 1, present, present + 1].filter((step) => same(codeOf(secret, step), code));
  return matching.find((step) => last === null || step > last);
}

/** The address in a QR code that apps scan (Google's "Key URI Format"). */
export function keyAddress(issuer: string, account: string, secret: string): string {
  const values = { secret, issuer, algorithm: 'SHA1', digits: String(digits), period: String(period) };
  // URLSearchParams writes a space as a plus sign, which apps would show.
  const query = Object.entries(values).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `otpauth://totp/${encodeURIComponent(issuer)}:${encodeURIComponent(account)}?${query.join('&')}`;
}
