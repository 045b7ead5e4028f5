import { Button, TextArea, TextField, toast } from '@daybreak/ui';
import { useState } from 'react';
import { useBackend } from '../../backend/BackendProvider.tsx';
import {
  type ApplicationNote,
  type JobApplication,
  letterLimits,
} from '../../backend/interfaces/Applications.ts';
import { FormDialog } from '../../shared/forms/FormDialog.tsx';
import { useStoredForm } from '../../shared/forms/useStoredForm.ts';
import { failureMessage } from '../../shared/requests/failure.ts';
import { useRequest } from '../../shared/requests/useRequest.ts';
import * as styles from './ApplicationDialog.css.ts';
import { fullNameOf } from './applicationsView.ts';
import { letterFor } from './letterTemplates.ts';
import { emailDialog as messages } from './messages.ts';

interface LetterDialogProps {
  application: JobApplication;
  onSent: (note: ApplicationNote) => void;
  onClose: () => void;
}

type Problems = Partial<Record<'subject' | 'text', string>>;

/** An email to an applicant: starts from the status's template and is sent as the reviewer edits it. */
export function LetterDialog({ application, onSent, onClose }: LetterDialogProps) {
  const { applications } = useBackend();
  const { id, email } = application;
  const form = useStoredForm(`daybreak-letter:${id}`, { ...letterFor(application) });
  const { subject, text: body } = form.values;
  /** The note's id, kept until it has arrived: repeating a request after a lost answer doesn't send the email twice. */
  const [noteId] = useState(() => crypto.randomUUID());
  const [problems, setProblems] = useState<Problems>({});
  const request = useRequest(failureMessage);
  const { busy } = request;

  const problemsIn = (): Problems => ({
    ...(subject.trim() ? {} : { subject: messages.subjectMissing }),
    ...([...subject.trim()].length > letterLimits.subject
      ? { subject: messages.tooLong(letterLimits.subject) }
      : {}),
    ...(body.trim() ? {} : { text: messages.textMissing }),
    ...([...body.trim()].length > letterLimits.text ? { text: messages.tooLong(letterLimits.text) } : {}),
  });
  const send = () => {
    const foundProblems = problemsIn();
    setProblems(foundProblems);
    if (Object.keys(foundProblems).length > 0) return;
    request.run(async () => {
      const note = await applications.write(id, { noteId, subject: subject.trim(), text: body.trim() });
      form.discard();
      toast({ ...messages.sent, tone: 'success' });
      onSent(note);
      onClose();
    });
  };

  return (
    <FormDialog
      title={<span className={styles.question}>{messages.title(fullNameOf(application))}</span>}
      description={messages.description(email)}
      request={request}
      confirm={messages.send}
      busyLabel={messages.sending}
      otherButtons={
        form.isDirty ? (
          <Button disabled={busy} onClick={form.discard}>
            {messages.startOver}
          </Button>
        ) : null
      }
      onSubmit={send}
      onClose={onClose}
    >
      <TextField
        label={messages.subject}
        dir="auto"
        autoComplete="off"
        value={subject}
        readOnly={busy}
        error={problems.subject}
        onChange={(event) => form.change({ subject: event.target.value })}
      />
      <TextArea
        label={messages.text}
        dir="auto"
        rows={10}
        value={body}
        readOnly={busy}
        error={problems.text}
        counter={
          body.length > letterLimits.text / 2
            ? { count: [...body.trim()].length, limit: letterLimits.text }
            : undefined
        }
        onChange={(event) => form.change({ text: event.target.value })}
      />
      {form.isDirty && form.isStored ? <p className={styles.label}>{messages.kept}</p> : null}
    </FormDialog>
  );
}
