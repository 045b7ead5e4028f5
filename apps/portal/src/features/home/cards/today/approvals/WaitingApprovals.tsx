import { Boundary, Button, lazyPart, Sentence } from '@daybreak/ui';
import { Suspense, useCallback, useState } from 'react';
import { useBackend } from '../../../../../backend/BackendProvider.tsx';
import type { WaitingPiece } from '../../../../../backend/interfaces/Approvals.ts';
import { PieceThumbnail } from '../../../../../shared/pieces/PieceThumbnail.tsx';
import * as card from '../TodayCard.css.ts';
import { LoadedSection, LoadFailed } from '../TodaySection.tsx';
import * as styles from './Approvals.css.ts';
import { dialog, approvals as messages } from './messages.ts';
import type { PieceNoticesProps } from './PieceNotices.tsx';

/** Downloaded for the first review. */
const ReviewDialog = lazyPart(() => import('./ReviewDialog.tsx'), 'ReviewDialog');

/** Pieces that wait for the user's approval, with pictures. */
export function WaitingApprovals({ waiting }: Pick<PieceNoticesProps, 'waiting'>) {
  const [opened, setOpened] = useState<WaitingPiece>();
  return (
    <>
      {/* Most people approve nothing. */}
      <LoadedSection
        title={messages.waiting}
        loaded={waiting}
        failedText={messages.waitingFailed}
        reservesSpace={false}
      >
        {(pieces) => (
          <ul className={card.list}>
            {pieces.map((piece) => (
              <Waiting key={`${piece.id} ${piece.version}`} piece={piece} onReview={() => setOpened(piece)} />
            ))}
          </ul>
        )}
      </LoadedSection>
      {opened ? (
        <Boundary fallback={({ again: retry }) => <LoadFailed words={dialog.missing} onRetry={retry} />}>
          <Suspense fallback={<span hidden>{dialog.loading}</span>}>
            <ReviewDialog
              piece={opened}
              onAnswered={() => waiting.update((all) => all.filter(({ id }) => id !== opened.id))}
              onClose={() => setOpened(undefined)}
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
  const read = useCallback(() => approvals.openReview(id), [approvals, id]);
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
          <Sentence verbatim={[askedBy ?? '']}>{messages.from(askedBy, version)}</Sentence>
        </span>
        <Button size="small" aria-label={messages.reviewOf(name)} onClick={onReview}>
          {messages.review}
        </Button>
      </div>
    </li>
  );
}
