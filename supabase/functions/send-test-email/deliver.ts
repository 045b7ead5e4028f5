import type { MailRoute } from '../_shared/environment.ts';
import { sendMail } from '../_shared/sendMail.ts';
import type { Message } from './message.ts';

/** Hands the test to the service. @throws {Fault} 502 or 504 when it does not take it. */
export const deliver = (service: MailRoute, { unsubscribe, subject, ...message }: Message & { to: string }) =>
  sendMail(
    service,
    { ...message, subject: `[Test] ${subject}`, headers: headersOf(unsubscribe) },
    'the test',
  );

/** Mail programs offer a button for it (RFC 8058), which a test should show as the mail itself will. */
const headersOf = (unsubscribe: string | undefined) =>
  unsubscribe === undefined
    ? undefined
    : {
        'List-Unsubscribe': `<${unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      };
