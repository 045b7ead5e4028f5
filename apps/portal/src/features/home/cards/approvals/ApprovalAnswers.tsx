import { IconButton, Link, Sentence } from '@daybreak/ui';
import { X } from 'lucide-react';
import { useState } from 'react';
import { useBackend } from '../../../../backend/BackendProvider.tsx';
import { pieceAddress } from '../../../../shared/pieces/pieceAddress.ts';
import * as card from '../TodayCard.css.ts';
import { Failed, Part } from '../TodayParts.tsx';
import type { ApprovalNoticesProps } from './ApprovalNotices.tsx';
import * as styles from './Approvals.css.ts';
import { approvals as words } from './messages.ts';

/** What colleagues answered to the user's requests, until the user opens the piece or dismisses the notice. */
export function ApprovalAnswers({ answers: { state, again, put } }: Pick<ApprovalNoticesProps, 'answers'>) {
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
