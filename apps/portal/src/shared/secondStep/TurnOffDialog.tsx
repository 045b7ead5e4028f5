import { toast } from '@daybreak/ui';
import { useBackend } from '../../backend/BackendProvider.tsx';
import { kindOf } from '../../backend/errors.ts';
import { ConfirmDialog } from '../forms/ConfirmDialog.tsx';
import { failureText, turnOff as messages } from './messages.ts';

/** Asks for confirmation before the password alone is enough again. */
export function TurnOffDialog({ onClose }: { onClose: () => void }) {
  const { account } = useBackend();
  return (
    <ConfirmDialog
      title={messages.title}
      description={messages.description}
      cancel={messages.cancel}
      confirm={messages.confirm}
      busyLabel={messages.busy}
      act={async () => {
        await account.turnOffSecondStep();
        toast({ ...messages.done, tone: 'success' });
        onClose();
      }}
      explain={(error) => failureText(kindOf(error))}
      onClose={onClose}
    />
  );
}
