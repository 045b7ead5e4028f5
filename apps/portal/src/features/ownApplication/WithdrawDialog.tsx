import { Button, Dialog } from '@daybreak/ui';
import { useState } from 'react';
import { useBackend } from '../../backend/BackendProvider.tsx';
import type { ApplicationLink } from '../../backend/OwnApplication.ts';
import { serverSentence } from '../../backend/serverSentence.ts';
import { FailureInPlace } from '../../forms/FailureInPlace.tsx';
import { own as text } from './messages.ts';

interface WithdrawDialogProps {
  token: string;
  onWithdrawn: (link: ApplicationLink) => void;
  onClose: () => void;
}

/** Asks before somebody's own application and its file are deleted for good. */
export function WithdrawDialog({ token, onWithdrawn, onClose }: WithdrawDialogProps) {
  const { ownApplication } = useBackend();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const withdraw = async () => {
    if (busy) return;
    setBusy(true);
    setFailure(undefined);
    try {
      onWithdrawn(await ownApplication.withdraw(token));
    } catch (error) {
      console.error('An application could not be withdrawn.', error);
      setFailure(serverSentence(error) ?? text.withdrawFailed);
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="small"
      dismissible={!busy}
      title={text.withdrawTitle}
      description={text.withdrawText}
      footer={
        <>
          <Button disabled={busy} onClick={onClose}>
            {text.cancel}
          </Button>
          <Button tone="danger" busy={busy} busyLabel={text.withdrawing} onClick={() => void withdraw()}>
            {text.withdrawConfirm}
          </Button>
        </>
      }
    >
      <div role="alert">
        <FailureInPlace words={failure} />
      </div>
    </Dialog>
  );
}
