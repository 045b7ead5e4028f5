import { Button, TextArea, TextField } from '@daybreak/ui';
import { useState } from 'react';
import { useBackend } from '../../../../backend/BackendProvider.tsx';
import { type Post, postLimits } from '../../../../backend/interfaces/Home.ts';
import { localDay } from '../../../../shared/dates/dates.ts';
import { FormDialog } from '../../../../shared/forms/FormDialog.tsx';
import { fixedFailure } from '../../../../shared/requests/failure.ts';
import { useRequest } from '../../../../shared/requests/useRequest.ts';
import { daysLater, endOf } from '../days.ts';
import { home as homeMessages, today } from '../messages.ts';

const { dialog: messages } = today;

/** Days that a new post is shown by default, and at most. */
const usualDays = 7;
const maxDays = 365;

export type WrittenPost = Pick<Post, 'id' | 'title' | 'body' | 'endsAt'>;

interface PostDialogProps {
  /** Undefined: a new post. */
  post: Post | undefined;
  now: Date;
  onSaved: (post: WrittenPost) => void;
  /** Called after the post is taken down. */
  onRemoved: (id: string) => void;
  onClose: () => void;
}

type Errors = Partial<Record<'title' | 'body' | 'end', string>>;

/** Edits an administrator's post to everyone, and when it ends. */
export function PostDialog({ post, now, onSaved, onRemoved, onClose }: PostDialogProps) {
  const { home } = useBackend();
  const request = useRequest(fixedFailure(homeMessages.notSaved));
  const { busy, run } = request;
  const [id] = useState(() => post?.id ?? crypto.randomUUID());
  const [title, setTitle] = useState(post?.title ?? '');
  const [body, setBody] = useState(post?.body ?? '');
  const [end, setEnd] = useState(localDay(post ? new Date(post.endsAt) : daysLater(now, usualDays)));
  const [errors, setErrors] = useState<Errors>({});
  const [isConfirmed, setIsConfirmed] = useState(false);
  const last = localDay(daysLater(post ? new Date(post.postedAt) : now, maxDays));

  const errorsIn = (): Errors => ({
    ...(title.trim() ? {} : { title: messages.titleMissing }),
    ...([...title.trim()].length > postLimits.title ? { title: messages.tooLong(postLimits.title) } : {}),
    ...(body.trim() ? {} : { body: messages.bodyMissing }),
    ...([...body.trim()].length > postLimits.body ? { body: messages.tooLong(postLimits.body) } : {}),
    ...(endOf(end) && end >= localDay(now) && end <= last ? {} : { end: messages.endWrong }),
  });
  const submit = () => {
    const foundErrors = errorsIn();
    setErrors(foundErrors);
    const endsAt = endOf(end);
    if (Object.keys(foundErrors).length > 0 || !endsAt) return;
    const post = { id, title: title.trim(), body: body.trim(), endsAt: endsAt.toISOString() };
    run(
      () => home.savePost(post),
      () => {
        onSaved(post);
        onClose();
      },
    );
  };
  const takeDown = () => {
    if (!isConfirmed) {
      setIsConfirmed(true);
      return;
    }
    run(
      () => home.removePost(id),
      () => {
        onRemoved(id);
        onClose();
      },
    );
  };

  return (
    <FormDialog
      title={post ? messages.editTitle : messages.newTitle}
      description={messages.description}
      request={request}
      confirm={post ? messages.save : messages.post}
      otherButtons={
        post ? (
          <Button tone={isConfirmed ? 'danger' : 'neutral'} disabled={busy} onClick={takeDown}>
            {isConfirmed ? messages.takeDownSure : messages.takeDown}
          </Button>
        ) : null
      }
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={messages.title}
        dir="auto"
        autoComplete="off"
        required
        value={title}
        readOnly={busy}
        error={errors.title}
        counter={{ count: [...title.trim()].length, limit: postLimits.title }}
        onChange={(event) => setTitle(event.target.value)}
      />
      <TextArea
        label={messages.body}
        dir="auto"
        rows={6}
        required
        value={body}
        readOnly={busy}
        error={errors.body}
        counter={{ count: [...body.trim()].length, limit: postLimits.body }}
        onChange={(event) => setBody(event.target.value)}
      />
      <TextField
        label={messages.end}
        type="date"
        hint={messages.endHint}
        required
        min={localDay(now)}
        max={last}
        value={end}
        readOnly={busy}
        error={errors.end}
        onChange={(event) => setEnd(event.target.value)}
      />
    </FormDialog>
  );
}
