import { Alert, Boundary, Button, Parts, Spinner } from '@daybreak/ui';
import type { ReactNode } from 'react';

interface DownloadedPartProps {
  /** What it says when the code didn't arrive. */
  missing?: string;
  /** Nobody waits for it: no spinner. */
  quiet?: boolean;
  children: ReactNode;
}

/** A part of a designer whose code is downloaded when it opens: shows a spinner meanwhile, and a way to try again. */
export const DownloadedPart = ({
  missing: says = 'Making many could not be downloaded.',
  quiet,
  children,
}: DownloadedPartProps) => (
  <Boundary
    fallback={({ error, missing, again }) => {
      if (!missing) throw error;
      return (
        <Alert tone="danger" title={says}>
          <Button size="small" onClick={again}>
            Try again
          </Button>
        </Alert>
      );
    }}
  >
    <Parts fallback={quiet ? null : <Spinner label="Loading" />}>{children}</Parts>
  </Boundary>
);
