import { Alert, Button, Dialog } from '@daybreak/ui';
import { type ReactNode, useState } from 'react';

interface SureDialogProps {
  title: ReactNode;
  description: string;
  cancel: string;
  confirm: string;
  busyLabel: string;
  /** Performs the action, then closes the dialog. Rejects with what went wrong. */
  act: () => Promise<void>;
  /** The message for a failure. */
  explain: (error: unknown) => string;
  onClose: () => void;
}

/** Asks before an action that can't be undone, and says why if it fails. */
export function SureDialog({ act, explain, onClose, cancel, confirm, busyLabel, ...says }: SureDialogProps) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const goOn = async () => {
    if (busy) return;
    setBusy(true);
    setFailure(undefined);
    try {
      await act();
    } catch (error) {
      const words = explain(error);
      console.error(words, error);
      setFailure(words);
      setBusy(false);
    }
  };
  return (
    <Dialog
      {...says}
      open
      onOpenChange={onClose}
      dismissible={!busy}
      size="small"
      footer={
        <>
          <Button disabled={busy} onClick={onClose}>
            {cancel}
          </Button>
          <Button tone="danger" busy={busy} busyLabel={busyLabel} onClick={() => void goOn()}>
            {confirm}
          </Button>
        </>
      }
    >
      <div role="alert">{failure ? <Alert role="note" tone="danger" title={failure} /> : null}</div>
    </Dialog>
  );
}
