import { type Elements, Skeleton, VisuallyHidden } from '@daybreak/ui';
import { FailedState } from '../pageStates/FailedState.tsx';
import { StillTrying } from '../pageStates/StillTrying.tsx';
import * as styles from './ListState.css.ts';

interface ListStateProps {
  state: { status: string };
  messages: { loading: string; failedTitle: string };
  /** The count, once the items are loaded. */
  count?: string;
  /** Shown in place of the items while they load. */
  placeholder: Elements;
  onRetry: () => void;
}

/** A list's count, above it. While it loads or if it fails, a placeholder or a message instead of the list. */
export const ListState = ({
  state: { status },
  messages: words,
  count,
  placeholder,
  onRetry,
}: ListStateProps) => (
  <>
    <p role="status" className={styles.count}>
      {count === undefined ? null : <span>{count}</span>}
      {status === 'loading' ? (
        <>
          <VisuallyHidden>{words.loading}</VisuallyHidden>
          <StillTrying live="off" />
        </>
      ) : null}
      <span>&nbsp;</span>
    </p>
    {status === 'loading' ? placeholder : null}
    {status === 'failed' ? <FailedState title={words.failedTitle} onRetry={onRetry} /> : null}
  </>
);

/** Placeholders for a list's rows. */
export const LoadingRows = ({ rows = 8, height = 48 }: { rows?: number; height?: number }) => (
  <div className={styles.rows} aria-hidden="true">
    {Array.from({ length: rows }, (_, index) => (
      <Skeleton key={index} height={height} />
    ))}
  </div>
);
