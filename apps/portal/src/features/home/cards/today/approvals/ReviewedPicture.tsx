import { restoreUserDetails, useUserDetails } from '@daybreak/designers';
import { Boundary, Sentence, Text } from '@daybreak/ui';
import { useMemo } from 'react';
import { useBackend } from '../../../../../backend/BackendProvider.tsx';
import { CommentPanel } from '../../../../../shared/comments/CommentPanel.tsx';
import { sideBySide } from '../../../../../shared/comments/Comments.css.ts';
import { PinnedSide } from '../../../../../shared/comments/PinnedSide.tsx';
import { ofPiece } from '../../../../../shared/comments/shownComment.ts';
import { useCommenting } from '../../../../../shared/comments/useCommenting.ts';
import { useElementSize } from '../../../../../shared/layout/useElementSize.ts';
import { FindingList } from '../../../../../shared/pieces/FindingList.tsx';
import { usePerson } from '../../../../../shared/session/PersonProvider.tsx';
import { defaultUserDetails } from '../../../../../shared/session/personNames.ts';
import * as styles from './Approvals.css.ts';
import { ChangesSince } from './ChangesSince.tsx';
import { dialog as messages } from './messages.ts';
import type { Reviewed } from './useReviewed.ts';

/** Maximum size of each side, in pixels. */
const maxSize = { width: 560, height: 420 };

interface ReviewedPictureProps {
  piece: string;
  name: string;
  reviewed: Reviewed;
}

/** A version's sides with their comments, its differences from the last approved version, and its text. */
export function ReviewedPicture({ piece, name, reviewed }: ReviewedPictureProps) {
  const { review, look, images } = reviewed;
  const { person } = usePerson();
  const own = useUserDetails(useMemo(() => defaultUserDetails(person), [person])).details;
  const { contact, preflight } = review.record;
  const details = useMemo(() => (contact ? restoreUserDetails(contact) : own), [contact, own]);
  const sides = look?.sides(review.draft) ?? [];
  const shownFields = look
    ? look.read(review.draft).filter(({ kind }) => kind !== 'choice')
    : Object.entries(review.draft).map(([field, text]) => ({ field, label: field, text }));
  const { size, measure } = useElementSize();
  const width = size?.width;
  const { comments } = useBackend();
  const control = useCommenting({
    source: useMemo(() => ofPiece(comments, piece), [comments, piece]),
    version: review.version,
    places: { sides, fields: shownFields },
    draftKey: `daybreak-comment:${person.session.userId}:${piece}:${review.version}`,
  });
  const sidesShown = sides.length > 0 ? sides : [{ id: '', label: '' }];

  return (
    <>
      <div className={sideBySide}>
        {look ? (
          <div ref={measure} className={styles.sides}>
            {(width ? sidesShown : []).map(({ id, label }) => (
              <Boundary key={id} fallback={() => <Text size="sm">{messages.notDrawn}</Text>}>
                <PinnedSide
                  control={control}
                  side={id}
                  label={sidesShown.length > 1 ? messages.side(name, label) : messages.picture(name)}
                >
                  <look.Drawn
                    draft={review.draft}
                    side={id || undefined}
                    user={details}
                    images={images}
                    within={{ width: Math.min(width ?? 0, maxSize.width), height: maxSize.height }}
                  />
                </PinnedSide>
              </Boundary>
            ))}
          </div>
        ) : (
          <Text size="sm">{messages.notDrawn}</Text>
        )}
        <CommentPanel control={control} />
      </div>
      {look && !contact ? (
        <Text size="sm" tone="muted">
          {messages.noContact}
        </Text>
      ) : null}
      <section aria-label={messages.checks} className={styles.checks}>
        {preflight?.length ? (
          <>
            <Text size="sm" tone="muted">
              {messages.found}
            </Text>
            <FindingList findings={preflight} />
          </>
        ) : (
          <Text size="sm" tone="muted">
            {preflight ? messages.noFindings : messages.notChecked}
          </Text>
        )}
      </section>
      <ChangesSince piece={piece} reviewed={reviewed} user={details} />
      <details>
        <summary>{messages.text}</summary>
        <dl className={styles.text}>
          {shownFields.map(({ field, label, text }) => (
            <div key={field}>
              <dt className={styles.label}>{label}</dt>
              <dd className={styles.value}>
                <Sentence>{text || messages.nothing}</Sentence>
              </dd>
            </div>
          ))}
        </dl>
      </details>
    </>
  );
}
