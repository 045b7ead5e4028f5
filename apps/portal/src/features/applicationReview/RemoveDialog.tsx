import { Button, Dialog, toast } from '@daybreak/ui';
import { useState } from 'react';
import type { JobApplication } from '../../backend/Backend.ts';
import { useBackend } from '../../backend/BackendProvider.tsx';
import { FailureInPlace } from '../../forms/FailureInPlace.tsx';
import * as styles from './ApplicationDialog.css.ts';
import { nameOf } from './applicationsView.ts';
import { detail as text, toasts } from './messages.ts';

interface RemoveDialogProps {
  application: JobApplication;
  onRemoved: () => void;
  onClose: () => void;
}

/** Asks before an application and its file are deleted for good. */
export function RemoveDialog({ application, onRemoved, onClose }: RemoveDialogProps) {
  const { applications } = useBackend();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  const remove = async () => {
    if (busy) return;
    setBusy(true);
    setFailure(undefined);
    try {
      await applications.remove(application);
      toast({ ...toasts.removed, tone: 'success' });
      onRemoved();
    } catch (error) {
      console.error(toasts.removeFailed.description, error);
      toast({ ...toasts.removeFailed, tone: 'danger' });
      setFailure(toasts.removeFailed.description);
      setBusy(false);
    }
  };

  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="small"
      dismissible={!busy}
      title={<span className={styles.question}>{text.removeTitle(nameOf(application))}</span>}
      description={text.removeText}
      footer={
        <>
          <Button onClick={onClose}>{text.cancel}</Button>
          <Button tone="danger" busy={busy} busyLabel={text.removing} onClick={() => void remove()}>
            {text.removeConfirm}
          </Button>
        </>
      }
    >
      <FailureInPlace words={failure} />
    </Dialog>
  );
}
