import { Button, Dialog, Form } from '@daybreak/ui';
import { type ReactNode, useId, useState } from 'react';
import { FailureInPlace } from '../../../shared/forms/FailureInPlace.tsx';
import { library } from './messages.ts';
import { whyNot } from './usePieceActions.ts';

const { dialogs: words } = library;

interface PieceDialogProps {
  title: string;
  description?: string;
  confirm: string;
  danger?: boolean;
  /** Rejects if it fails, which the dialog then shows. False: something is still missing. */
  onConfirm: () => Promise<void> | false;
  onClose: () => void;
  children?: ReactNode;
}

/** A question about pieces. It stays open, with what was typed, until the action succeeds. */
export function PieceDialog({
  title,
  description,
  confirm,
  danger = false,
  onConfirm,
  onClose,
  children,
}: PieceDialogProps) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const form = useId();
  const submit = async () => {
    if (busy) return;
    const doing = onConfirm();
    if (!doing) return;
    setBusy(true);
    setFailure(undefined);
    try {
      await doing;
      onClose();
    } catch (error) {
      console.error(`${title}: it failed.`, error);
      setFailure(whyNot(error));
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      dismissible={!busy}
      size="small"
      title={title}
      description={description}
      footer={
        <>
          <Button onClick={onClose} disabled={busy}>
            {words.cancel}
          </Button>
          <Button
            type="submit"
            form={form}
            tone={danger ? 'danger' : 'primary'}
            busy={busy}
            busyLabel={words.busy}
          >
            {confirm}
          </Button>
        </>
      }
    >
      <Form id={form} onSubmit={submit}>
        {children}
      </Form>
      <FailureInPlace words={failure} />
    </Dialog>
  );
}
