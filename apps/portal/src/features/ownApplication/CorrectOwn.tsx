import { Button, Row, Text, toast } from '@daybreak/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useBackend } from '../../backend/BackendProvider.tsx';
import type { ApplicationLink } from '../../backend/OwnApplication.ts';
import { serverSentence } from '../../backend/serverSentence.ts';
import { FailureInPlace } from '../../forms/FailureInPlace.tsx';
import type { KeptForm } from '../../forms/useKeptForm.ts';
import type { Answers } from '../applicationForm/answers.ts';
import { CorrectionFields } from '../applicationReview/CorrectionFields.tsx';
import { detailsOf, problemsInCorrection } from '../applicationReview/correction.ts';
import { detail } from '../applicationReview/messages.ts';
import { form as formStyle } from '../passwordScreen/AuthScreen.css.ts';
import { own as text } from './messages.ts';

interface CorrectOwnProps {
  token: string;
  form: KeptForm<Answers>;
  onCorrected: (link: ApplicationLink) => void;
  onClose: () => void;
}

/** Somebody's own answers, to be corrected but for the address. What is typed waits in this browser until it is saved or cancelled. */
export function CorrectOwn({ token, form, onCorrected, onClose }: CorrectOwnProps) {
  const { ownApplication } = useBackend();
  const element = useRef<HTMLFormElement>(null);
  const [refused, setRefused] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  useEffect(() => element.current?.querySelector('input')?.focus(), []);

  const problems = problemsInCorrection(form.values);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const [first] = Object.keys(problems);
    setRefused(first !== undefined);
    if (first !== undefined) {
      const field = element.current?.elements.namedItem(first);
      if (field instanceof HTMLElement) field.focus();
      return;
    }
    setBusy(true);
    setFailure(undefined);
    try {
      const link = await ownApplication.correct(token, detailsOf(form.values));
      form.discard();
      onCorrected(link);
    } catch (error) {
      console.error('An application could not be corrected.', error);
      const words = serverSentence(error) ?? text.failed;
      toast({ title: 'Error', description: words, tone: 'danger' });
      setFailure(words);
      setBusy(false);
    }
  };

  return (
    <form ref={element} className={formStyle} aria-label={text.correction} onSubmit={submit} noValidate>
      <CorrectionFields
        values={form.values}
        problems={refused ? problems : {}}
        busy={busy}
        emailHint={text.emailHint}
        onChange={(changes) => {
          setFailure(undefined);
          form.set(changes);
        }}
      />
      <FailureInPlace words={failure} />
      <Row gap="3" wrap>
        <Button type="submit" tone="primary" busy={busy} busyLabel={text.saving} disabled={!form.dirty}>
          {text.save}
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
      </Row>
      <Text size="sm" tone="muted" role="status">
        {form.dirty ? detail.unsaved : ''}
      </Text>
    </form>
  );
}
