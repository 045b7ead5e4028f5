import { toast } from '@daybreak/ui';
import { useBackend } from '../../backend/BackendProvider.tsx';
import type { JobApplication } from '../../backend/interfaces/Applications.ts';
import { ConfirmDialog } from '../../shared/forms/ConfirmDialog.tsx';
import * as styles from './ApplicationDialog.css.ts';
import { fullNameOf } from './applicationsView.ts';
import { detail as messages, toasts } from './messages.ts';

interface RemoveDialogProps {
  application: JobApplication;
  onRemoved: () => void;
  onClose: () => void;
}

/** Asks before an application and its file are deleted for good. */
export function RemoveDialog({ application, onRemoved, onClose }: RemoveDialogProps) {
  const { applications } = useBackend();
  return (
    <ConfirmDialog
      title={<span className={styles.question}>{messages.removeTitle(fullNameOf(application))}</span>}
      description={messages.removeText}
      confirm={messages.removeConfirm}
      busyLabel={messages.removing}
      act={async () => {
        await applications.remove(application);
        toast({ ...toasts.removed, tone: 'success' });
        onRemoved();
      }}
      explain={() => toasts.removeFailed.description}
      onClose={onClose}
    />
  );
}
