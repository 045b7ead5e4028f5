import type { MailService } from '../_shared/environment.ts';
import { Fault } from '../_shared/Fault.ts';
import type { Message } from './message.ts';

const patience = 20_000;

/** Hands the mail to the service. @throws {Fault} 502 or 504 when it does not take it. */
export async function deliver(
  { url, key, from }: MailService,
  { to, unsubscribe, ...message }: Message & { to: string },
) {
  let answer: Response;
  try {
    answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(key ? { authorization: `Bearer ${key}` } : {}) },
      body: JSON.stringify({
        from,
        to: [to],
        ...message,
        subject: `[Test] ${message.subject}`,
        headers: headersOf(unsubscribe),
      }),
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    });
  } catch (error) {
    if ((error as Error).name === 'TimeoutError')
      throw new Fault(504, 'The mail service did not answer in time. Try again.');
    throw new Fault(502, 'The mail service could not be reached. Try again.');
  }
  await answer.body?.cancel();
  if (!answer.ok) throw new Fault(502, `The mail service refused the test (${answer.status}).`);
}

/** Mail programs offer a button for it (RFC 8058), which a test should show as the mail itself will. */
const headersOf = (unsubscribe: string | undefined) =>
  unsubscribe === undefined
    ? undefined
    : {
        'List-Unsubscribe': `<${unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      };
