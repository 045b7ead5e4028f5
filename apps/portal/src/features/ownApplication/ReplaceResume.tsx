import { Button, Text } from '@daybreak/ui';
import { useEffect, useRef } from 'react';
import { useBackend } from '../../backend/BackendProvider.tsx';
import type { ApplicationLink } from '../../backend/OwnApplication.ts';
import { FailureInPlace } from '../../forms/FailureInPlace.tsx';
import { useCheckedForm } from '../../forms/useCheckedForm.ts';
import { ResumeField } from '../applicationForm/ResumeField.tsx';
import { mediaTypeOf } from '../applicationForm/resumeFile.ts';
import { storedName } from '../applicationForm/storedName.ts';
import { useResume } from '../applicationForm/useResume.ts';
import { LanguageContext } from '../applicationForm/words.ts';
import * as styles from '../applicationReview/ApplicationDialog.css.ts';
import { useOwnWords } from './ownWords.ts';

interface ReplaceResumeProps {
  token: string;
  /** Whether there is one that this one replaces. */
  replaces: boolean;
  onReplaced: (link: ApplicationLink) => void;
  onClose: () => void;
}

/** A new file in the place of the resume that was sent, or the first one; chosen and checked as in the public form. */
export function ReplaceResume({ token, replaces, onReplaced, onClose }: ReplaceResumeProps) {
  const { ownApplication } = useBackend();
  const { own: text, form: words, language, explain } = useOwnWords();
  // Of the chosen file: an attempt whose answer was lost is repeated under the same name.
  const stored = useRef<{ file: File; name: string }>(null);
  const { element, busy, failure, submit, goOn } = useCheckedForm<never>({
    problems: {},
    send: async () => {
      const { file } = choice;
      if (!file) return;
      if (stored.current?.file !== file) stored.current = { file, name: storedName(file.name, Date.now()) };
      const { name } = stored.current;
      onReplaced(await ownApplication.replaceResume(token, { name, type: mediaTypeOf(name), file }));
    },
    explain: (error) => ({ title: text.error, description: explain(error, text.resumeFailed) }),
  });
  const choice = useResume(goOn);
  useEffect(() => element.current?.querySelector('input')?.focus(), [element]);

  return (
    <form
      ref={element}
      className={styles.correction}
      aria-label={replaces ? text.replaceResume : text.addResume}
      onSubmit={submit}
      noValidate
    >
      <LanguageContext value={{ language, words }}>
        <ResumeField
          choice={choice}
          lost=""
          progress={{ step: busy ? 'sending' : 'none' }}
          onCancel={onClose}
        />
      </LanguageContext>
      {replaces ? (
        <Text size="sm" tone="muted">
          {text.replacesBefore}
        </Text>
      ) : null}
      <FailureInPlace words={failure} />
      <div className={styles.save}>
        <Button
          type="submit"
          tone="primary"
          busy={busy}
          busyLabel={words.form.uploading}
          disabled={!choice.file || choice.checking}
        >
          {text.sendResume}
        </Button>
        <Button disabled={busy} onClick={onClose}>
          {text.cancel}
        </Button>
      </div>
    </form>
  );
}
