import { useBackend } from '../../backend/BackendProvider.tsx';
import type { ApplicationLink } from '../../backend/interfaces/OwnApplication.ts';
import { ConfirmDialog } from '../../shared/forms/ConfirmDialog.tsx';
import { useOwnApplicationTexts } from './ownApplicationTexts.ts';

interface WithdrawDialogProps {
  token: string;
  onWithdrawn: (link: ApplicationLink) => void;
  onClose: () => void;
}

/** Asks before the applicant's own application and its file are permanently deleted. */
export function WithdrawDialog({ token, onWithdrawn, onClose }: WithdrawDialogProps) {
  const { ownApplication } = useBackend();
  const { text, explain } = useOwnApplicationTexts();
  return (
    <ConfirmDialog
      title={text.withdrawTitle}
      description={text.withdrawText}
      cancel={text.cancel}
      confirm={text.withdrawConfirm}
      busyLabel={text.withdrawing}
      act={async () => onWithdrawn(await ownApplication.withdraw(token))}
      explain={(error) => explain(error, text.withdrawFailed)}
      onClose={onClose}
    />
  );
}
