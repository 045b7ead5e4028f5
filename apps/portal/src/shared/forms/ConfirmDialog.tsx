import { Alert, Button, Dialog } from '@daybreak/ui';
import type { ReactNode } from 'react';
import { useRequest } from '../requests/useRequest.ts';

interface ConfirmDialogProps {
  title: ReactNode;
  description: string;
  cancel?: string;
  confirm: string;
  busyLabel: string;
  /** `primary` if it can be undone. */
  tone?: 'danger' | 'primary';
  /** Performs the action, then closes the dialog. Rejects with the failure. */
  act: () => Promise<void>;
  /** The message for a failure. */
  explain: (error: unknown) => string;
  onClose: () => void;
}

/** Asks for confirmation before an action, and shows why if it fails. */
export function ConfirmDialog({
  act,
  explain,
  onClose,
  cancel = 'Cancel',
  confirm,
  busyLabel,
  tone = 'danger',
  ...texts
}: ConfirmDialogProps) {
  const { busy, failure, run } = useRequest((error) => {
    const words = explain(error);
    console.error(words, error);
    return words;
  });
  return (
    <Dialog
      {...texts}
      open
      onOpenChange={onClose}
      dismissible={!busy}
      size="small"
      footer={
        <>
          <Button disabled={busy} onClick={onClose}>
            {cancel}
          </Button>
          <Button tone={tone} busy={busy} busyLabel={busyLabel} onClick={() => run(act)}>
            {confirm}
          </Button>
        </>
      }
    >
      <div role="alert">{failure ? <Alert role="note" tone="danger" title={failure} /> : null}</div>
    </Dialog>
  );
}
