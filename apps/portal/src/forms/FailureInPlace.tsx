import { Alert } from '@daybreak/ui';

interface FailureInPlaceProps {
  /** Fields may name it as their description. */
  id?: string;
  /** What the toast said, and took away with it. */
  words: string | undefined;
}

/** Why a form was not taken, where it was filled in. The toast has announced it already. */
export const FailureInPlace = ({ id, words }: FailureInPlaceProps) =>
  words ? <Alert id={id} role="note" tone="danger" title={words} /> : null;
