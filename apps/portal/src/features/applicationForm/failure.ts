import type { CaptchaWidget } from './Desk.ts';
import { remedies, stated } from './messages.ts';
import { SubmissionError } from './submission.ts';

/** Why nothing was submitted: the stated message, and what to do about it. */
export interface Failure {
  message: string;
  text?: string;
  /** What is wrong with the file itself, which then says so too. */
  file?: string;
  /** To be solved first. */
  captcha?: CaptchaWidget | undefined;
}

/** The words for what a submission rejected with. `online` as the browser says. */
export function failureOf(error: unknown, online: boolean): Failure {
  if (!(error instanceof SubmissionError)) return { message: stated.unexpected };
  const { kind } = error.cause;
  if (kind === 'cancelled') return { message: stated.uploadFailed, text: remedies.cancelled };
  if (kind === 'tooLarge') return { message: stated.uploadFailed, file: stated.fileTooLarge };
  if (kind === 'wrongType') return { message: stated.uploadFailed, file: stated.fileOfOtherType };
  const message = error.step === 'upload' ? stated.uploadFailed : stated.sendFailed;
  if (kind === 'unreachable') return { message, text: online ? remedies.unreachable : remedies.offline };
  if (kind === 'captcha') return { message, text: remedies.captcha, captcha: error.cause.captcha };
  return { message, text: kind === 'refused' ? remedies.tooMany : remedies.server };
}

/** A failure before anything was sent, because there is no network to send it over. */
export const offlineFailure: Failure = { message: stated.sendFailed, text: remedies.offline };
