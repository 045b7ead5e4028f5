import { useMemo } from 'react';
import { useBackend } from '../../backend/BackendProvider.tsx';
import { BackendError } from '../../backend/errors.ts';
import type { ReviewedPiece } from '../../backend/interfaces/Library.ts';
import { ofLink } from '../../shared/comments/shownComment.ts';
import type { Places } from '../../shared/comments/useCommentDraft.ts';
import { type Commenting, useCommenting } from '../../shared/comments/useCommenting.ts';
import { useStoredForm } from '../../shared/forms/useStoredForm.ts';
import { reviewFailed } from './messages.ts';

/** Comments through a review link. This browser keeps the unsent comment and the reader's name for the link. */
export function useOutsideComments(token: string, { version }: ReviewedPiece, places: Places): Commenting {
  const { comments } = useBackend();
  // Part of the token: enough to distinguish links, but not to open one.
  const key = token.slice(0, 12);
  const name = useStoredForm(`daybreak-review-name:${key}`, { name: '' });
  return useCommenting({
    source: useMemo(
      () =>
        ofLink(
          comments,
          token,
          () => new BackendError('refused', `${reviewFailed.gone.title}. ${reviewFailed.gone.text}`),
        ),
      [comments, token],
    ),
    version,
    places,
    draftKey: `daybreak-review-comment:${key}`,
    name: { value: name.values.name, onChange: (value) => name.change({ name: value }) },
  });
}
