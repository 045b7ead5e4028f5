import { toast } from '@daybreak/ui';
import { useState } from 'react';
import { useBackend } from '../../backend/BackendProvider.tsx';
import { kindOf } from '../../backend/errors.ts';
import { ConfirmDialog } from '../forms/ConfirmDialog.tsx';
import { failureText, renew, turnOff } from './messages.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';

// The dialogs for users who have a second step, in one file: otherwise each would be its own request.

/** Asks for confirmation before the password alone is enough again. */
export function TurnOffDialog({ onClose }: { onClose: () => void }) {
  const { account } = useBackend();
  return (
    <ConfirmDialog
      title={turnOff.title}
      description={turnOff.description}
      confirm={turnOff.confirm}
      busyLabel={turnOff.busy}
      act={async () => {
        await account.turnOffSecondStep();
        toast({ ...turnOff.done, tone: 'success' });
        onClose();
      }}
      explain={(error) => failureText(kindOf(error))}
      onClose={onClose}
    />
  );
}

/** Asks for confirmation before the current recovery codes stop working, then shows the new ones. */
export function NewCodesDialog({ onClose }: { onClose: () => void }) {
  const { account } = useBackend();
  const [newCodes, setNewCodes] = useState<readonly string[] | 'none'>();
  if (newCodes) return <RecoveryCodes made={newCodes} onClose={onClose} />;
  return (
    <ConfirmDialog
      title={renew.title}
      description={renew.description}
      confirm={renew.confirm}
      busyLabel={renew.busy}
      tone="primary"
      act={async () => setNewCodes((await account.makeRecoveryCodes()) ?? 'none')}
      explain={(error) => failureText(kindOf(error))}
      onClose={onClose}
    />
  );
}
