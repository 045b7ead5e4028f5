import { Alert, Button, Dialog, toast } from '@daybreak/ui';
import { useState } from 'react';
import { useBackend } from '../../backend/BackendProvider.tsx';
import { kindOf } from '../../backend/errors.ts';
import { failureWords, turnOff as text } from './messages.ts';

/** Asks before the password alone becomes enough again. */
export function TurnOffDialog({ onClose }: { onClose: () => void }) {
  const { account } = useBackend();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  const end = async () => {
    if (busy) return;
    setBusy(true);
    setFailure(undefined);
    try {
      await account.turnOffSecondStep();
      toast({ ...text.done, tone: 'success' });
      onClose();
    } catch (error) {
      console.error('The second step could not be turned off.', error);
      setFailure(failureWords(kindOf(error)));
      setBusy(false);
    }
  };

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
          <Button tone="danger" busy={busy} busyLabel={text.busy} onClick={() => void end()}>
            {text.confirm}
          </Button>
        </>
      }
    >
      {failure ? <Alert tone="danger" title={failure} /> : null}
    </Dialog>
  );
}
