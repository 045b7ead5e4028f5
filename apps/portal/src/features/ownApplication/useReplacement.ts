import { useRef, useState } from 'react';
import { fileOfOtherType, fileTooLarge } from '../../backend/applicationApi/ApplicationApi.ts';
import { useBackend } from '../../backend/BackendProvider.tsx';
import { kindOf } from '../../backend/errors.ts';
import type { ApplicationLink } from '../../backend/interfaces/OwnApplication.ts';
import { serverSentence } from '../../backend/serverSentence.ts';
import { faultText, mediaTypeOf, plainName, type ResumeFault } from '../../shared/applications/resumeFile.ts';
import { storedName } from '../../shared/applications/storedName.ts';
import { type Progress, useResume } from '../../shared/applications/useResume.ts';
import { useAskBeforeLeaving } from '../../shared/forms/useAskBeforeLeaving.ts';
import { useCheckedForm } from '../../shared/forms/useCheckedForm.ts';
import { useOwnApplicationTexts } from './ownApplicationTexts.ts';

const idle: Progress = { step: 'none' };

/** The server's reasons for rejecting a file after checking it. */
const faults: { [kind: string]: ResumeFault } = {
  [fileTooLarge]: 'tooLarge',
  [fileOfOtherType]: 'wrongType',
  'This file is password-protected. Upload a copy without the password.': 'protected',
};

/** Chooses and uploads a new resume. The upload can be canceled. After a failure, the file stays chosen. */
export function useReplacement(token: string, onReplaced: (link: ApplicationLink) => void) {
  const { ownApplication } = useBackend();
  const { text, form: words, explain } = useOwnApplicationTexts();
  const [progress, setProgress] = useState(idle);
  const [isCancelled, setIsCancelled] = useState(false);
  const running = useRef<AbortController>(null);
  // The stored name, so that an attempt whose answer was lost is repeated under it.
  const upload = useRef<{ file: File; name: string }>(null);
  const choice = useResume(() => {
    form.clearFailure();
    setIsCancelled(false);
  });
  const form = useCheckedForm<'resume'>({
    problems: choice.fault ? { resume: faultText(choice.fault, words) } : {},
    send: async () => {
      const { file } = choice;
      if (!file) return;
      if (upload.current?.file !== file)
        upload.current = { file, name: storedName(plainName(file.name), Date.now()) };
      const { name } = upload.current;
      running.current = new AbortController();
      const { signal } = running.current;
      setIsCancelled(false);
      setProgress({ step: 'uploading', share: 0 });
      try {
        const link = await ownApplication.replaceResume(token, {
          name,
          fileName: plainName(file.name),
          type: mediaTypeOf(name),
          file,
          signal,
          onProgress: (share) => setProgress({ step: 'uploading', share }),
          onUploaded: () => setProgress({ step: 'sending' }),
        });
        onReplaced(link);
      } catch (error) {
        const fault = faults[serverSentence(error) ?? ''];
        if (signal.aborted) setIsCancelled(true);
        else if (fault) choice.refuse(fault);
        else throw error;
      } finally {
        setProgress(idle);
      }
    },
    explain: (error) => {
      const connectionLost = navigator.onLine ? text.resumeLost : text.resumeOffline;
      const otherwise = kindOf(error) === 'unreachable' ? connectionLost : text.resumeFailed;
      return { title: text.error, description: explain(error, otherwise) };
    },
  });
  useAskBeforeLeaving(form.busy);
  return { form, choice, progress, cancelled: isCancelled, cancel: () => running.current?.abort() };
}
