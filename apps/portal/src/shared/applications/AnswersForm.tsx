import { Button, Form, Row, Text } from '@daybreak/ui';
import { useEffect, useRef } from 'react';
import type { ApplicantDetails } from '../../backend/interfaces/Applications.ts';
import { FailureInPlace } from '../forms/FailureInPlace.tsx';
import { useCheckedForm } from '../forms/useCheckedForm.ts';
import type { StoredForm } from '../forms/useStoredForm.ts';
import * as styles from './AnswersForm.css.ts';
import type { Answers, Question } from './answers.ts';
import { CorrectionFields } from './CorrectionFields.tsx';
import { type CorrectionTexts, toApplicantDetails, validateCorrection } from './correction.ts';

interface AnswersFormProps {
  /** The form's title and the labels of its buttons. */
  labels: { correction: string; save: string; saving: string; cancel: string; unsaved: string };
  messages: CorrectionTexts;
  form: StoredForm<Answers>;
  emailHint?: string;
  /** Rejects with the failure. */
  send: (details: ApplicantDetails) => Promise<void>;
  explain: (error: unknown) => { title: string; description: string };
  onClose: () => void;
}

/** Edits an applicant's answers. What's typed is kept in this browser until it's saved or cancelled. */
export function AnswersForm({
  labels,
  messages: words,
  form,
  emailHint,
  send,
  explain,
  onClose,
}: AnswersFormProps) {
  const { problems, busy, failure, submit, clearFailure } = useCheckedForm<Question>({
    problems: validateCorrection(form.values, words),
    send: () => send(toApplicantDetails(form.values)),
    explain,
  });
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => element.current?.querySelector('input')?.focus(), []);

  return (
    <Form ref={element} className={styles.correction} aria-label={labels.correction} onSubmit={submit}>
      <CorrectionFields
        values={form.values}
        problems={problems}
        busy={busy}
        messages={words}
        {...(emailHint ? { emailHint } : {})}
        onChange={(changes) => {
          clearFailure();
          form.change(changes);
        }}
      />
      <FailureInPlace message={failure} />
      <Row gap="3" wrap>
        <Button type="submit" tone="primary" busy={busy} busyLabel={labels.saving} disabled={!form.isDirty}>
          {labels.save}
        </Button>
        <Button
          disabled={busy}
          onClick={() => {
            form.discard();
            onClose();
          }}
        >
          {labels.cancel}
        </Button>
        <Text size="sm" tone="muted" role="status">
          {form.isDirty ? labels.unsaved : ''}
        </Text>
      </Row>
    </Form>
  );
}
