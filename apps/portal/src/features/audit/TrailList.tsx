import { Button, type Elements, EmptyState, Skeleton, VisuallyHidden } from '@daybreak/ui';
import { FailureInPlace } from '../../shared/forms/FailureInPlace.tsx';
import { StillTrying } from '../../shared/pageStates/StillTrying.tsx';
import * as styles from './AuditPage.css.ts';
import type { Trail } from './useTrail.ts';

interface TrailListProps<Item> {
  trail: Trail<Item>;
  words: {
    count: (shown: number, more: boolean) => string;
    loading: string;
    failedTitle: string;
    failed: string;
    retry: string;
    more: string;
    moreBusy: string;
    moreFailed: string;
  };
  table: (items: readonly Item[]) => Elements;
  /** Shown instead if there are no items. */
  nothing: Elements;
}

/** The results and their count. Also shows that the first page is loading, failed, or empty, and loads older items. */
export function TrailList<Item>({ trail, words, table, nothing }: TrailListProps<Item>) {
  const { state, retry, showMore } = trail;
  const items = state.status === 'ready' ? state.items : [];
  return (
    <>
      <p role="status" className={styles.count}>
        {state.status === 'ready' ? <span>{words.count(items.length, state.more)}</span> : null}
        {state.status === 'loading' ? <VisuallyHidden>{words.loading}</VisuallyHidden> : null}
        {state.status === 'loading' ? <StillTrying live="off" /> : null}
        <span>&nbsp;</span>
      </p>
      {state.status === 'loading' ? (
        <div className={styles.skeleton} aria-hidden="true">
          {Array.from({ length: 8 }, (_, index) => (
            <Skeleton key={index} height={48} />
          ))}
        </div>
      ) : null}
      {state.status === 'failed' ? (
        <EmptyState
          title={words.failedTitle}
          action={
            <Button tone="primary" onClick={retry}>
              {words.retry}
            </Button>
          }
        >
          {words.failed}
        </EmptyState>
      ) : null}
      {items.length > 0 ? table(items) : null}
      {state.status === 'ready' && state.more ? (
        <div className={styles.more}>
          <Button busy={state.adding === 'busy'} busyLabel={words.moreBusy} onClick={() => void showMore()}>
            {words.more}
          </Button>
          <FailureInPlace words={state.adding === 'failed' ? words.moreFailed : undefined} />
        </div>
      ) : null}
      {state.status === 'ready' && items.length === 0 ? nothing : null}
    </>
  );
}
