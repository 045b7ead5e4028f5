import { Alert, Boundary, Button, Parts, Spinner } from '@daybreak/ui';
import type { ReactNode } from 'react';

/** The making of many pieces, whose code comes when it is opened: says that it is on its way, and how to ask again where it did not come. */
export const LateMany = ({ children }: { children: ReactNode }) => (
  <Boundary
    fallback={({ error, missing, again }) => {
      if (!missing) throw error;
      return (
        <Alert tone="danger" title="Making many could not be downloaded.">
          <Button size="small" onClick={again}>
            Try again
          </Button>
        </Alert>
      );
    }}
  >
    <Parts fallback={<Spinner label="Loading" />}>{children}</Parts>
  </Boundary>
);
