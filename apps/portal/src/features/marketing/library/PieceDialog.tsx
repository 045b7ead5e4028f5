import type { Elements } from '@daybreak/ui';
import { FormDialog } from '../../../shared/forms/FormDialog.tsx';
import { failureMessage } from '../../../shared/requests/failure.ts';
import { useRequest } from '../../../shared/requests/useRequest.ts';
import { library } from './messages.ts';

const { dialogs: messages } = library;

interface PieceDialogProps {
  title: string;
  description?: string;
  confirm: string;
  danger?: boolean;
  /** Rejects if it fails, which the dialog shows. Returns false if something is still missing. */
  onConfirm: () => Promise<void> | false;
  onClose: () => void;
  children?: Elements;
}

/** A question about pieces. It stays open with its input until the action succeeds. */
export function PieceDialog({ danger = false, onConfirm, ...rest }: PieceDialogProps) {
  const request = useRequest(failureMessage);
  const submit = () => {
    if (request.busy) return;
    const doing = onConfirm();
    if (!doing) return;
    request.run(async () => {
      await doing;
      rest.onClose();
    });
  };
  return (
    <FormDialog
      {...rest}
      size="small"
      request={request}
      busyLabel={messages.busy}
      isDangerous={danger}
      onSubmit={submit}
    />
  );
}
