import { Alert, Button, Spinner } from '@daybreak/ui';
import { opening } from './messages.ts';
import type { LoadedControl } from './useLoaded.ts';

interface ReadingProps {
  of: Pick<LoadedControl<unknown>, 'state' | 'again'>;
  /** What is said while it is read; without it, nothing shows until it is there. */
  label?: string;
}

/** Stands where something is read: that it is on its way, or why it could not be had and another try. Nothing once it is there. */
export function Reading({ of: { state, again }, label }: ReadingProps) {
  if (state.status === 'failed')
    return (
      <Alert
        tone="danger"
        title={state.why}
        action={
          <Button size="small" onClick={again}>
            {opening.again}
          </Button>
        }
      />
    );
  return state.status === 'loading' && label ? <Spinner label={label} /> : null;
}
