import { serverClient } from '../_shared/caller.ts';
import { Fault, orFail } from '../_shared/Fault.ts';
import { createJsonFunction } from '../_shared/httpFunction.ts';
import { parseJson } from '../_shared/json.ts';
import { readBody } from '../_shared/readBody.ts';
import { isSigned } from './signature.ts';

const failureText = "Couldn't record the event.";
const bodyLimit = 64 * 1024;

/** The details of a bounce. */
interface Bounce {
  messageId: string | null;
  recipient: string | null;
  reason: string;
}

const text = (value: unknown) => (typeof value === 'string' && value.trim() ? value.trim() : null);
const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

/** Reads a bounce or complaint in Resend's format; undefined for every other event. */
export function bounceIn(event: unknown): Bounce | undefined {
  const { type, data } = fieldsOf(event);
  if (type !== 'email.bounced' && type !== 'email.complained') return undefined;
  const { email_id, to, bounce } = fieldsOf(data);
  const recipient = text(Array.isArray(to) ? to[0] : to);
  const reason = text(fieldsOf(bounce).message);
  return {
    messageId: text(email_id),
    recipient,
    reason:
      reason ??
      (type === 'email.complained'
        ? 'The recipient marked it as spam.'
        : "The address doesn't accept email."),
  };
}

/**
 * Receives a mail service's events about accepted emails and records bounces for the sender. Requires the webhook's
 * secret.
 */
export const createMailEvents = createJsonFunction({
  name: 'mail-events',
  bodyKind: 'bytes',
  failureText,
  async handle(_body, settings, request) {
    const { mailEventsSecret } = settings;
    const body = await readBody(request, bodyLimit);
    // Without a secret, no one can sign.
    if (!mailEventsSecret || !(await isSigned(request, body, mailEventsSecret)))
      throw new Fault(401, 'Only the email service can call this.');
    const bounce = bounceIn(parseJson(body, 'The body must be a JSON object.'));
    if (!bounce || (!bounce.messageId && !bounce.recipient))
      return { answer: { noted: false }, isSilent: true };
    const { messageId: message_id, recipient, reason } = bounce;
    const answer = await serverClient(settings).rpc('note_bounce', { message_id, recipient, reason });
    const noted = orFail(answer, failureText) === true;
    return { answer: { noted }, counts: { bounces: noted ? 1 : 0 } };
  },
});
