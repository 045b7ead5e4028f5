import { Heading } from '@daybreak/ui';
import { useId } from 'react';
import type { JobApplication } from '../../backend/interfaces/Applications.ts';
import * as styles from './ApplicationDialog.css.ts';
import { detail as messages } from './messages.ts';
import { NoteForm } from './NoteForm.tsx';
import { noteSigned } from './noteSigned.ts';
import { RemoveNote } from './RemoveNote.tsx';

interface NotesProps {
  application: JobApplication;
  onChanged: (changed: JobApplication) => void;
}

/** The administrators' notes for each other, oldest first, and a field for a new one. */
export function Notes({ application, onChanged }: NotesProps) {
  const heading = useId();
  const { id, notes } = application;
  return (
    <section className={styles.notes} aria-labelledby={heading}>
      <Heading level={3} size="sm" id={heading}>
        {messages.notes}
      </Heading>
      {notes.length > 0 ? (
        <ul className={styles.noteList}>
          {notes.map((note) => (
            <li key={note.id} className={styles.note}>
              <p className={styles.noteBody} dir="auto">
                {note.body}
              </p>
              <div className={styles.signed}>
                <span dir="auto">{noteSigned(note)}</span>
                {note.isOwn ? (
                  <RemoveNote
                    applicationId={id}
                    note={note}
                    onRemoved={() =>
                      onChanged({ ...application, notes: notes.filter((each) => each.id !== note.id) })
                    }
                  />
                ) : null}
              </div>
            </li>
          ))}
        </ul>
      ) : null}
      <NoteForm
        applicationId={id}
        onAdded={(note) => onChanged({ ...application, notes: [...notes, note] })}
      />
    </section>
  );
}
