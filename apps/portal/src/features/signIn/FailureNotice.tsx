import { Alert } from '@daybreak/ui';
import type { BackendErrorKind } from '../../backend/errors.ts';
import { FailureInPlace } from '../../shared/forms/FailureInPlace.tsx';
import { explanations } from './messages.ts';

interface FailureNoticeProps {
  /** Fields use it as their description. */
  id: string;
  failure: BackendErrorKind;
  /** The specified text, which is in the toast and disappears with it. */
  words: string;
}

/** Says in the form why it failed, until the user continues: the explanation if there is one, or else the toast's text. */
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
