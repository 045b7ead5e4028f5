import { Fault } from './Fault.ts';

const digest = async (text: string) =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));

/**
 * True if a request carries the secret key: in `apikey`, where keys such as `sb_secret_…` belong, or as a bearer token,
 * like older keys. Compares digests, so that timing reveals nothing about it.
 */
export async function holdsSecret({ headers }: Request, secretKey: string): Promise<boolean> {
  const sentKeys = [headers.get('apikey'), headers.get('authorization')?.replace(/^Bearer /i, '')];
  const [secretDigest, ...sentDigests] = await Promise.all(
    [secretKey, ...sentKeys.map((key) => key ?? '')].map(digest),
  );
  return sentDigests.some((one) => secretDigest?.every((byte, index) => byte === one[index]));
}

/** Throws a 401 if a request doesn't carry the secret key, which the schedule has. */
export async function requireSecret(request: Request, { secretKey }: { secretKey: string }): Promise<void> {
  if (!(await holdsSecret(request, secretKey))) throw new Fault(401, 'Only the scheduled job can call this.');
}
