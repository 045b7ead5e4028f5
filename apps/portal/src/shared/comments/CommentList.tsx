import { Alert, Badge, Button, Sentence, VisuallyHidden } from '@daybreak/ui';
import { useEffect, useRef } from 'react';
import { formatAgo } from '../dates/ago.ts';
import { formatMoment } from '../dates/dates.ts';
import * as styles from './Comments.css.ts';
import { comments as messages } from './messages.ts';
import type { NumberedComment } from './shownComment.ts';
import type { Commenting } from './useCommenting.ts';

interface CommentListProps {
  control: Commenting;
  /** Takes the focus when the button that had it goes. */
  onGone: () => void;
}

/** A version's comments: open ones first, then resolved ones. */
export function CommentList({ control, onGone }: CommentListProps) {
  const { comments, selected, resolving } = control;
  const open = comments.filter(({ isResolved }) => !isResolved);
  const resolved = comments.filter(({ isResolved }) => isResolved);
  const rows = (list: readonly NumberedComment[]) => (
    <ul className={styles.list}>
      {list.map((comment) => (
        <Comment key={comment.id} comment={comment} control={control} onGone={onGone} />
      ))}
    </ul>
  );
  return (
    <>
      {resolving.failure ? <Alert tone="danger" title={resolving.failure} /> : null}
      {open.length > 0 ? rows(open) : null}
      {resolved.length > 0 ? (
        <details open={resolved.some(({ id }) => id === selected?.id) || undefined}>
          <summary className={styles.summary}>{messages.resolved(resolved.length)}</summary>
          {rows(resolved)}
        </details>
      ) : null}
    </>
  );
}

interface CommentProps extends CommentListProps {
  comment: NumberedComment;
}

function Comment({ comment, control, onGone }: CommentProps) {
  const { id, number, pin, text, author, isOutside, at, isResolved, resolution, mayResolve } = comment;
  const { places, selected, select, resolving } = control;
  const button = useRef<HTMLButtonElement>(null);
  const isChosen = selected?.id === id;
  useEffect(() => {
    if (isChosen && selected.from === 'picture') button.current?.focus();
  }, [isChosen, selected]);
  const field = 'field' in pin ? places.fields.find((each) => each.field === pin.field) : undefined;
  const side = 'side' in pin ? places.sides.find((each) => each.id === pin.side) : undefined;
  const place =
    'field' in pin
      ? (field?.label ?? pin.field)
      : messages.spotOn(places.sides.length > 1 ? (side?.label ?? pin.side) : '');
  const authorName = author ?? messages.left;
  return (
    <li className={styles.item} data-chosen={isChosen || undefined}>
      <button
        ref={button}
        type="button"
        className={styles.show}
        aria-pressed={isChosen}
        onClick={() => select(isChosen ? undefined : { id, from: 'list' })}
      >
        <VisuallyHidden>{messages.show}</VisuallyHidden>
        <span className={styles.number}>{number}</span>
        <span>{place}</span>
      </button>
      {field?.text ? (
        <p className={styles.quote} dir="auto" translate="no">
          {field.text}
        </p>
      ) : null}
      <p className={styles.words} dir="auto">
        {text}
      </p>
      <p className={styles.facts} title={formatMoment(at)}>
        <Sentence verbatim={[authorName]}>{messages.by(authorName, formatAgo(at))}</Sentence>
        {isOutside ? <Badge tone="warning">{messages.outside}</Badge> : null}
      </p>
      {isResolved ? (
        <p className={styles.facts}>
          {resolution ? (
            <Sentence verbatim={[resolution.by ?? '']}>
              {messages.resolvedBy(resolution.by, formatAgo(resolution.at))}
            </Sentence>
          ) : (
            messages.isResolved
          )}
        </p>
      ) : null}
      {mayResolve && control.mayResolve ? (
        <Button
          size="small"
          aria-label={(isResolved ? messages.reopenOf : messages.resolveOf)(number)}
          disabled={resolving.busy}
          onClick={() => control.resolve(comment, !isResolved, onGone)}
        >
          {isResolved ? messages.reopen : messages.resolve}
        </Button>
      ) : null}
    </li>
  );
}
