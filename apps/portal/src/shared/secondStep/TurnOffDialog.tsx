import { toast } from '@daybreak/ui';
import { useBackend } from '../../backend/BackendProvider.tsx';
import { kindOf } from '../../backend/errors.ts';
import { SureDialog } from '../forms/SureDialog.tsx';
import { failureWords, turnOff as text } from './messages.ts';

/** Asks for confirmation before the password alone is enough again. */
export function TurnOffDialog({ onClose }: { onClose: () => void }) {
  const { account } = useBackend();
  return (
    <SureDialog
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
      explain={(error) => failureWords(kindOf(error))}
      onClose={onClose}
    />
  );
}
