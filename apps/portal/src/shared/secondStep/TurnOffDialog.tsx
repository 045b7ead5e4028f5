import { toast } from '@daybreak/ui';
import { useBackend } from '../../backend/BackendProvider.tsx';
import { kindOf } from '../../backend/errors.ts';
import { ConfirmDialog } from '../forms/ConfirmDialog.tsx';
import { failureText, turnOff as text } from './messages.ts';

/** Asks for confirmation before the password alone is enough again. */
export function TurnOffDialog({ onClose }: { onClose: () => void }) {
  const { account } = useBackend();
  return (
    <ConfirmDialog
      title={text.title}
      description={text.description}
      cancel={text.cancel}
      confirm={text.confirm}
      busyLabel={text.busy}
      act={async () => {
        await account.turnOffSecondStep();
        toast({ ...text.done, tone: 'success' });
        onClose();
      }}
      explain={(error) => failureText(kindOf(error))}
      onClose={onClose}
    />
  );
}
