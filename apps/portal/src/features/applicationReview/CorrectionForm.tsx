import { Button, Text } from '@daybreak/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { JobApplication } from '../../backend/Backend.ts';
import { useBackend } from '../../backend/BackendProvider.tsx';
import { FailureInPlace } from '../../forms/FailureInPlace.tsx';
import type { KeptForm } from '../../forms/useKeptForm.ts';
import { useSave } from '../../forms/useSave.ts';
import type { Answers, Question } from '../applicationForm/answers.ts';
import * as styles from './ApplicationDialog.css.ts';
import { CorrectionFields } from './CorrectionFields.tsx';
import { detailsOf, problemsInCorrection } from './correction.ts';
import { detail as text, toasts } from './messages.ts';

interface CorrectionFormProps {
  application: JobApplication;
  form: KeptForm<Answers>;
  onChanged: (changed: JobApplication) => void;
  onClose: () => void;
}

/** The applicant's answers, to be corrected. What is typed waits in this browser until it is saved or cancelled. */
export function CorrectionForm({ application, form, onChanged, onClose }: CorrectionFormProps) {
  const { applications } = useBackend();
  const { values } = form;
  const [refused, setRefused] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  const focusOn = (name: Question) => {
    const field = element.current?.elements.namedItem(name);
    if (field instanceof HTMLElement) field.focus();
  };
  useEffect(() => element.current?.querySelector('input')?.focus(), []);

  const { busy, failure, submit, goOn } = useSave(
    async () => {
      const changed = await applications.correct(application.id, detailsOf(values));
      form.discard();
      onChanged(changed);
      onClose();
    },
    { done: toasts.corrected, failed: toasts.correctFailed },
  );
  const problems = problemsInCorrection(values);
  const check = (event: FormEvent) => {
    const [first] = Object.keys(problems) as Question[];
    setRefused(first !== undefined);
    if (first === undefined) return void submit(event);
    event.preventDefault();
    focusOn(first);
  };
  const set = (changes: Partial<Answers>) => {
    goOn();
    form.set(changes);
  };
  return (
    <form
      ref={element}
      className={styles.correction}
      aria-label={text.correction}
      onSubmit={check}
      noValidate
    >
      <CorrectionFields values={values} problems={refused ? problems : {}} busy={busy} onChange={set} />
      <FailureInPlace words={failure} />
      <div className={styles.save}>
        <Button type="submit" tone="primary" busy={busy} busyLabel={text.saving} disabled={!form.dirty}>
          {text.saveCorrection}
        </Button>
        <Button
          disabled={busy}
          onClick={() => {
            form.discard();
            onClose();
          }}
        >
          {text.cancel}
        </Button>
        <Text size="sm" tone="muted" role="status">
          {form.dirty ? text.unsaved : ''}
        </Text>
      </div>
    </form>
  );
}
