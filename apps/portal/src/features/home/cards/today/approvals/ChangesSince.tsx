import type { UserDetails } from '@daybreak/designers';
import { Heading, Spinner } from '@daybreak/ui';
import { useCallback } from 'react';
import { useBackend } from '../../../../../backend/BackendProvider.tsx';
import { ChangedPictures } from '../../../../../shared/compare/ChangedPictures.tsx';
import { differences } from '../../../../../shared/compare/compare.ts';
import { Differences } from '../../../../../shared/compare/Differences.tsx';
import { readPlainly } from '../../../../../shared/compare/readPlainly.ts';
import { loadPiecePictures } from '../../../../../shared/pieces/piecePictures.ts';
import { FailedAlert } from '../../../../../shared/requests/Retry.tsx';
import { useLoaded } from '../../../../../shared/requests/useLoaded.ts';
import * as styles from './Approvals.css.ts';
import { changes as messages } from './messages.ts';
import type { Reviewed } from './useReviewed.ts';

interface ChangesSinceProps {
  piece: string;
  reviewed: Reviewed;
  user: UserDetails;
}

/** The differences from the last approved version, in words and pictures. Renders nothing if there's none. */
export function ChangesSince({ piece, reviewed: { review, look, images }, user }: ChangesSinceProps) {
  const { approvals, library } = useBackend();
  const { state, reload } = useLoaded(
    useCallback(async () => {
      const approved = await approvals.lastApproved(piece);
      return approved && { ...approved, images: await loadPiecePictures(library, approved.pictures) };
    }, [approvals, library, piece]),
  );
  if (state.status === 'loading') return <Spinner label={messages.loading} />;
  if (state.status === 'failed')
    return (
      <FailedAlert title={messages.failed} onRetry={reload}>
        {state.reason}
      </FailedAlert>
    );
  const approved = state.value;
  if (!approved) return null;
  const read = look?.read ?? readPlainly;
  const before = { name: messages.version(approved.version), ...approved };
  const after = { name: messages.version(review.version), draft: review.draft, images };
  return (
    <section className={styles.changes} aria-label={messages.title(approved.version)}>
      <Heading level={3} size="sm">
        {messages.title(approved.version)}
      </Heading>
      {look ? <ChangedPictures look={look} user={user} before={before} after={after} /> : null}
      <Differences
        before={before.name}
        after={after.name}
        differences={differences(read(approved.draft), read(review.draft))}
      />
    </section>
  );
}
