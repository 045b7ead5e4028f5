import { createHmac } from 'node:crypto';
import { localJwtSecret } from '../auth/keys.ts';

/** Seconds that an address works at most, however long whoever signs it asks for: a resume's a minute, any other as long as the portal asks. */
const longest = { resumes: 60, others: 60 * 60 };

interface Claims {
  bucket?: string;
  intent?: 'download' | 'upload';
  exp?: number;
}

const claimsOf = (payload: string): Claims => JSON.parse(Buffer.from(payload, 'base64url').toString());
const sealed = (content: string) => createHmac('sha256', localJwtSecret).update(content).digest('base64url');
/** None for an upload, which lite gives two hours as Storage does. */
const longestFor = ({ bucket, intent }: Claims) => {
  if (intent === 'upload') return Number.POSITIVE_INFINITY;
  return bucket === 'resumes' ? longest.resumes : longest.others;
};

/** Whether a token of a signed address is ours, has not run out, and works no longer than it may: also one from before there was a limit. */
export function isLive(token: string): boolean {
  const [header, payload = '', signature] = token.split('.');
  if (signature !== sealed(`${header}.${payload}`)) return false;
  const claims = claimsOf(payload);
  const left = (claims.exp ?? Number.POSITIVE_INFINITY) - Date.now() / 1000;
  return left > 0 && left <= longestFor(claims) + 1;
}

/** A signed address as lite gives it, not encoded, with a token that works no longer than it may. */
export function shortened(address: string): string {
  const [, before = '', header, payload] = /^(.*\?token=)([^.]+)\.([^.]+)\.[^.]+$/s.exec(address) ?? [];
  if (!header || !payload) return address;
  const claims = claimsOf(payload);
  const latest = Math.floor(Date.now() / 1000) + longestFor(claims);
  if ((claims.exp ?? Number.POSITIVE_INFINITY) <= latest) return address;
  const content = `${header}.${Buffer.from(JSON.stringify({ ...claims, exp: latest })).toString('base64url')}`;
  return `${before}${content}.${sealed(content)}`;
}
