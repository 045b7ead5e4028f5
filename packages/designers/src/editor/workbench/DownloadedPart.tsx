import { Alert, Boundary, Button, Parts, Spinner } from '@daybreak/ui';
import type { ReactNode } from 'react';

interface DownloadedPartProps {
  /** The message to show if the code didn't arrive. */
  failureMessage: string;
  /** The spinner's label. */
  loading?: string;
  /** True if no one is waiting for it, so there's no spinner. */
  quiet?: boolean;
  children: ReactNode;
}

/** Shows a message if the code of a part couldn't be downloaded, with a way to retry. */
export const MissingPartBoundary = ({ says: message, children }: { says: string; children: ReactNode }) => (
  <Boundary
    fallback={({ error, missing, again }) => {
      if (!missing) throw error;
      return (
        <Alert
          tone="danger"
          title={message}
          action={
            <Button size="small" onClick={again}>
              Try again
            </Button>
          }
        />
      );
    }}
  >
    {children}
  </Boundary>
);

/** A part of a designer whose code is downloaded when it opens. Shows a spinner while loading and a way to retry. */
export const DownloadedPart = ({
  failureMessage,
  loading = 'Loading',
  quiet,
  children,
}: DownloadedPartProps) => (
  <MissingPartBoundary says={failureMessage}>
    <Parts fallback={quiet ? null : <Spinner label={loading} />}>{children}</Parts>
  </MissingPartBoundary>
);
