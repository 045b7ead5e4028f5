import { Boundary, type BoundaryProps } from '@daybreak/ui';
import { ErrorView } from './ErrorView.tsx';

interface ErrorBoundaryProps extends Pick<BoundaryProps, 'children' | 'resetKey'> {
  /** Whether it's inside the shell, which keeps working around the error. */
  isInPage?: boolean;
}

/** Catches errors thrown while a page renders, and shows the error view instead. */
export const ErrorBoundary = ({ isInPage, ...rest }: ErrorBoundaryProps) => (
  <Boundary
    {...rest}
    fallback={({ missing, again }) => <ErrorView isInPage={isInPage} missing={missing} onRetry={again} />}
  />
);
