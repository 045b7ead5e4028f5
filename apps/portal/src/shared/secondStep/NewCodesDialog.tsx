import { useState } from 'react';
import { useBackend } from '../../backend/BackendProvider.tsx';
import { kindOf } from '../../backend/errors.ts';
import { ConfirmDialog } from '../forms/ConfirmDialog.tsx';
import { failureText, renew as messages } from './messages.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';

/** Asks for confirmation before the current recovery codes stop working, then shows the new ones. */
export function NewCodesDialog({ onClose }: { onClose: () => void }) {
  const { account } = useBackend();
  const [newCodes, setNewCodes] = useState<readonly string[] | 'none'>();
  if (newCodes) return <RecoveryCodes made={newCodes} onClose={onClose} />;
  return (
    <ConfirmDialog
      title={messages.title}
      description={messages.description}
      cancel={messages.cancel}
      confirm={messages.confirm}
      busyLabel={messages.busy}
      tone="primary"
      act={async () => setNewCodes((await account.makeRecoveryCodes()) ?? 'none')}
      explain={(error) => failureText(kindOf(error))}
      onClose={onClose}
    />
  );
}
