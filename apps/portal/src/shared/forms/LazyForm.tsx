import { Alert, Boundary, type Elements, Parts } from '@daybreak/ui';
import { Retry } from '../requests/Retry.tsx';

interface LazyFormProps {
  /** The message if the form isn't downloaded. */
  missing: string;
  children: Elements;
}

/** A form that's downloaded when it's opened, with a retry if that fails. */
export const LazyForm = ({ missing: message, children }: LazyFormProps) => (
  <Boundary
    fallback={({ error, missing, again }) => {
      if (!missing) throw error;
      return (
        <Alert tone="danger" title={message}>
          <Retry onRetry={again} />
        </Alert>
      );
    }}
  >
    <Parts fallback={null}>{children}</Parts>
  </Boundary>
);
