import { Alert, Button, Form, Row, Text } from '@daybreak/ui';
import { useEffect, useId, useRef } from 'react';
import type { ApplicationLink } from '../../backend/interfaces/OwnApplication.ts';
import * as styles from '../../shared/applications/AnswersForm.css.ts';
import { LanguageContext } from '../../shared/applications/languages.ts';
import { ResumeField } from '../../shared/applications/ResumeField.tsx';
import { FailureInPlace } from '../../shared/forms/FailureInPlace.tsx';
import { useOwnApplicationTexts } from './ownApplicationTexts.ts';
import { useReplacement } from './useReplacement.ts';

interface ReplaceResumeProps {
  token: string;
  /** Whether there's a resume to replace. */
  replaces: boolean;
  onReplaced: (link: ApplicationLink) => void;
  onClose: () => void;
}

/** Adds or replaces the resume. Chosen, checked and uploaded as in the public form. */
export function ReplaceResume({ token, replaces, onReplaced, onClose }: ReplaceResumeProps) {
  const { text, form: words, language } = useOwnApplicationTexts();
  const { form, choice, progress, cancelled, cancel } = useReplacement(token, onReplaced);
  const { busy, failure, submit } = form;
  const ready = !choice.checking && choice.file !== null;
  const reason = useId();
  const sends = useRef<HTMLButtonElement>(null);
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => element.current?.querySelector('input')?.focus(), []);

  return (
    <Form
      ref={element}
      className={styles.correction}
      aria-label={replaces ? text.replaceResume : text.addResume}
      onSubmit={submit}
    >
      <LanguageContext value={{ language, words }}>
        <ResumeField
          choice={choice}
          lostHint=""
          progress={progress}
          onCancel={() => {
            cancel();
            sends.current?.focus();
          }}
        />
      </LanguageContext>
      {replaces ? (
        <Text size="sm" tone="muted">
          {text.replacesBefore}
        </Text>
      ) : null}
      <div role="status">
        {cancelled ? <Alert role="note" tone="info" title={text.resumeCancelled} /> : null}
      </div>
      <FailureInPlace message={failure} />
      <Row gap="3" wrap>
        <Button
          ref={sends}
          type="submit"
          tone="primary"
          busy={busy}
          busyLabel={progress.step === 'sending' ? words.form.sending : words.form.uploading}
          disabled={!ready}
          aria-describedby={ready ? undefined : reason}
        >
          {text.sendResume}
        </Button>
        {ready ? null : (
          <Text id={reason} size="sm" tone="muted">
            {choice.checking ? words.resume.checking : text.nothingChosen}
          </Text>
        )}
        <Button disabled={busy} onClick={onClose}>
          {text.cancel}
        </Button>
      </Row>
    </Form>
  );
}
