import { serverClient } from './caller.ts';
import { deliverMail, type MailLogEntry } from './deliverMail.ts';
import { Fault, orFail } from './Fault.ts';
import { requireSecret } from './holdsSecret.ts';
import { createJsonFunction } from './httpFunction.ts';
import { portalOf } from './portalOf.ts';
import type { serviceMail } from './serviceMail.ts';

type Server = ReturnType<typeof serverClient>;
type Mail = ReturnType<typeof serviceMail>;

/** A list of due emails, and what to do with each. */
export interface MailBatch<Due extends { email: string }> {
  kind: MailLogEntry['kind'];
  /** The database function that returns the list. It may return each email only once. */
  listFunction: string;
  /** The email's name in an error message. */
  label?: string;
  /** The name of the count of accepted emails. */
  count?: string;
  mail(due: Due, portal: string, server: Server): Mail | Promise<Mail>;
  /** Notes in the database what became of an email. */
  note?(due: Due, isAccepted: boolean, server: Server): Promise<void>;
}

interface ScheduledMails {
  name: string;
  /** The message when the function itself breaks. */
  failureText: string;
  batches: readonly MailBatch<{ email: string }>[];
}

/**
 * Creates a function that a schedule calls with the project's secret key. Sends one list before it asks for the next,
 * so that a failure loses none. Returns the counts, and does nothing without a mail service.
 */
export const createScheduledMails = ({ name, failureText, batches }: ScheduledMails) =>
  createJsonFunction({
    name,
    failureText,
    async handle(_body, settings, request) {
      await requireSecret(request, settings);
      const names = [...batches.map(({ count = 'sent' }) => count), 'refused'];
      const counts = Object.fromEntries(names.map((each) => [each, 0]));
      if (!settings.mail) return { answer: counts, isSilent: true };
      const server = serverClient(settings);
      for (const { kind, listFunction, label = 'the email', count = 'sent', mail, note } of batches) {
        for (const each of orFail(await server.rpc(listFunction), failureText)) {
          const message = { to: each.email, ...(await mail(each, portalOf(settings), server)) };
          // The mail log has the reason for a refusal.
          const isAccepted = await deliverMail(settings, message, { kind, sentBy: null, label }).then(
            () => true,
            (error: unknown) => {
              if (error instanceof Fault) return false;
              throw error;
            },
          );
          await note?.(each, isAccepted, server);
          const outcome = isAccepted ? count : 'refused';
          counts[outcome] = (counts[outcome] ?? 0) + 1;
        }
      }
      return { answer: counts, counts, isSilent: Object.values(counts).every((each) => each === 0) };
    },
  });
