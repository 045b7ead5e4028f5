import { toast } from '@daybreak/ui';
import { useState } from 'react';
import { BackendError } from '../../backend/errors.ts';

type Seeding<Answer> =
  | { status: 'idle' | 'running' }
  | { status: 'done'; answer: Answer }
  /** `hint`: what to do, where the server said nothing. */
  | { status: 'failed'; words: string; hint?: string };

interface Words {
  success: string;
  error: string;
  /** Goes before the server's own sentence. */
  refused: (sentence: string) => string;
  /** When the server said nothing that can be shown. */
  failed: string;
  failedHint: string;
}

/** The kinds of failure whose message is the server's sentence for the person. */
const told: readonly unknown[] = ['refused', 'signedOut', 'tooManyRequests', 'failed'];

/** Starts a seeding function, once at a time, and says what came of it: as a toast and for the page. */
export function useSeeding<Answer>(
  seed: () => Promise<Answer>,
  words: Words,
  messageOf: (answer: Answer) => string,
) {
  const [state, setState] = useState<Seeding<Answer>>({ status: 'idle' });

  const fail = (error: unknown) => {
    if (error instanceof BackendError && told.includes(error.kind))
      return { words: words.refused(error.message) };
    console.error(words.failed, error);
    return { words: words.failed, hint: words.failedHint };
  };

  const start = async () => {
    if (state.status === 'running') return;
    setState({ status: 'running' });
    try {
      const answer = await seed();
      setState({ status: 'done', answer });
      toast({ title: words.success, description: messageOf(answer), tone: 'success' });
    } catch (error) {
      const failure = fail(error);
      setState({ status: 'failed', ...failure });
      toast({ title: words.error, description: failure.words, tone: 'danger' });
    }
  };
  return { state, start };
}
