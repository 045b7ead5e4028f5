import { Spinner } from '@daybreak/ui';
import { FailedAlert } from './Retry.tsx';
import type { LoadedControl } from './useLoaded.ts';

interface LoadStateProps {
  loaded: Pick<LoadedControl<unknown>, 'state' | 'reload'>;
  /** The message while loading; if absent, nothing is shown until it has loaded. */
  label?: string;
}

/** Shows that something is loading, or why it failed with a button to retry. Shows nothing once it has loaded. */
export function LoadState({ loaded: { state, reload }, label }: LoadStateProps) {
  if (state.status === 'failed') return <FailedAlert title={state.reason} onRetry={reload} />;
  return state.status === 'loading' && label ? <Spinner label={label} /> : null;
}
