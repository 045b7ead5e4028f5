import { Alert, Button, Dialog, Stack } from '@daybreak/ui';
import { FindingList } from '../../../../shared/pieces/FindingList.tsx';
import { approval as messages } from './messages.ts';
import type { CheckedPiece } from './useApproval.ts';

interface FindingsDialogProps {
  checkedPiece: CheckedPiece;
  busy: boolean;
  /** The reason that the last request failed. */
  failed: string | undefined;
  onAsk: () => void;
  onClose: () => void;
}

/** Shows preflight's findings before the request for approval, in which the approver sees them too. */
export const FindingsDialog = ({
  checkedPiece: { findings },
  busy,
  failed,
  onAsk,
  onClose,
}: FindingsDialogProps) => (
  <Dialog
    open
    onOpenChange={onClose}
    dismissible={!busy}
    size="small"
    title={findings ? messages.foundTitle : messages.uncheckedTitle}
    description={findings ? messages.found : messages.unchecked}
    footer={
      <>
        <Button disabled={busy} onClick={onClose}>
          {messages.goBack}
        </Button>
        <Button tone="primary" busy={busy} busyLabel={messages.asking} onClick={onAsk}>
          {messages.askAnyway}
        </Button>
      </>
    }
  >
    <Stack gap="4">
      {failed ? <Alert tone="danger" title={failed} /> : null}
      {findings ? <FindingList findings={findings} /> : null}
    </Stack>
  </Dialog>
);
