import { Alert } from '@daybreak/ui';

interface FailureInPlaceProps {
  /** For fields that use the text as their description. */
  id?: string;
  /** The text that the toast showed before it disappeared. */
  message: string | undefined;
}

/** Shows in the form why it was rejected. The toast has announced it already. */
export const FailureInPlace = ({ id, message: words }: FailureInPlaceProps) =>
  words ? <Alert id={id} role="note" tone="danger" title={words} /> : null;
