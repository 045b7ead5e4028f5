import { Button, type Elements } from '@daybreak/ui';
import { FailureInPlace } from '../../shared/forms/FailureInPlace.tsx';
import { ListState, LoadingRows } from '../../shared/lists/ListState.tsx';
import * as styles from './AuditPage.css.ts';
import type { Trail } from './useTrail.ts';

interface TrailListProps<Item> {
  trail: Trail<Item>;
  messages: {
    count: (count: number, more: boolean) => string;
    loading: string;
    failedTitle: string;
    more: string;
    moreBusy: string;
    moreFailed: string;
  };
  table: (items: readonly Item[]) => Elements;
  /** Shown if there are no items. */
  nothing: Elements;
}

/** The results and their count, or the first page's loading, failed or empty state. Loads older items. */
export function TrailList<Item>({ trail, messages: words, table, nothing }: TrailListProps<Item>) {
  const { state, retry, showMore } = trail;
  const items = state.status === 'ready' ? state.items : [];
  return (
    <>
      <ListState
        state={state}
        messages={words}
        {...(state.status === 'ready' ? { count: words.count(items.length, state.hasMore) } : {})}
        placeholder={<LoadingRows />}
        onRetry={retry}
      />
      {items.length > 0 ? table(items) : null}
      {state.status === 'ready' && state.hasMore ? (
        <div className={styles.more}>
          <Button busy={state.adding === 'busy'} busyLabel={words.moreBusy} onClick={() => void showMore()}>
            {words.more}
          </Button>
          <FailureInPlace message={state.adding === 'failed' ? words.moreFailed : undefined} />
        </div>
      ) : null}
      {state.status === 'ready' && items.length === 0 ? nothing : null}
    </>
  );
}
