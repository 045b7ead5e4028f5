import type { Captcha } from '../_shared/environment.ts';
import { Fault } from '../_shared/Fault.ts';

const timeoutMs = 10_000;

/** Checks a token with the captcha's service. Turnstile, hCaptcha and reCAPTCHA all use this protocol. */
export async function isPerson({ url, secret }: Captcha, token: unknown, address: string): Promise<boolean> {
  if (typeof token !== 'string' || token === '') return false;
  try {
    const answer = await fetch(url, {
      method: 'POST',
      body: new URLSearchParams({ secret, response: token, ...(address ? { remoteip: address } : {}) }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const { success } = (await answer.json()) as { success?: unknown };
    return success === true;
  } catch {
    throw new Fault(502, "Couldn't check the captcha. Try again.");
  }
}
