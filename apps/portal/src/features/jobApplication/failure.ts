import { remedies, stated } from './messages.ts';
import { SubmissionError } from './submission.ts';

/** Why nothing was submitted: the stated message, and what to do about it. */
export interface Failure {
  title: string;
  text?: string;
  /** What is wrong with the file itself, which then says so too. */
  file?: string;
}

/** The words for what a submission rejected with. `online` as the browser says. */
export function failureOf(error: unknown, online: boolean): Failure {
  if (!(error instanceof SubmissionError)) return { title: stated.unexpected };
  const { kind } = error.cause;
  if (kind === 'cancelled') return { title: stated.uploadFailed, text: remedies.cancelled };
  if (kind === 'tooLarge') return { title: stated.uploadFailed, file: stated.fileTooLarge };
  if (kind === 'wrongType') return { title: stated.uploadFailed, file: stated.fileOfOtherType };
  const title = error.step === 'upload' ? stated.uploadFailed : stated.sendFailed;
  if (kind === 'unreachable') return { title, text: online ? remedies.unreachable : remedies.offline };
  return { title, text: kind === 'refused' ? remedies.tooMany : remedies.server };
}

/** A failure before anything was sent, because there is no network to send it over. */
export const offlineFailure: Failure = { title: stated.sendFailed, text: remedies.offline };
