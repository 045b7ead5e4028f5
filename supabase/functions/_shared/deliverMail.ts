import { serverClient } from './caller.ts';
import type { Environment } from './environment.ts';
import { Fault } from './Fault.ts';
import { type OutgoingMail, sendMail } from './sendMail.ts';

export interface MailLogEntry {
  kind:
    | 'invitation'
    | 'test'
    | 'application'
    | 'confirmation'
    | 'notice'
    | 'share'
    | 'approval'
    | 'comment'
    | 'recall';
  /** The sender's account; null for the server itself. */
  sentBy: string | null;
  /** The email's name in an error message: `the invitation`. */
  label: string;
}

/**
 * Hands an email over and logs the outcome, without its contents. If the email went out and only the log entry failed,
 * it isn't reported as failed.
 * @throws {Fault} 502, 503 or 504 if it isn't accepted
 */
export async function deliverMail(
  settings: Environment,
  message: OutgoingMail,
  { kind, sentBy, label }: MailLogEntry,
): Promise<void> {
  if (!settings.mail) throw new Fault(503, 'No email service is configured on this server.');
  const note = async (
    state: 'sent' | 'refused',
    details: { reason?: string; message_id?: string | null },
  ) => {
    const { error } = await serverClient(settings).rpc('note_mail', {
      kind,
      recipient: message.to,
      sent_by: sentBy,
      state,
      ...details,
    });
    if (error) console.error(`Couldn't log an email: ${error.code}`);
  };
  let id: string | null;
  try {
    id = await sendMail(settings.mail, message, label);
  } catch (error) {
    await note('refused', { reason: error instanceof Fault ? error.message : 'Unknown' });
    throw error;
  }
  await note('sent', { message_id: id });
}
