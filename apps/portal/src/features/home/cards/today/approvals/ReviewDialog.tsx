import { Alert, Dialog, Sentence, Stack, TextArea, toast } from '@daybreak/ui';
import { useBackend } from '../../../../../backend/BackendProvider.tsx';
import type { WaitingPiece } from '../../../../../backend/interfaces/Approvals.ts';
import { dayOfMoment } from '../../../../../shared/dates/dates.ts';
import { designerName } from '../../../../../shared/pieces/designers.ts';
import { failureMessage } from '../../../../../shared/requests/failure.ts';
import { LoadState } from '../../../../../shared/requests/LoadState.tsx';
import { useRequest } from '../../../../../shared/requests/useRequest.ts';
import { dialog as messages } from './messages.ts';
import { ReviewActions } from './ReviewActions.tsx';
import { ReviewedPicture } from './ReviewedPicture.tsx';
import { useApproving } from './useApproving.ts';
import { useReviewed } from './useReviewed.ts';
import { useReviewNote } from './useReviewNote.ts';

interface ReviewDialogProps {
  piece: WaitingPiece;
  onAnswered: () => void;
  onClose: () => void;
}

/** Shows the version in review. The user approves it, or sends it back and says what should change. */
export function ReviewDialog({ piece, onAnswered, onClose }: ReviewDialogProps) {
  const { approvals } = useBackend();
  const { id, name, askedBy, askedAt, designer } = piece;
  const { state, reload } = useReviewed(piece);
  const { busy, failure, run, clearFailure } = useRequest(failureMessage);
  const approving = useApproving(id);
  const isBusy = busy || approving.busy;
  const { note, setNote, problem, checked, clearNote, isSendingBack, setSendingBack, takesFocus } =
    useReviewNote(id);
  const version = state.status === 'ready' ? state.value.review.version : piece.version;

  const closeWith = (title: string) => () => {
    clearNote();
    toast({ title, tone: 'success' });
    onAnswered();
    onClose();
  };
  /** Closes the dialog. An approval counts even if its files couldn't be stored. */
  const close = () => {
    if (approving.isGiven) onAnswered();
    onClose();
  };
  const send = () => {
    const checkedNote = checked();
    if (checkedNote)
      run(() => approvals.askForChanges(id, version, checkedNote), closeWith(messages.sent(name)));
  };

  return (
    <Dialog
      open
      onOpenChange={close}
      dismissible={!isBusy}
      size="large"
      title={name}
      description={
        <Sentence verbatim={[askedBy ?? '']}>
          {messages.facts(designerName(designer), askedBy, version, dayOfMoment(askedAt))}
        </Sentence>
      }
      footer={
        <ReviewActions
          step={
            state.status !== 'ready'
              ? 'loading'
              : approving.isGiven
                ? 'stored'
                : isSendingBack
                  ? 'note'
                  : 'answer'
          }
          busy={isBusy}
          isApproving={approving.busy}
          onClose={close}
          onSend={send}
          onSendingBack={setSendingBack}
          onApprove={() =>
            state.status === 'ready' && approving.approve(state.value, closeWith(messages.approved(name)))
          }
        />
      }
    >
      <Stack gap="4">
        {failure ? <Alert tone="danger" title={failure} /> : null}
        {approving.failed ? (
          <Alert tone="danger" title={approving.isGiven ? messages.notStored(name) : approving.failed}>
            {approving.isGiven ? approving.failed : null}
          </Alert>
        ) : null}
        {isSendingBack ? (
          <TextArea
            autoFocus={takesFocus}
            label={messages.note}
            dir="auto"
            value={note}
            error={problem}
            onChange={(event) => {
              setNote(event.target.value);
              clearFailure();
            }}
          />
        ) : null}
        <LoadState loaded={{ state, reload }} label={messages.loading} />
        {state.status === 'ready' ? <ReviewedPicture piece={id} name={name} reviewed={state.value} /> : null}
      </Stack>
    </Dialog>
  );
}
