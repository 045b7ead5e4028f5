import { Alert, Boundary, Button, Parts, Spinner } from '@daybreak/ui';
import type { ReactNode } from 'react';

interface DownloadedPartProps {
  /** The message to show if the code didn't arrive. */
  missing?: string;
  /** The spinner's label. */
  loading?: string;
  /** No one is waiting for it, so there's no spinner. */
  quiet?: boolean;
  children: ReactNode;
}

/** A part of a designer whose code is downloaded when it opens. Shows a spinner while loading and a way to retry. */
export const DownloadedPart = ({
  missing: says = 'Making many could not be downloaded.',
  loading = 'Loading',
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
    <Parts fallback={quiet ? null : <Spinner label={loading} />}>{children}</Parts>
  </Boundary>
);
