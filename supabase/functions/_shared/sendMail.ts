import type { MailRoute } from './environment.ts';
import { Fault } from './Fault.ts';

export interface OutgoingMail {
  to: string;
  subject: string;
  html: string;
  text: string;
  headers?: Record<string, string> | undefined;
}

const patience = 20_000;

/** Hands a mail over, and gives the service's name for it, where it says one. `what` names it in a refusal. @throws {Fault} 502 or 504 when it does not take it. */
export async function sendMail(
  route: MailRoute,
  message: OutgoingMail,
  what: string,
): Promise<string | null> {
  if ('smtp' in route) {
    // Its code only where it is used: hosted functions begin anew for many a call, and may not speak SMTP.
    const { sendBySmtp } = await import('./smtp.ts');
    return sendBySmtp(route.smtp, message, what);
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
      signal: AbortSignal.timeout(patience),
    });
  } catch (error) {
    if ((error as Error).name === 'TimeoutError')
      throw new Fault(504, 'The mail service did not answer in time. Try again.');
    throw new Fault(502, 'The mail service could not be reached. Try again.');
  }
  const said = await answer.text().catch(() => '');
  if (!answer.ok) throw new Fault(502, `The mail service refused ${what} (${answer.status}).`);
  return idIn(said);
}

/** Services name what they took: `{ "id": "…" }`. One that says something else has no bounces to tell of. */
function idIn(answer: string): string | null {
  try {
    const { id } = JSON.parse(answer) as { id?: unknown };
    return typeof id === 'string' ? id : null;
  } catch {
    return null;
  }
}
