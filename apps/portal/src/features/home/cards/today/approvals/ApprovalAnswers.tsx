import { useBackend } from '../../../../../backend/BackendProvider.tsx';
import { TodayNotices } from '../TodayNotices.tsx';
import * as styles from './Approvals.css.ts';
import { answers as messages } from './messages.ts';
import type { PieceNoticesProps } from './PieceNotices.tsx';

/** Answers to the user's requests for approval, until the user opens the piece or dismisses the notice. */
export function ApprovalAnswers({ answers }: Pick<PieceNoticesProps, 'answers'>) {
  const { approvals } = useBackend();
  return (
    <TodayNotices
      notices={answers}
      messages={messages}
      keyOf={({ id }) => id}
      textsOf={({ piece, version, isApproved, answeredBy, note }) => ({
        piece,
        text: (isApproved ? messages.approved : messages.changes)(answeredBy, version),
        personName: answeredBy,
        quote: note ? (
          <span className={styles.note} dir="auto">
            {note}
          </span>
        ) : null,
      })}
      dismiss={({ id }) => approvals.dismiss(id)}
    />
  );
}
