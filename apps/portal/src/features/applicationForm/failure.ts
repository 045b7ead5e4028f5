import { type CaptchaWidget, DeskError } from './Desk.ts';
import { remedies, stated } from './messages.ts';
import { SubmissionError } from './submission.ts';
import type { Words } from './words.ts';

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
export function failureOf(
  error: unknown,
  online: boolean,
  { stated: said, remedies: todo }: Pick<Words, 'stated' | 'remedies'> = { stated, remedies },
): Failure {
  if (!(error instanceof SubmissionError)) return { message: said.unexpected };
  const { kind } = error.cause;
  if (kind === 'cancelled') return { message: said.uploadFailed, text: todo.cancelled };
  if (kind === 'tooLarge') return { message: said.uploadFailed, file: said.fileTooLarge };
  if (kind === 'wrongType') return { message: said.uploadFailed, file: said.fileOfOtherType };
  const message = error.step === 'upload' ? said.uploadFailed : said.sendFailed;
  if (kind === 'unreachable') return { message, text: online ? todo.unreachable : todo.offline };
  if (kind === 'captcha') return { message, text: todo.captcha, captcha: error.cause.captcha };
  return { message, text: kind === 'refused' ? todo.tooMany : todo.server };
}

/** A failure before anything was sent, because there is no network to send it over. */
export const notSent = () => new SubmissionError('send', new DeskError('unreachable'));
