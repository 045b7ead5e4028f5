import { Button, VisuallyHidden } from '@daybreak/ui';
import { useState } from 'react';
import { useBackend } from '../../backend/BackendProvider.tsx';
import type { ApplicationNote } from '../../backend/interfaces/Applications.ts';
import { fixedFailure } from '../../shared/requests/failure.ts';
import { useRequest } from '../../shared/requests/useRequest.ts';
import { detail as messages, toasts } from './messages.ts';

interface RemoveNoteProps {
  applicationId: string;
  note: ApplicationNote;
  onRemoved: () => void;
}

/** Deletes the user's own note after a confirmation. */
export function RemoveNote({ applicationId, note, onRemoved }: RemoveNoteProps) {
  const { applications } = useBackend();
  const [isConfirmed, setIsConfirmed] = useState(false);
  const { busy, run } = useRequest((error) => {
    setIsConfirmed(false);
    return fixedFailure(toasts.noteRemoveFailed)(error);
  });

  const remove = () => {
    if (!isConfirmed) {
      setIsConfirmed(true);
      return;
    }
    run(async () => {
      await applications.removeNote(applicationId, note.id);
      onRemoved();
    });
  };

  return (
    <Button
      size="small"
      tone={isConfirmed ? 'danger' : 'quiet'}
      busy={busy}
      busyLabel={messages.removing}
      onClick={remove}
    >
      <span>{isConfirmed ? messages.removeNoteSure : messages.removeNote}</span>
      <VisuallyHidden>{` ${messages.noteNamed(note.body.slice(0, 40))}`}</VisuallyHidden>
    </Button>
  );
}
