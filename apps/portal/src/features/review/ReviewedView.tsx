import { restoreUserDetails } from '@daybreak/designers';
import type { PieceLook } from '@daybreak/designers/library';
import { Alert, Button, PageHeader, Sentence, Text } from '@daybreak/ui';
import { useState } from 'react';
import type { ReviewedPiece } from '../../backend/interfaces/Library.ts';
import { CommentPanel } from '../../shared/comments/CommentPanel.tsx';
import { sideBySide } from '../../shared/comments/Comments.css.ts';
import { review } from './messages.ts';
import * as styles from './Review.css.ts';
import { ReviewedSides } from './ReviewedSides.tsx';
import { useAvailableSpace } from './useAvailableSpace.ts';
import { useOutsideComments } from './useOutsideComments.ts';

interface ReviewedViewProps {
  piece: ReviewedPiece;
  /** Undefined if the piece can't be drawn by itself. */
  look: PieceLook | undefined;
  token: string;
}

const day = (moment: string) => new Date(moment).toLocaleDateString('en-US', { dateStyle: 'long' });

/** A piece with all its sides, fitted to the window or at actual size, and as text. */
export function ReviewedView({ piece, look, token }: ReviewedViewProps) {
  const [isWhole, setIsWhole] = useState(false);
  const { space, measure } = useAvailableSpace();
  const sides = look?.sides(piece.draft) ?? [];
  const images = Object.entries(piece.pictures).map(([id, url]) => ({ id, name: '', url }));
  const user = restoreUserDetails(piece.contact);
  const control = useOutsideComments(token, piece, { sides, fields: textFields(piece, look) });

  return (
    <div className={styles.page}>
      <div className={styles.pageHeading}>
        <PageHeader
          title={piece.name}
          description={
            <Sentence verbatim={[piece.sender ?? '']}>
              {review.facts(piece.sender, piece.version, day(piece.savedAt), day(piece.expiresAt))}
            </Sentence>
          }
        />
        {sides.length > 0 ? (
          <Button size="small" onClick={() => setIsWhole(!isWhole)}>
            {isWhole ? review.size.fit : review.size.whole}
          </Button>
        ) : null}
      </div>
      <div className={sideBySide}>
        <div ref={measure} className={styles.sides}>
          {look && space ? (
            <ReviewedSides
              piece={piece}
              look={look}
              user={user}
              images={images}
              control={control}
              space={space}
              isWhole={isWhole}
            />
          ) : null}
        </div>
        <CommentPanel
          control={control}
          level={2}
          readers={<Sentence verbatim={[piece.sender ?? '']}>{review.readers(piece.sender)}</Sentence>}
        />
      </div>
      {look ? null : (
        <Alert tone="info" title={review.notDrawn.title}>
          {review.notDrawn.text}
        </Alert>
      )}
      <PieceTexts piece={piece} look={look} />
      <Text size="sm" tone="muted">
        {review.onlyLooking}
      </Text>
    </div>
  );
}

const textFields = (piece: ReviewedPiece, look: PieceLook | undefined) =>
  look
    ? look.read(piece.draft).filter(({ kind }) => kind !== 'choice')
    : Object.entries(piece.draft).map(([field, text]) => ({ field, label: field, text }));

/** The piece as text, for people who can't see it or want to copy from it. */
function PieceTexts({ piece, look }: Pick<ReviewedViewProps, 'piece' | 'look'>) {
  const texts = textFields(piece, look);
  return (
    <details className={styles.words}>
      <summary className={styles.summary}>{review.words}</summary>
      <dl className={styles.list}>
        {texts.map(({ field, label, text }) => (
          <div key={field}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value}>
              <Sentence>{text || review.nothing}</Sentence>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
