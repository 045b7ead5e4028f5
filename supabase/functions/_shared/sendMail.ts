import type { MailRoute } from './environment.ts';
import { Fault } from './Fault.ts';

export interface OutgoingMail {
  to: string;
  subject: string;
  html: string;
  text: string;
  headers?: Record<string, string> | undefined;
}

const timeoutMs = 20_000;

/**
 * Hands an email over and returns the service's id for it, if any. `what` names it in errors. @throws {Fault} 502 or
 * 504 if refused.
 */
export async function sendMail(
  route: MailRoute,
  message: OutgoingMail,
  description: string,
): Promise<string | null> {
  if ('smtp' in route) {
    // Loaded only when used: hosted functions often cold-start for a call, and may not be able to use SMTP.
    const { sendBySmtp } = await import('./smtp.ts');
    return sendBySmtp(route.smtp, message, description);
  }
  const { url, key, from } = route;
  const { to, ...mail } = message;
  let answer: Response;
  try {
    answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(key ? { authorization: `Bearer ${key}` } : {}) },
      body: JSON.stringify({ from, to: [to], ...mail }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
  } catch (error) {
    if ((error as Error).name === 'TimeoutError')
      throw new Fault(504, "The email service didn't respond in time. Try again.");
    throw new Fault(502, "Couldn't reach the email service. Try again.");
  }
  const body = await answer.text().catch(() => '');
  if (!answer.ok) throw new Fault(502, `The email service rejected ${description} (${answer.status}).`);
  return idIn(body);
}

/** Returns the id in a service's response, `{ "id": "…" }`. Without one, bounces can't be matched. */
function idIn(answer: string): string | null {
  try {
    const { id } = JSON.parse(answer) as { id?: unknown };
    return typeof id === 'string' ? id : null;
  } catch {
    return null;
  }
}
