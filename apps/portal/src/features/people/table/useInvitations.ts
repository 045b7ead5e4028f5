import { emailKey } from '@daybreak/ui/search';
import { useEffect, useRef, useState } from 'react';
import { useBackend } from '../../../backend/BackendProvider.tsx';
import { BackendError } from '../../../backend/errors.ts';
import { failureMessage } from '../../../shared/requests/failure.ts';

/** The invitation status of a person who was added. */
export interface Invited {
  email: string;
  name: string;
  state: 'waiting' | 'sent' | 'failed';
  /** The reason that it wasn't sent, as a sentence. */
  reason?: string;
}

/** Stop after this many refusals in a row, because the mail service isn't accepting more for now. */
const maxRefusals = 3;
/** Returns whether an error means that no one else can be invited now either. */
const endsAll = (error: unknown) =>
  error instanceof BackendError && ['unreachable', 'tooManyRequests', 'signedOut'].includes(error.kind);

/** Invites people one after the other, and reports each one's status. */
export function useInvitations() {
  const { people } = useBackend();
  const [invited, setInvited] = useState<readonly Invited[]>();
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const stopped = useRef(false);
  useEffect(
    () => () => {
      stopped.current = true;
    },
    [],
  );

  const send = async (recipients: readonly Invited[]) => {
    stopped.current = false;
    let now: readonly Invited[] = recipients.map((one) =>
      one.state === 'sent' ? one : { email: one.email, name: one.name, state: 'waiting' },
    );
    const update = (email: string, change: Partial<Invited>) => {
      now = now.map((one) => (one.email === email ? { ...one, ...change } : one));
      setInvited(now);
    };
    setInvited(now);
    setSending(true);
    setProblem(undefined);
    try {
      const entries = new Map((await people.list()).map(({ email, id }) => [emailKey(email), id]));
      let refusals = 0;
      for (const { email } of now.filter(({ state }) => state === 'waiting')) {
        if (stopped.current || refusals === maxRefusals) break;
        const entry = entries.get(email);
        try {
          if (!entry) throw new BackendError('refused', 'This person is no longer in the directory.');
          await people.invite(entry);
          refusals = 0;
          update(email, { state: 'sent' });
        } catch (error) {
          update(email, { state: 'failed', reason: failureMessage(error) });
          refusals += 1;
          if (endsAll(error)) break;
        }
      }
    } catch (error) {
      setProblem(failureMessage(error));
    } finally {
      setSending(false);
    }
  };

  return {
    invited,
    sending,
    problem,
    begin: (recipients: readonly Pick<Invited, 'email' | 'name'>[]) =>
      void send(recipients.map((one) => ({ ...one, state: 'waiting' }))),
    /** Invites the people who don't have an invitation yet. */
    clearFailure: () => void send(invited ?? []),
    stop: () => {
      stopped.current = true;
    },
  };
}
