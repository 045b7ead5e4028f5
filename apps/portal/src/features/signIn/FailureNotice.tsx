import { Alert } from '@daybreak/ui';
import type { BackendErrorKind } from '../../backend/errors.ts';
import { FailureInPlace } from '../../shared/forms/FailureInPlace.tsx';
import { explanations } from './messages.ts';

interface FailureNoticeProps {
  /** The id that fields use for their description. */
  id: string;
  failure: BackendErrorKind;
  /** The specified text, also in the toast. */
  message: string;
}

/** Shows the failure in the form until the user continues: the explanation if there is one, or the toast's text. */
export function FailureNotice({ id, failure, message: words }: FailureNoticeProps) {
  const explanation = explanations[failure];
  return explanation ? (
    <Alert id={id} tone="danger" title={explanation.title}>
      {explanation.text}
    </Alert>
  ) : (
    <FailureInPlace id={id} message={words} />
  );
}
