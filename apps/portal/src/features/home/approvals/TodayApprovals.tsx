import { Boundary, Button, IconButton, Link, lazyPart, Sentence } from '@daybreak/ui';
import { X } from 'lucide-react';
import { Suspense, useCallback, useState } from 'react';
import type { WaitingPiece } from '../../../backend/Approvals.ts';
import { useBackend } from '../../../backend/BackendProvider.tsx';
import { PieceThumbnail } from '../../../shared/pieces/PieceThumbnail.tsx';
import { pieceAddress } from '../../../shared/pieces/pieceAddress.ts';
import * as card from '../cards/TodayCard.css.ts';
import { Failed, Part } from '../cards/TodayParts.tsx';
import type { ApprovalNoticesProps } from './ApprovalNotices.tsx';
import * as styles from './Approvals.css.ts';
import { dialog, approvals as words } from './messages.ts';

/** Downloaded when someone reviews. */
const ReviewDialog = lazyPart(() => import('./ReviewDialog.tsx'), 'ReviewDialog');

/** The notices, each with what to do about it. */
export const TodayApprovals = ({ waiting, answers }: ApprovalNoticesProps) => (
  <>
    <WaitingApprovals waiting={waiting} />
    <ApprovalAnswers answers={answers} />
  </>
);

/** What waits for the user's approval, each with its picture. */
function WaitingApprovals({ waiting: { state, again, put } }: Pick<ApprovalNoticesProps, 'waiting'>) {
  const [opened, setOpened] = useState<WaitingPiece>();
  if (state.status === 'failed')
    return (
      <Part title={words.waiting}>
        <Failed words={words.waitingFailed} onRetry={again} />
      </Part>
    );
  // Most people approve nothing, so no space is reserved for it.
  if (state.status === 'loading') return null;
  const close = () => setOpened(undefined);
  return (
    <>
      {state.value.length > 0 ? (
        <Part title={words.waiting}>
          <ul className={card.list}>
            {state.value.map((piece) => (
              <Waiting key={`${piece.id} ${piece.version}`} piece={piece} onReview={() => setOpened(piece)} />
            ))}
          </ul>
        </Part>
      ) : null}
      {opened ? (
        <Boundary fallback={({ again: retry }) => <Failed words={dialog.missing} onRetry={retry} />}>
          <Suspense fallback={<span hidden>{dialog.loading}</span>}>
            <ReviewDialog
              piece={opened}
              onAnswered={() => put((all) => all.filter(({ id }) => id !== opened.id))}
              onClose={close}
            />
          </Suspense>
        </Boundary>
      ) : null}
    </>
  );
}

function Waiting({ piece, onReview }: { piece: WaitingPiece; onReview: () => void }) {
  const { approvals } = useBackend();
  const { id, designer, name, askedBy, version } = piece;
  const read = useCallback(() => approvals.open(id), [approvals, id]);
  return (
    <li className={styles.waiting}>
      <div className={styles.picture}>
        <PieceThumbnail designer={designer} read={read} />
      </div>
      <div className={styles.words}>
        <span className={styles.name} dir="auto" translate="no">
          {name}
        </span>
        <span className={card.small}>
          <Sentence verbatim={[askedBy ?? '']}>{words.from(askedBy, version)}</Sentence>
        </span>
        <Button size="small" aria-label={words.reviewOf(name)} onClick={onReview}>
          {words.review}
        </Button>
      </div>
    </li>
  );
}

/** What colleagues answered to the user's requests, until the user opens the piece or dismisses the notice. */
function ApprovalAnswers({ answers: { state, again, put } }: Pick<ApprovalNoticesProps, 'answers'>) {
  const { approvals } = useBackend();
  const [failed, setFailed] = useState(false);
  if (state.status === 'failed')
    return (
      <Part title={words.answers}>
        <Failed words={words.answersFailed} onRetry={again} />
      </Part>
    );
  // Rarely shown, so no space is reserved for it.
  if (state.status === 'loading' || state.value.length === 0) return null;
  const dismiss = async (id: number) => {
    setFailed(false);
    try {
      await approvals.dismiss(id);
      put((all) => all.filter((answer) => answer.id !== id));
    } catch (error) {
      console.error("Couldn't dismiss a notice.", error);
      setFailed(true);
    }
  };
  return (
    <Part title={words.answers}>
      <ul className={card.list}>
        {state.value.map(({ id, piece, version, isApproved, answeredBy, note }) => (
          <li key={id} className={card.postHead}>
            <span className={card.words}>
              <Link
                href={pieceAddress(piece)}
                className={card.link}
                dir="auto"
                onClick={() => void dismiss(id)}
              >
                {piece.name}
              </Link>
              <span className={card.small}>
                <Sentence verbatim={[answeredBy ?? '']}>
                  {(isApproved ? words.approved : words.changes)(answeredBy, version)}
                </Sentence>
              </span>
              {note ? (
                <span className={styles.note} dir="auto">
                  {note}
                </span>
              ) : null}
            </span>
            <IconButton
              size="small"
              label={words.dismiss(piece.name)}
              icon={<X size={14} aria-hidden="true" />}
              onClick={() => void dismiss(id)}
            />
          </li>
        ))}
      </ul>
      <p role="status" className={card.small}>
        {failed ? words.notDismissed : null}
      </p>
    </Part>
  );
}
