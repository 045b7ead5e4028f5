import { useState } from 'react';
import { useBackend } from '../../backend/BackendProvider.tsx';
import { kindOf } from '../../backend/errors.ts';
import { SureDialog } from '../forms/SureDialog.tsx';
import { failureWords, renew as text } from './messages.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';

/** Asks for confirmation before the current recovery codes stop working, then shows the new ones. */
export function NewCodesDialog({ onClose }: { onClose: () => void }) {
  const { account } = useBackend();
  const [made, setMade] = useState<readonly string[] | 'none'>();
  if (made) return <RecoveryCodes made={made} onClose={onClose} />;
  return (
    <SureDialog
      title={text.title}
      description={text.description}
      cancel={text.cancel}
      confirm={text.confirm}
      busyLabel={text.busy}
      tone="primary"
      act={async () => setMade((await account.makeRecoveryCodes()) ?? 'none')}
      explain={(error) => failureWords(kindOf(error))}
      onClose={onClose}
    />
  );
}
