import { Button, Text, TextArea } from '@daybreak/ui';
import type { JobApplication } from '../../backend/Backend.ts';
import { useBackend } from '../../backend/BackendProvider.tsx';
import { FailureInPlace } from '../../forms/FailureInPlace.tsx';
import { useKeptForm } from '../../forms/useKeptForm.ts';
import { useSave } from '../../forms/useSave.ts';
import * as styles from './ApplicationDialog.css.ts';
import { detail as text, toasts } from './messages.ts';

/** Characters that the database takes. */
const longest = 5_000;

interface NotesFormProps {
  application: JobApplication;
  onChanged: (changed: JobApplication) => void;
}

/** What administrators write for one another. Unsaved words survive closing the application, and a reload. */
export function NotesForm({ application, onChanged }: NotesFormProps) {
  const { applications } = useBackend();
  const form = useKeptForm(`daybreak-notes:${application.id}`, { notes: application.notes });
  const { notes } = form.values;
  const { busy, failure, submit, goOn } = useSave(
    async () => {
      const changed = await applications.review(application.id, { notes });
      form.discard();
      onChanged(changed);
    },
    { done: toasts.notesSaved, failed: toasts.notesFailed },
  );

  return (
    <form className={styles.notes} onSubmit={submit}>
      <TextArea
        label={text.notes}
        hint={text.notesHint}
        rows={6}
        maxLength={longest}
        counter={notes.length > longest / 2 ? { count: notes.length, limit: longest } : undefined}
        readOnly={busy}
        value={notes}
        onChange={(event) => {
          goOn();
          form.set({ notes: event.target.value });
        }}
      />
      <FailureInPlace words={failure} />
      <div className={styles.save}>
        <Button type="submit" tone="primary" busy={busy} busyLabel={text.saving} disabled={!form.dirty}>
          {text.saveNotes}
        </Button>
        <Text size="sm" tone="muted" role="status">
          {form.dirty ? text.unsaved : ''}
        </Text>
      </div>
    </form>
  );
}
