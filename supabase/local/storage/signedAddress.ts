import { createHmac } from 'node:crypto';
import { localJwtSecret } from '../auth/keys.ts';

/**
 * Maximum seconds an address works, whatever the signer asks for: one minute for a resume, at most an hour for others.
 */
const maxSeconds = { resumes: 60, others: 60 * 60 };

interface Claims {
  bucket?: string;
  intent?: 'download' | 'upload';
  exp?: number;
}

const claimsOf = (payload: string): Claims => JSON.parse(Buffer.from(payload, 'base64url').toString());
const signatureOf = (content: string) =>
  createHmac('sha256', localJwtSecret).update(content).digest('base64url');
/** No limit for an upload: lite gives it two hours, like Storage. */
const maxLifetime = ({ bucket, intent }: Claims) => {
  if (intent === 'upload') return Number.POSITIVE_INFINITY;
  return bucket === 'resumes' ? maxSeconds.resumes : maxSeconds.others;
};

/**
 * True if a signed address's token is ours, hasn't expired, and lasts no longer than allowed. Includes tokens from
 * before the limit.
 */
export function isLive(token: string): boolean {
  const [header, payload = '', signature] = token.split('.');
  if (signature !== signatureOf(`${header}.${payload}`)) return false;
  const claims = claimsOf(payload);
  const secondsLeft = (claims.exp ?? Number.POSITIVE_INFINITY) - Date.now() / 1000;
  return secondsLeft > 0 && secondsLeft <= maxLifetime(claims) + 1;
}

/** Limits how long the token of a signed address works. Takes the address as lite returns it, unencoded. */
export function shortened(address: string): string {
  const [, before = '', header, payload] = /^(.*\?token=)([^.]+)\.([^.]+)\.[^.]+$/s.exec(address) ?? [];
  if (!header || !payload) return address;
  const claims = claimsOf(payload);
  const latest = Math.floor(Date.now() / 1000) + maxLifetime(claims);
  if ((claims.exp ?? Number.POSITIVE_INFINITY) <= latest) return address;
  const content = `${header}.${Buffer.from(JSON.stringify({ ...claims, exp: latest })).toString('base64url')}`;
  return `${before}${content}.${signatureOf(content)}`;
}
