import { Alert, Button, Spinner } from '@daybreak/ui';
import { tryAgain } from './messages.ts';
import type { LoadedControl } from './useLoaded.ts';

interface LoadStateProps {
  of: Pick<LoadedControl<unknown>, 'state' | 'again'>;
  /** The message while loading; if absent, nothing is shown until it has loaded. */
  label?: string;
}

/** Shows that something is loading, or why it failed with a button to retry. Shows nothing once it has loaded. */
export function LoadState({ of: { state, again }, label }: LoadStateProps) {
  if (state.status === 'failed')
    return (
      <Alert
        tone="danger"
        title={state.why}
        action={
          <Button size="small" onClick={again}>
            {tryAgain}
          </Button>
        }
      />
    );
  return state.status === 'loading' && label ? <Spinner label={label} /> : null;
}
