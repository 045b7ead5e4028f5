import { Alert, Boundary, type Elements, Parts } from '@daybreak/ui';
import { Retry } from '../../shared/requests/Retry.tsx';
import { page as messages } from './messages.ts';

/** A form that's downloaded when it's opened, with a retry if that fails. */
export const LazyForm = ({ children }: { children: Elements }) => (
  <Boundary
    fallback={({ error, missing, again }) => {
      if (!missing) throw error;
      return (
        <Alert tone="danger" title={messages.formMissing}>
          <Retry onRetry={again} />
        </Alert>
      );
    }}
  >
    <Parts fallback={null}>{children}</Parts>
  </Boundary>
);
