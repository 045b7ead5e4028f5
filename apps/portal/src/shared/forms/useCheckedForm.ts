import { useState } from 'react';
import { useRequest } from '../requests/useRequest.ts';

interface CheckedFormOptions<Name extends string> {
  /** The form's problems, by field name. */
  problems: Partial<Record<Name, string>>;
  /** Sends the typed values. Rejects with the failure. */
  send: () => Promise<void>;
  /** The message for a failure. */
  explain: (error: unknown) => { title: string; description: string };
}

/**
 * Validates a `Form` and sends it, one request at a time. No field shows a problem before the first attempt. If sending
 * fails, the typed values stay, and `failure` says why until `clearFailure`; call that on every edit.
 */
export function useCheckedForm<Name extends string>({ problems, send, explain }: CheckedFormOptions<Name>) {
  const [wasRefused, setWasRefused] = useState(false);
  const { busy, failure, run, clearFailure } = useRequest((error) => {
    const words = explain(error);
    console.error(words.description, error);
    return words;
  });

  const submit = () => {
    if (busy) return;
    const isWrong = Object.keys(problems).length > 0;
    setWasRefused(isWrong);
    if (!isWrong) run(send);
  };
  const shownProblems: CheckedFormOptions<Name>['problems'] = wasRefused ? problems : {};
  return { problems: shownProblems, busy, failure, submit, clearFailure };
}
