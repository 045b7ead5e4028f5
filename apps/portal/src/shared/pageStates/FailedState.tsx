import { Button, EmptyState } from '@daybreak/ui';
import { checkConnection, tryAgain } from '../requests/messages.ts';
import type { FailedProps } from '../requests/Retry.tsx';

/** Shown in place of a page or list that didn't load. */
export const FailedState = ({
  title,
  onRetry,
  children = checkConnection,
}: FailedProps & { title: string }) => (
  <EmptyState
    title={title}
    action={
      <Button tone="primary" onClick={onRetry}>
        {tryAgain}
      </Button>
    }
  >
    {children}
  </EmptyState>
);
