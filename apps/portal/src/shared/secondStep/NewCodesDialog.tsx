import { Alert, Button, Dialog } from '@daybreak/ui';
import { useState } from 'react';
import { useBackend } from '../../backend/BackendProvider.tsx';
import { kindOf } from '../../backend/errors.ts';
import { failureWords, renew as text } from './messages.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';

/** Asks before the user's current recovery codes stop working, then shows the new ones. */
export function NewCodesDialog({ onClose }: { onClose: () => void }) {
  const { account } = useBackend();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [made, setMade] = useState<readonly string[] | 'none'>();

  const make = async () => {
    if (busy) return;
    setBusy(true);
    setFailure(undefined);
    try {
      setMade((await account.makeRecoveryCodes()) ?? 'none');
    } catch (error) {
      console.error('No recovery codes could be made.', error);
      setFailure(failureWords(kindOf(error)));
      setBusy(false);
    }
  };

  if (made) return <RecoveryCodes made={made} onClose={onClose} />;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      dismissible={!busy}
      size="small"
      title={text.title}
      description={text.description}
      footer={
        <>
          <Button onClick={onClose}>{text.cancel}</Button>
          <Button tone="primary" busy={busy} busyLabel={text.busy} onClick={() => void make()}>
            {text.confirm}
          </Button>
        </>
      }
    >
      {failure ? <Alert tone="danger" title={failure} /> : null}
    </Dialog>
  );
}
