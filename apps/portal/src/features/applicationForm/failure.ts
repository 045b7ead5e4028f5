import { type CaptchaWidget, DeskError, type DeskErrorKind } from '../../backend/applicationDesk/Desk.ts';
import { faultWords } from '../../shared/applications/resumeFile.ts';
import type { Words } from '../../shared/applications/words.ts';
import { SubmissionError } from './submission.ts';

/** Why nothing was submitted: the stated message, and what to do about it. */
export interface Failure {
  message: string;
  text?: string | undefined;
  /** What's wrong with the file itself. The file field then shows it too. */
  file?: string;
  /** Has to be solved first. */
  captcha?: CaptchaWidget | undefined;
}

/** Returns the message for what a submission rejected with. `online` is what the browser reports. */
export function failureOf(
  error: unknown,
  online: boolean,
  { stated: texts, remedies: todo, resume }: Pick<Words, 'stated' | 'remedies' | 'resume'>,
): Failure {
  if (!(error instanceof SubmissionError)) return { message: texts.unexpected };
  const { kind, captcha } = error.cause;
  const upload = error.step === 'upload' || kind === 'cancelled';
  const message = upload ? texts.uploadFailed : texts.sendFailed;
  if (kind === 'tooLarge' || kind === 'wrongType' || kind === 'protected')
    return { message, file: faultWords(kind, { stated: texts, resume }) };
  // For a closed position, its panel says what to do.
  const known: Partial<Record<DeskErrorKind | 'offline', string>> = todo;
  const text = known[kind === 'unreachable' && !online ? 'offline' : kind === 'taken' ? 'server' : kind];
  return { message, text, captcha };
}

/** A failure before anything was sent, because there's no network. */
export const notSent = () => new SubmissionError('send', new DeskError('unreachable'));
