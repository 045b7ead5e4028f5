import {
  type ApplicationApi,
  ApplicationApiError,
  type ApplicationRecord,
} from '../../backend/applicationApi/ApplicationApi.ts';
import { type Answers, toApplicationRecord } from '../../shared/applications/answers.ts';
import type { Language } from '../../shared/applications/languages.ts';
import { mediaTypeOf, plainName } from '../../shared/applications/resumeFile.ts';
import { storedName } from '../../shared/applications/storedName.ts';
import { newReference } from './reference.ts';

/** The stored application, for the applicant to keep. */
export interface Receipt {
  record: ApplicationRecord;
  resume: { name: string; size: number } | null;
  submittedAt: Date;
  /** Whether the applicant gets an email with a link to it. */
  confirms: boolean;
}

/** A failed submission, and which of its two steps failed. */
export class SubmissionError extends Error {
  override readonly name = 'SubmissionError';
  readonly step: 'upload' | 'send';
  override readonly cause: ApplicationApiError;

  constructor(step: 'upload' | 'send', cause: ApplicationApiError) {
    super(`Step "${step}" failed: ${cause.message}`);
    this.step = step;
    this.cause = cause;
  }
}

interface Attempt {
  answers: Answers;
  language: Language;
  file: File | null;
  trap: string;
  /** The token of a solved captcha. */
  captcha?: string;
  signal: AbortSignal;
  onProgress: (share: number) => void;
  onUploaded: () => void;
}

/** Attempts at an unused name or reference. More than one collision means that something else is wrong. */
const tries = 3;

const isReferenceTaken = (error: unknown) => error instanceof ApplicationApiError && error.kind === 'taken';
const isUnanswered = (error: unknown) => error instanceof ApplicationApiError && error.kind === 'unreachable';

/**
 * One visitor's submission, attempted until it succeeds: a ticket, the resume, the server's check of it, then the
 * record. A finished upload isn't repeated. A step that got no answer is repeated under the same name or reference,
 * where "taken" means that it had arrived after all. Rejects with a `SubmissionError`, or with any error that isn't a
 * `ApplicationApiError`.
 */
export function submission(api: ApplicationApi, clock: () => Date = () => new Date()) {
  let upload: { file: File; name: string; done?: boolean; unanswered?: boolean } | undefined;
  let ticket: { reference: string; unanswered?: boolean } = { reference: newReference() };
  let confirms = true;

  const admit = async (resume: string | null, captcha: string | undefined) => {
    const admission = await api.admit(ticket.reference, resume, captcha);
    confirms = admission?.confirms !== false;
  };

  const uploadResume = async (file: File, { signal, captcha, onProgress }: Attempt): Promise<string> => {
    if (upload?.file !== file) upload = undefined;
    for (let count = 1; ; count++) {
      upload ??= { file, name: storedName(plainName(file.name), clock().getTime() + count - 1) };
      const { name } = upload;
      try {
        await admit(name, captcha);
        if (!upload.done)
          await api.upload({ storedName: name, type: mediaTypeOf(name), file, signal, onProgress });
        upload.done = true;
        return name;
      } catch (error) {
        if (isReferenceTaken(error) && upload.unanswered) return name;
        if (isReferenceTaken(error) && count < tries) upload = undefined;
        else {
          upload.unanswered ||= isUnanswered(error);
          throw error;
        }
      }
    }
  };

  const uploaded = async (file: File, attempt: Attempt): Promise<string> => {
    const name = await uploadResume(file, attempt);
    try {
      await api.check(ticket.reference, name);
    } catch (error) {
      // The server deletes a file it rejects, so the next attempt uploads again.
      if (!isUnanswered(error)) upload = undefined;
      throw error;
    }
    return name;
  };

  const send = async (attempt: Attempt, resume: string | null): Promise<ApplicationRecord> => {
    const { answers, language, file } = attempt;
    const record = {
      ...toApplicationRecord(answers, ticket.reference, resume, clock()),
      ...(file ? { resume_name: plainName(file.name) } : {}),
      language,
    };
    try {
      await api.send(record, attempt.trap);
    } catch (error) {
      if (!isReferenceTaken(error) || !ticket.unanswered) {
        // Someone else has this reference. The next attempt uses another, and with it another name for the file.
        if (isReferenceTaken(error)) {
          ticket = { reference: newReference() };
          upload = undefined;
        }
        ticket.unanswered ||= isUnanswered(error);
        throw error;
      }
    }
    return record;
  };

  const step = async <T>(name: SubmissionError['step'], work: Promise<T>): Promise<T> => {
    try {
      return await work;
    } catch (error) {
      throw error instanceof ApplicationApiError ? new SubmissionError(name, error) : error;
    }
  };

  return async function submit(attempt: Attempt): Promise<Receipt> {
    const { file, captcha } = attempt;
    const resume = file ? await step('upload', uploaded(file, attempt)) : null;
    if (!file) await step('send', admit(null, captcha));
    attempt.onUploaded();
    const record = await step('send', send(attempt, resume));
    return {
      record,
      resume: file && { name: plainName(file.name), size: file.size },
      submittedAt: clock(),
      confirms,
    };
  };
}
