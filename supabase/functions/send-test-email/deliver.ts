import { deliverMail } from '../_shared/deliverMail.ts';
import type { Environment } from '../_shared/environment.ts';
import type { Message } from './message.ts';

/** Hands the test over. @throws {Fault} 502 or 504 when it isn't accepted. */
export const deliver = (
  settings: Environment,
  { unsubscribe, subject, ...message }: Message & { to: string },
  sentBy: string,
) =>
  deliverMail(
    settings,
    { ...message, subject: `[Test] ${subject}`, headers: headersOf(unsubscribe) },
    { kind: 'test', sentBy, label: 'the test' },
  );

/** Headers that make email apps offer an unsubscribe button (RFC 8058), so that the test looks like the real email. */
const headersOf = (unsubscribe: string | undefined) =>
  unsubscribe === undefined
    ? undefined
    : {
        'List-Unsubscribe': `<${unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      };
