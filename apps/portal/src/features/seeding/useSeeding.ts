import { toast } from '@daybreak/ui';
import { useState } from 'react';
import { BackendError } from '../../backend/errors.ts';

type Seeding<Answer> =
  | { status: 'idle' | 'running' }
  | { status: 'done'; answer: Answer }
  /** `hint`: the next step, if the server sent no message. */
  | { status: 'failed'; words: string; hint?: string };

interface SeedingTexts {
  success: string;
  error: string;
  /** Introduces the server's own message. */
  refused: (sentence: string) => string;
  /** The message if the server sent none to show. */
  failed: string;
  failedHint: string;
}

/** The kinds of failure with a server message for the user. */
const explainedKinds: readonly unknown[] = ['refused', 'signedOut', 'tooManyRequests', 'failed'];

/** Starts a seeding function, one call at a time, and reports the result in a toast and on the page. */
export function useSeeding<Answer>(
  seed: () => Promise<Answer>,
  messages: SeedingTexts,
  messageOf: (answer: Answer) => string,
) {
  const [state, setState] = useState<Seeding<Answer>>({ status: 'idle' });

  const fail = (error: unknown) => {
    if (error instanceof BackendError && explainedKinds.includes(error.kind))
      return { words: messages.refused(error.message) };
    console.error(messages.failed, error);
    return { words: messages.failed, hint: messages.failedHint };
  };

  const start = async () => {
    if (state.status === 'running') return;
    setState({ status: 'running' });
    try {
      const answer = await seed();
      setState({ status: 'done', answer });
      toast({ title: messages.success, description: messageOf(answer), tone: 'success' });
    } catch (error) {
      const failure = fail(error);
      setState({ status: 'failed', ...failure });
      toast({ title: messages.error, description: failure.words, tone: 'danger' });
    }
  };
  return { state, start };
}
