import { Button, toast, VisuallyHidden } from '@daybreak/ui';
import { useState } from 'react';
import type { ApplicationNote } from '../../backend/Backend.ts';
import { useBackend } from '../../backend/BackendProvider.tsx';
import { detail as text, toasts } from './messages.ts';

interface RemoveNoteProps {
  applicationId: string;
  note: ApplicationNote;
  onRemoved: () => void;
}

/** Deletes the user's own note after a confirmation. */
export function RemoveNote({ applicationId, note, onRemoved }: RemoveNoteProps) {
  const { applications } = useBackend();
  const [sure, setSure] = useState(false);
  const [busy, setBusy] = useState(false);

  const remove = async () => {
    if (busy) return;
    if (!sure) {
      setSure(true);
      return;
    }
    setBusy(true);
    try {
      await applications.removeNote(applicationId, note.id);
      onRemoved();
    } catch (error) {
      console.error(toasts.noteRemoveFailed.description, error);
      toast({ ...toasts.noteRemoveFailed, tone: 'danger' });
      setSure(false);
      setBusy(false);
    }
  };

  return (
    <Button
      size="small"
      tone={sure ? 'danger' : 'quiet'}
      busy={busy}
      busyLabel={text.removing}
      onClick={() => void remove()}
    >
      <span>{sure ? text.removeNoteSure : text.removeNote}</span>
      <VisuallyHidden>{` ${text.noteNamed(note.body.slice(0, 40))}`}</VisuallyHidden>
    </Button>
  );
}
