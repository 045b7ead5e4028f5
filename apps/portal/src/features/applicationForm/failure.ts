import {
  ApplicationApiError,
  type ApplicationApiErrorKind,
  type CaptchaWidget,
} from '../../backend/applicationApi/ApplicationApi.ts';
import type { ApplicationTexts } from '../../shared/applications/languages.ts';
import { faultText } from '../../shared/applications/resumeFile.ts';
import { SubmissionError } from './submission.ts';

/** The reason that nothing was submitted: the specified message, and what to do. */
export interface Failure {
  message: string;
  text?: string | undefined;
  /** A problem with the file itself, which the file field shows too. */
  file?: string;
  /** A captcha to solve first. */
  captcha?: CaptchaWidget | undefined;
}

/**
 * Returns the message for a failed submission.
 *
 * @param online whether the browser reports a network
 */
export function describeFailure(
  error: unknown,
  online: boolean,
  { stated: texts, remedies: todo, resume }: Pick<ApplicationTexts, 'stated' | 'remedies' | 'resume'>,
): Failure {
  if (!(error instanceof SubmissionError)) return { message: texts.unexpected };
  const { kind, captcha } = error.cause;
  const upload = error.step === 'upload' || kind === 'cancelled';
  const message = upload ? texts.uploadFailed : texts.sendFailed;
  if (kind === 'tooLarge' || kind === 'wrongType' || kind === 'protected')
    return { message, file: faultText(kind, { stated: texts, resume }) };
  // For a closed position, its panel says what to do.
  const known: Partial<Record<ApplicationApiErrorKind | 'offline', string>> = todo;
  const text = known[kind === 'unreachable' && !online ? 'offline' : kind === 'taken' ? 'server' : kind];
  return { message, text, captcha };
}

/** Creates the error for a submission that wasn't sent because there's no network. */
export const notSentError = () => new SubmissionError('send', new ApplicationApiError('unreachable'));
