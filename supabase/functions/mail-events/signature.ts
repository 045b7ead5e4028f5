/** Seconds that a signature may be old or early, so that a captured request is worthless later. */
const tolerance = 300;

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));

/**
 * True if a request was signed with a webhook's secret, as Resend and others do (Standard Webhooks,
 * https://www.standardwebhooks.com, whose headers may also begin with `svix-`): HMAC-SHA-256 of id, time and body.
 */
export async function isSigned(
  { headers }: Request,
  body: string,
  secret: string,
  now = Date.now(),
): Promise<boolean> {
  const value = (name: string) => headers.get(`webhook-${name}`) ?? headers.get(`svix-${name}`) ?? '';
  const [id, timestamp, signatures] = [value('id'), value('timestamp'), value('signature')];
  if (!id || !/^\d+$/.test(timestamp) || Math.abs(now / 1000 - Number(timestamp)) > tolerance) return false;
  try {
    const key = await crypto.subtle.importKey(
      'raw',
      bytesOf(secret.replace(/^whsec_/, '')),
      { name: 'HMAC', hash: 'SHA-256' },
      false,
      ['verify'],
    );
    const signedBytes = new TextEncoder().encode(`${id}.${timestamp}.${body}`);
    const valid = await Promise.all(
      signatures
        .split(' ')
        .filter((each) => each.startsWith('v1,'))
        .map((each) => crypto.subtle.verify('HMAC', key, bytesOf(each.slice(3)), signedBytes)),
    );
    return valid.includes(true);
  } catch {
    // Not base64, so not a signature.
    return false;
  }
}
