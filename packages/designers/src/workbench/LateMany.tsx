import { Alert, Boundary, Button, Parts, Spinner } from '@daybreak/ui';
import type { ReactNode } from 'react';

interface LateManyProps {
  /** What is said where it did not come. */
  missing?: string;
  /** Nobody waits for it. */
  quiet?: boolean;
  children: ReactNode;
}

/** The making of many pieces, whose code comes when it is opened: says that it is on its way, and how to ask again where it did not come. */
export const LateMany = ({
  missing: says = 'Making many could not be downloaded.',
  quiet,
  children,
}: LateManyProps) => (
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
