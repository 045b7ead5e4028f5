import { Alert, Boundary, Button, type Elements, Parts } from '@daybreak/ui';
import { page as text } from './messages.ts';

/** A form that's downloaded when it's opened, with a retry if that fails. */
export const LazyForm = ({ children }: { children: Elements }) => (
  <Boundary
    fallback={({ error, missing, again }) => {
      if (!missing) throw error;
      return (
        <Alert tone="danger" title={text.formMissing}>
          <Button size="small" onClick={again}>
            {text.retry}
          </Button>
        </Alert>
      );
    }}
  >
    <Parts fallback={null}>{children}</Parts>
  </Boundary>
);
