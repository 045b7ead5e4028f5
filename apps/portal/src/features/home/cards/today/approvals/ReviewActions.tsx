import { Button } from '@daybreak/ui';
import { dialog as messages } from './messages.ts';

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
  if (step === 'loading') return <Button onClick={on.onClose}>{messages.close}</Button>;
  if (step === 'note')
    return (
      <>
        <Button disabled={busy} onClick={() => on.onSendingBack(false)}>
          {messages.back}
        </Button>
        <Button tone="primary" busy={busy} busyLabel={messages.sending} onClick={on.onSend}>
          {messages.send}
        </Button>
      </>
    );
  const isStoring = step === 'stored';
  return (
    <>
      {isStoring ? (
        <Button disabled={busy} onClick={on.onClose}>
          {messages.close}
        </Button>
      ) : (
        <Button disabled={busy} onClick={() => on.onSendingBack(true)}>
          {messages.askForChanges}
        </Button>
      )}
      <Button
        tone="primary"
        busy={isApproving}
        busyLabel={isStoring ? messages.storing : messages.approving}
        onClick={on.onApprove}
      >
        {isStoring ? messages.store : messages.approve}
      </Button>
    </>
  );
}
