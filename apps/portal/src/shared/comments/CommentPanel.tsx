import { Boundary, Button, Heading, lazyPart, Spinner, Text } from '@daybreak/ui';
import { MessageSquarePlus } from 'lucide-react';
import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { LoadState } from '../requests/LoadState.tsx';
import { FailedAlert } from '../requests/Retry.tsx';
import { CommentList } from './CommentList.tsx';
import * as styles from './Comments.css.ts';
import { comments as messages } from './messages.ts';
import type { Commenting } from './useCommenting.ts';

/** Downloaded after the comments, because most readers don't write any. */
const CommentForm = lazyPart(() => import('./CommentForm.tsx'), 'CommentForm');

interface CommentPanelProps {
  control: Commenting;
  level?: 2 | 3;
  /** A note about who can read the comments. */
  readers?: ReactNode;
}

/** A version's comments, and a form to add one. */
export function CommentPanel({ control, level = 3, readers }: CommentPanelProps) {
  const { loaded, comments, draft, openForm, isSent, places } = control;
  const { state, reload } = loaded;
  const heading = useRef<HTMLDivElement>(null);
  const adding = useRef<HTMLButtonElement>(null);
  const takeFocus = () => (adding.current ?? heading.current)?.focus();
  const wasOpen = useRef(draft.isOpen);
  useEffect(() => {
    // The focus was in the form that just closed.
    if (wasOpen.current && !draft.isOpen) adding.current?.focus();
    wasOpen.current = draft.isOpen;
  }, [draft.isOpen]);
  useEffect(() => {
    if (state.status !== 'loading') CommentForm.preload();
  }, [state.status]);
  const mayAdd = places.sides.length > 0 || places.fields.length > 0;
  return (
    <section className={styles.panel} aria-label={messages.title}>
      <div ref={heading} className={styles.panelHeading} tabIndex={-1}>
        <Heading level={level} size="sm">
          {messages.title}
        </Heading>
        {mayAdd && !draft.isOpen ? (
          <Button ref={adding} size="small" icon={<MessageSquarePlus size={16} />} onClick={openForm}>
            {messages.add}
          </Button>
        ) : null}
      </div>
      {readers ? (
        <Text size="sm" tone="muted">
          {readers}
        </Text>
      ) : null}
      {draft.isOpen ? (
        <Boundary fallback={({ again }) => <FailedAlert title={messages.formFailed} onRetry={again} />}>
          <Suspense fallback={<Spinner label={messages.formLoading} />}>
            <CommentForm control={control} />
          </Suspense>
        </Boundary>
      ) : null}
      <LoadState loaded={{ state, reload }} label={messages.loading} />
      {state.status === 'ready' && comments.length === 0 && !draft.isOpen ? (
        <Text size="sm" tone="muted">
          {places.sides.length > 0 ? `${messages.none} ${messages.hint}` : messages.none}
        </Text>
      ) : null}
      <CommentList control={control} onGone={takeFocus} />
      <p role="status" className={styles.facts}>
        {isSent ? messages.added : null}
      </p>
    </section>
  );
}
