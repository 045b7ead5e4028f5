import { useEffect, useMemo, useRef, useState } from 'react';
import type { ApplicationApi } from '../../backend/applicationApi/ApplicationApi.ts';
import {
  type Answers,
  isComplete,
  type Question,
  validateAnswers,
} from '../../shared/applications/answers.ts';
import { useLanguage } from '../../shared/applications/languages.ts';
import { stated } from '../../shared/applications/messages.ts';
import { type Progress, type ResumeChoice, useResume } from '../../shared/applications/useResume.ts';
import { useAskBeforeLeaving } from '../../shared/forms/useAskBeforeLeaving.ts';
import { describeFailure, type Failure, notSentError } from './failure.ts';
import { clearAnswers, readAnswers, storeAnswers } from './storedAnswers.ts';
import { type Receipt, SubmissionError, submission } from './submission.ts';

const idle: Progress = { step: 'none' };

export interface Application {
  answers: Answers;
  answer: (changes: Partial<Answers>) => void;
  complete: boolean;
  /**
   * Shown next to the fields after the first attempt to submit. An earlier message, when a field loses focus, would
   * move the element that the user is about to click.
   */
  problems: Partial<Record<Question, string>>;
  /** Counts the submissions that the form itself refused. Each one moves the focus to the summary. */
  refusals: number;
  resume: ResumeChoice;
  /** The name of the file chosen before a reload. */
  lostResume: string;
  progress: Progress;
  /** In the page's language, which may change while it's shown. */
  failure: Failure | undefined;
  /** A new object for each failure. It moves the focus there; switching languages doesn't. */
  rejection: object | undefined;
  submit: (form: { dateUnfinished: boolean; trap: string; captcha: string }) => Promise<void>;
  cancel: () => void;
}

/** The form's state. Only one submission runs at a time. */
export function useApplication(api: ApplicationApi, onReceipt: (receipt: Receipt) => void): Application {
  const [stored, setStored] = useState(readAnswers);
  const [refusals, setRefusals] = useState(0);
  const [dateUnfinished, setDateUnfinished] = useState(false);
  const [progress, setProgress] = useState(idle);
  const [rejection, setRejection] = useState<{ error: unknown; online: boolean }>();
  const { language, words } = useLanguage();
  const submissionFailure = useMemo(
    () => rejection && describeFailure(rejection.error, rejection.online, words),
    [rejection, words],
  );
  const [submitOnce] = useState(() => submission(api));
  const running = useRef<AbortController>(null);

  const resume = useResume((resumeName) => setStored((before) => ({ ...before, resumeName })));
  useEffect(() => storeAnswers(stored), [stored]);

  // Leaving during an upload loses it.
  useAskBeforeLeaving(progress.step !== 'none');

  const { answers } = stored;

  return {
    answers,
    answer: (changes) => {
      if ('startDate' in changes) setDateUnfinished(false);
      setStored((before) => ({ ...before, answers: { ...before.answers, ...changes } }));
    },
    complete: isComplete(answers),
    problems: refusals > 0 ? validateAnswers(answers, dateUnfinished, words) : {},
    refusals,
    resume,
    lostResume: resume.file ? '' : stored.resumeName,
    progress,
    failure: submissionFailure,
    rejection,
    cancel: () => running.current?.abort(),
    async submit(form) {
      if (running.current) return;
      running.current = new AbortController();
      setRejection(undefined);
      setDateUnfinished(form.dateUnfinished);
      try {
        const { file, fault } = await resume.checked();
        // A chosen file wouldn't be sent, so send nothing until the applicant decides what to do about it.
        const missing = !file && !fault && stored.resumeName !== '';
        if (missing) resume.refuse('lost');
        if (Object.keys(validateAnswers(answers, form.dateUnfinished, words)).length > 0) {
          setRefusals((count) => count + 1);
          return;
        }
        if (fault || missing) {
          document.getElementById('resume')?.focus();
          return;
        }
        if (!navigator.onLine) {
          setRejection({ error: notSentError(), online: false });
          return;
        }
        setProgress(file ? { step: 'uploading', share: 0 } : { step: 'sending' });
        const receipt = await submitOnce({
          answers,
          language,
          file,
          trap: form.trap,
          captcha: form.captcha,
          signal: running.current.signal,
          onProgress: (share) => setProgress({ step: 'uploading', share }),
          onUploaded: () => setProgress({ step: 'sending' }),
        });
        clearAnswers();
        onReceipt(receipt);
      } catch (error) {
        // Logged as text: the error itself may hold the request, and with it the applicant's name and address.
        console.error(stated.sendFailed, String(error));
        setRejection({ error, online: navigator.onLine });
        if (!(error instanceof SubmissionError)) return;
        const { kind } = error.cause;
        if (kind === 'tooLarge' || kind === 'wrongType' || kind === 'protected') resume.refuse(kind);
      } finally {
        running.current = null;
        setProgress(idle);
      }
    },
  };
}
