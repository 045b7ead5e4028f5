import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { Mailer } from '../database/database.ts';

export interface Mail {
  id: string;
  to: string;
  subject: string;
  text: string;
  /** The link of the message, when it has one. */
  link?: string;
  /** The other part of a message with two (multipart/alternative). */
  html?: string;
  sentAt: string;
}

/** Addresses of the request that causes a mail: lite's mailer is told neither. */
export interface MailContext {
  /** Where the link goes first, for instance http://127.0.0.1:4173 */
  origin: string;
  /** Where it leads in the end. */
  redirectTo: string;
}

const kept = 200;

export type Inbox = ReturnType<typeof createInbox>;

/** Catches the auth server's mail instead of sending it. `save` is called with the whole inbox, newest first. */
export function createInbox(stored: Mail[] = [], save: (mails: Mail[]) => Promise<void> = async () => {}) {
  let mails = stored;
  const scope = new AsyncLocalStorage<MailContext>();

  async function keep(mail: Omit<Mail, 'id' | 'sentAt'>) {
    mails = [{ id: randomUUID(), ...mail, sentAt: new Date().toISOString() }, ...mails].slice(0, kept);
    await save(mails);
  }

  const deliver = (to: string, subject: string, text: string, link?: string) =>
    keep({ to, subject, text, ...(link ? { link } : {}) });

  function link(token: string, type: string) {
    const context = scope.getStore();
    if (!context) throw new Error('A mail was written outside a request.');
    const url = new URL('/auth/v1/verify', context.origin);
    url.searchParams.set('token', token);
    url.searchParams.set('type', type);
    url.searchParams.set('redirect_to', context.redirectTo);
    return url.href;
  }

  const mailer: Mailer = {
    sendRecovery: (email, token) =>
      deliver(
        email,
        'Reset your password',
        'Someone asked to reset the password of your Daybreak account. ' +
          'The link works once and for one hour. If it was not you, you can ignore this email.',
        link(token, 'recovery'),
      ),
    sendMagicLink: (email, token) =>
      deliver(
        email,
        'Your sign-in link',
        'The link signs you in once, within one hour.',
        link(token, 'magiclink'),
      ),
    sendConfirmation: (email, token) =>
      deliver(email, 'Confirm your address', 'The link confirms your address.', link(token, 'signup')),
    sendEmailChange: (email, token, _code, meta) =>
      deliver(
        email,
        'Confirm your new address',
        `The link changes the address of your account to ${meta?.newEmail ?? 'the new one'}.`,
        link(token, 'email_change'),
      ),
    sendReauthentication: (email, code) => deliver(email, 'Confirm it is you', `Your code is ${code}.`),
  };

  return {
    mailer,
    /** Runs `task` so that the mails it causes carry these addresses. */
    within: <T>(context: MailContext, task: () => Promise<T>) => scope.run(context, task),
    /** Takes a mail as a mail service does. */
    keep,
    list: () => mails,
    clear: async () => {
      mails = [];
      await save(mails);
    },
  };
}
