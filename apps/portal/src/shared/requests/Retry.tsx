import { Alert, Button } from '@daybreak/ui';
import type { ReactNode } from 'react';
import { tryAgain } from './messages.ts';

export interface FailedProps {
  onRetry: () => void;
  children?: ReactNode;
}

/** The button after a failure. */
export const Retry = ({ onRetry }: Pick<FailedProps, 'onRetry'>) => (
  <Button size="small" onClick={onRetry}>
    {tryAgain}
  </Button>
);

/** Shown in place of a part of a page that didn't load. */
export const FailedAlert = ({ title, onRetry, children }: FailedProps & { title: string }) => (
  <Alert tone="danger" title={title} action={<Retry onRetry={onRetry} />}>
    {children}
  </Alert>
);
