import { IconButton, Link, Sentence } from '@daybreak/ui';
import { X } from 'lucide-react';
import { useBackend } from '../../../../backend/BackendProvider.tsx';
import { pieceAddress } from '../../../../shared/pieces/pieceAddress.ts';
import { always } from '../../../../shared/requests/failure.ts';
import { useRequest } from '../../../../shared/requests/useRequest.ts';
import * as card from '../TodayCard.css.ts';
import { Failed, Part } from '../TodayParts.tsx';
import type { ApprovalNoticesProps } from './ApprovalNotices.tsx';
import * as styles from './Approvals.css.ts';
import { comments as words } from './messages.ts';

/** What others said about the user's pieces, until the user opens the comments or dismisses the notice. */
export function NewComments({ comments: { state, again, put } }: Pick<ApprovalNoticesProps, 'comments'>) {
  const { comments } = useBackend();
  const { busy, failed, run } = useRequest(always(words.notDismissed));
  if (state.status === 'failed')
    return (
      <Part title={words.title}>
        <Failed words={words.failed} onRetry={again} />
      </Part>
    );
  // Rarely shown, so no space is reserved for it.
  if (state.status === 'loading' || state.value.length === 0) return null;
  const dismiss = (id: string) =>
    run(
      () => comments.see(id),
      () => put((all) => all.filter(({ piece }) => piece.id !== id)),
    );
  return (
    <Part title={words.title}>
      <ul className={card.list}>
        {state.value.map(({ piece, count, latest: { author, isOutside, text } }) => (
          <li key={piece.id} className={card.postHead}>
            <span className={card.words}>
              <Link href={pieceAddress(piece)} className={card.link} dir="auto">
                {piece.name}
              </Link>
              <span className={card.small}>
                <Sentence verbatim={[author ?? '']}>{words.from(author, isOutside, count)}</Sentence>
              </span>
              <span className={styles.latest} dir="auto">
                {text}
              </span>
            </span>
            <IconButton
              size="small"
              label={words.dismiss(piece.name)}
              icon={<X size={14} aria-hidden="true" />}
              disabled={busy}
              onClick={() => dismiss(piece.id)}
            />
          </li>
        ))}
      </ul>
      <p role="status" className={card.small}>
        {failed}
      </p>
    </Part>
  );
}
