import { Button, Form, Row, Text, TextArea } from '@daybreak/ui';
import { useRef } from 'react';
import { useBackend } from '../../backend/BackendProvider.tsx';
import { type ApplicationNote, maxNoteLength } from '../../backend/interfaces/Applications.ts';
import { FailureInPlace } from '../../shared/forms/FailureInPlace.tsx';
import { useSave } from '../../shared/forms/useSave.ts';
import { useStoredForm } from '../../shared/forms/useStoredForm.ts';
import * as styles from './ApplicationDialog.css.ts';
import { detail as messages, toasts } from './messages.ts';

interface NoteFormProps {
  applicationId: string;
  onAdded: (note: ApplicationNote) => void;
}

/** A form for a new note. Unsaved text survives closing the application, and a reload. */
export function NoteForm({ applicationId, onAdded }: NoteFormProps) {
  const { applications } = useBackend();
  const form = useStoredForm(`daybreak-notes:${applicationId}`, { body: '' });
  const { body } = form.values;
  /** The note's id, kept until it has arrived: repeating a request after a lost answer doesn't create a second note. */
  const id = useRef<string>(undefined);
  const { busy, failure, submit, clearFailure } = useSave(
    async () => {
      id.current ??= crypto.randomUUID();
      const note = await applications.addNote(applicationId, { id: id.current, body });
      id.current = undefined;
      form.discard();
      onAdded(note);
    },
    { done: toasts.noteAdded, failed: toasts.noteFailed },
  );

  return (
    <Form className={styles.notes} onSubmit={submit}>
      <TextArea
        label={messages.newNote}
        hint={messages.notesHint}
        rows={4}
        maxLength={maxNoteLength}
        counter={body.length > maxNoteLength / 2 ? { count: body.length, limit: maxNoteLength } : undefined}
        readOnly={busy}
        value={body}
        onChange={(event) => {
          clearFailure();
          form.change({ body: event.target.value });
        }}
      />
      <FailureInPlace message={failure} />
      <Row gap="3" wrap>
        <Button type="submit" tone="primary" busy={busy} busyLabel={messages.saving} disabled={!body.trim()}>
          {messages.addNote}
        </Button>
        <Text size="sm" tone="muted" role="status">
          {form.isDirty ? messages.unsaved : ''}
        </Text>
      </Row>
    </Form>
  );
}
