import { Alert, Button, type Elements, Spinner } from '@daybreak/ui';
import type { Makers, useMakers } from './useMakers.ts';

interface WhenMadeProps {
  makersState: ReturnType<typeof useMakers>;
  /** The message if the makers failed to load. */
  failureMessage: string;
  children: (makers: Makers) => Elements;
}

/** Shows content with the designers' makers once they've loaded. */
export function WithMakers({
  makersState: { makers, failed, retry },
  failureMessage,
  children,
}: WhenMadeProps) {
  if (failed)
    return (
      <Alert
        tone="danger"
        title={failureMessage}
        action={
          <Button size="small" onClick={retry}>
            Try again
          </Button>
        }
      >
        Check your connection.
      </Alert>
    );
  return makers ? children(makers) : <Spinner label="Loading" />;
}
