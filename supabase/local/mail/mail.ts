import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { Mailer } from '../database/database.ts';

export interface Mail {
  id: string;
  to: string;
  subject: string;
  text: string;
  /** The message's link, if it has one. */
  link?: string;
  /** The HTML part of a message with two parts (multipart/alternative). */
  html?: string;
  sentAt: string;
}

/** Context of an email that lite's mailer lacks. */
export interface MailContext {
  /** The page that the link opens. */
  redirectTo: string;
  /** Replaces lite's token with another one. */
  strengthen(token: string): Promise<string>;
}

const maxMails = 200;

export type Inbox = ReturnType<typeof createInbox>;

/** Catches the auth server's mail instead of sending it. Calls `save` with the whole inbox, newest first. */
export function createInbox(stored: Mail[] = [], save: (mails: Mail[]) => Promise<void> = async () => {}) {
  let mails = stored;
  const scope = new AsyncLocalStorage<MailContext>();

  async function addMail(mail: Omit<Mail, 'id' | 'sentAt'>) {
    mails = [{ id: randomUUID(), ...mail, sentAt: new Date().toISOString() }, ...mails].slice(0, maxMails);
    await save(mails);
  }

  const deliver = (to: string, subject: string, text: string, link?: string) =>
    addMail({ to, subject, text, ...(link ? { link } : {}) });

  /**
   * A link to a portal page with a token that the page uses only when the person presses its button: software that
   * scans addresses in emails opens them before a person does. The part after the hash isn't sent to any server.
   */
  async function recoveryLink(token: string) {
    const context = scope.getStore();
    if (!context) throw new Error('A mail was written outside a request.');
    const url = new URL(context.redirectTo);
    url.hash = new URLSearchParams({
      token_hash: await context.strengthen(token),
      type: 'recovery',
    }).toString();
    return url.href;
  }

  const never = async (): Promise<never> => {
    throw new Error('The embedded backend sends no such mail.');
  };

  const mailer: Mailer = {
    sendRecovery: async (email, token) =>
      deliver(
        email,
        'Reset your password',
        'Someone asked to reset the password for your Daybreak account. ' +
          "The link works once and expires in one hour. If it wasn't you, you can ignore this email.",
        await recoveryLink(token),
      ),
    // No call in the table of routes leads to these.
    sendMagicLink: never,
    sendConfirmation: never,
    sendEmailChange: never,
    sendReauthentication: never,
  };

  return {
    mailer,
    /** Runs `task`, giving this context to its emails. */
    within: <T>(context: MailContext, task: () => Promise<T>) => scope.run(context, task),
    /** Accepts an email like a mail service does. */
    keep: addMail,
    list: () => mails,
    clear: async () => {
      mails = [];
      await save(mails);
    },
  };
}
