import { Button } from '@daybreak/ui';
import { dialog as words } from './messages.ts';

interface ReviewActionsProps {
  /** `stored`: the version is approved, but its files still have to be stored. */
  step: 'loading' | 'answer' | 'note' | 'stored';
  busy: boolean;
  isApproving: boolean;
  onClose: () => void;
  onApprove: () => void;
  onSend: () => void;
  onSendingBack: (isSendingBack: boolean) => void;
}

/** An approver's buttons at each step of a review. */
export function ReviewActions({ step, busy, isApproving, ...on }: ReviewActionsProps) {
  if (step === 'loading') return <Button onClick={on.onClose}>{words.close}</Button>;
  if (step === 'note')
    return (
      <>
        <Button disabled={busy} onClick={() => on.onSendingBack(false)}>
          {words.back}
        </Button>
        <Button tone="primary" busy={busy} busyLabel={words.sending} onClick={on.onSend}>
          {words.send}
        </Button>
      </>
    );
  const isStoring = step === 'stored';
  return (
    <>
      {isStoring ? (
        <Button disabled={busy} onClick={on.onClose}>
          {words.close}
        </Button>
      ) : (
        <Button disabled={busy} onClick={() => on.onSendingBack(true)}>
          {words.askForChanges}
        </Button>
      )}
      <Button
        tone="primary"
        busy={isApproving}
        busyLabel={isStoring ? words.storing : words.approving}
        onClick={on.onApprove}
      >
        {isStoring ? words.store : words.approve}
      </Button>
    </>
  );
}
