import { Alert, Boundary, Button, type Elements, Parts } from '@daybreak/ui';
import { page as messages } from './messages.ts';

/** A form that's downloaded when it's opened, with a retry if that fails. */
export const LazyForm = ({ children }: { children: Elements }) => (
  <Boundary
    fallback={({ error, missing, again }) => {
      if (!missing) throw error;
      return (
        <Alert tone="danger" title={messages.formMissing}>
          <Button size="small" onClick={again}>
            {messages.retry}
          </Button>
        </Alert>
      );
    }}
  >
    <Parts fallback={null}>{children}</Parts>
  </Boundary>
);
