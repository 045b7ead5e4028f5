import { useBackend } from '../../../../../backend/BackendProvider.tsx';
import { TodayNotices } from '../TodayNotices.tsx';
import * as styles from './Approvals.css.ts';
import { comments as messages } from './messages.ts';
import type { PieceNoticesProps } from './PieceNotices.tsx';

/** New comments on the user's pieces, until the user opens the comments or dismisses the notice. */
export function NewComments({ comments: notices }: Pick<PieceNoticesProps, 'comments'>) {
  const { comments } = useBackend();
  return (
    <TodayNotices
      notices={notices}
      messages={messages}
      keyOf={({ piece }) => piece.id}
      textsOf={({ piece, count, latest: { author, isOutside, text } }) => ({
        piece,
        text: messages.from(author, isOutside, count),
        personName: author,
        quote: (
          <span className={styles.latest} dir="auto">
            {text}
          </span>
        ),
      })}
      dismiss={({ piece }) => comments.markSeen(piece.id)}
      isSeenByOpening={false}
    />
  );
}
