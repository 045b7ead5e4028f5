import { type CaptchaWidget, DeskError, type DeskErrorKind } from './Desk.ts';
import { faultWords } from './resumeFile.ts';
import { SubmissionError } from './submission.ts';
import type { Words } from './words.ts';

/** Why nothing was submitted: the stated message, and what to do about it. */
export interface Failure {
  message: string;
  text?: string | undefined;
  /** What is wrong with the file itself, which then says so too. */
  file?: string;
  /** To be solved first. */
  captcha?: CaptchaWidget | undefined;
}

/** The words for what a submission rejected with. `online` as the browser says. */
export function failureOf(
  error: unknown,
  online: boolean,
  { stated: said, remedies: todo, resume }: Pick<Words, 'stated' | 'remedies' | 'resume'>,
): Failure {
  if (!(error instanceof SubmissionError)) return { message: said.unexpected };
  const { kind, captcha } = error.cause;
  const upload = error.step === 'upload' || kind === 'cancelled';
  const message = upload ? said.uploadFailed : said.sendFailed;
  if (kind === 'tooLarge' || kind === 'wrongType' || kind === 'protected')
    return { message, file: faultWords(kind, { stated: said, resume }) };
  // Of a position that was closed, its panel says what to do.
  const known: Partial<Record<DeskErrorKind | 'offline', string>> = todo;
  const text = known[kind === 'unreachable' && !online ? 'offline' : kind === 'taken' ? 'server' : kind];
  return { message, text, captcha };
}

/** A failure before anything was sent, because there is no network to send it over. */
export const notSent = () => new SubmissionError('send', new DeskError('unreachable'));
