import { Alert, Button, type Elements, Spinner } from '@daybreak/ui';
import type { Makers, useMakers } from './useLoaded.ts';

interface WhenMadeProps {
  loaded: ReturnType<typeof useMakers>;
  /** What is said where they did not come. */
  missing: string;
  children: (makers: Makers) => Elements;
}

/** What is shown with the makers of designers, once they are here. */
export function WhenMade({ loaded: { makers, failed, again }, missing, children }: WhenMadeProps) {
  if (failed)
    return (
      <Alert
        tone="danger"
        title={missing}
        action={
          <Button size="small" onClick={again}>
            Try again
          </Button>
        }
      >
        Check your connection.
      </Alert>
    );
  return makers ? children(makers) : <Spinner label="Loading" />;
}
