import { Alert } from '@daybreak/ui';
import type { BackendErrorKind } from '../../backend/errors.ts';
import { FailureInPlace } from '../../forms/FailureInPlace.tsx';
import { explanations } from './messages.ts';

interface FailureNoticeProps {
  /** Fields name it as their description. */
  id: string;
  failure: BackendErrorKind;
  /** The stated words, which the toast says and takes away with it. */
  words: string;
}

/** Why it failed, in the form, until the person goes on: what explains it, else the words of the toast. */
export function FailureNotice({ id, failure, words }: FailureNoticeProps) {
  const explanation = explanations[failure];
  return explanation ? (
    <Alert id={id} tone="danger" title={explanation.title}>
      {explanation.text}
    </Alert>
  ) : (
    <FailureInPlace id={id} words={words} />
  );
}
