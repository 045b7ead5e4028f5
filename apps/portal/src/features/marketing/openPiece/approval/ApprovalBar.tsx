import type { OpenDraft, UserDetails } from '@daybreak/designers';
import { Badge, Button, Dialog, Sentence } from '@daybreak/ui';
import { BadgeCheck } from 'lucide-react';
import { useState } from 'react';
import type { PieceEvent } from '../../../../backend/interfaces/Approvals.ts';
import type { OpenPieceContext } from '../openPieceContext.ts';
import * as styles from './ApprovalBar.css.ts';
import { FindingsDialog } from './FindingsDialog.tsx';
import { approval as messages } from './messages.ts';
import { useApproval } from './useApproval.ts';

const tones = { in_review: 'info', changes_asked: 'warning', approved: 'success' } as const;

interface ApprovalBarProps {
  openPiece: OpenPieceContext;
  open: Pick<OpenDraft, 'findings'>;
  /** Whether the server has the latest changes. */
  isSaved: boolean;
  /** Receives the approved contact line while the piece is unchanged since its approval. */
  onContact: (contact: UserDetails | undefined) => void;
}

/** The open piece's approval status, and a button to request or withdraw approval. */
export function ApprovalBar(props: ApprovalBarProps) {
  const approval = useApproval(props);
  const {
    state,
    again,
    shown,
    hasChanged,
    contact,
    mayAsk,
    mayWithdraw,
    request,
    checkedPiece,
    ask,
    withdraw,
  } = approval;
  const [isReading, setIsReading] = useState(false);
  if (state.status === 'loading') return null;
  if (state.status === 'failed')
    return (
      <span className={styles.line} role="status">
        {messages.failed}
        <Button size="small" tone="quiet" onClick={again}>
          {messages.again}
        </Button>
      </span>
    );
  return (
    <>
      <span className={styles.line} role="status">
        {shown ? (
          <Badge tone={tones[shown.state]}>{messages.states[shown.state](shown.version)}</Badge>
        ) : null}
        {shown && hasChanged && shown.state !== 'changes_asked' ? <span>{messages.changed}</span> : null}
        {contact ? <Sentence verbatim={[contact.name]}>{messages.contact(contact.name)}</Sentence> : null}
      </span>
      {shown?.note ? (
        <Button size="small" tone="quiet" onClick={() => setIsReading(true)}>
          {messages.note}
        </Button>
      ) : null}
      {mayAsk || mayWithdraw ? (
        // One button for both, so that it keeps the focus when one becomes the other.
        <Button
          size="small"
          {...(mayAsk ? { icon: <BadgeCheck size={16} /> } : {})}
          aria-label={mayAsk ? undefined : messages.withdrawLabel}
          busy={request.busy}
          busyLabel={mayAsk ? messages.asking : messages.withdrawing}
          onClick={mayAsk ? ask : withdraw}
        >
          {mayAsk ? messages.ask : messages.withdraw}
        </Button>
      ) : null}
      {mayAsk && mayWithdraw ? (
        <Button
          size="small"
          tone="quiet"
          aria-label={messages.withdrawLabel}
          disabled={request.busy}
          onClick={withdraw}
        >
          {messages.withdraw}
        </Button>
      ) : null}
      {checkedPiece ? (
        <FindingsDialog
          checkedPiece={checkedPiece}
          busy={request.busy}
          failed={request.failure}
          onAsk={() => approval.askAnyway(checkedPiece)}
          onClose={approval.goBack}
        />
      ) : request.failure ? (
        <span className={styles.failed} role="alert">
          {request.failure}
        </span>
      ) : null}
      {isReading && shown?.note ? <Note event={shown} onClose={() => setIsReading(false)} /> : null}
    </>
  );
}

const Note = ({ event, onClose }: { event: Pick<PieceEvent, 'actor' | 'note'>; onClose: () => void }) => (
  <Dialog
    open
    onOpenChange={onClose}
    size="small"
    title={messages.noteTitle(event.actor)}
    footer={<Button onClick={onClose}>{messages.close}</Button>}
  >
    <p className={styles.note} dir="auto">
      {event.note}
    </p>
  </Dialog>
);
