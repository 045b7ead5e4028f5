import { Checkbox, toast } from '@daybreak/ui';
import { useCallback } from 'react';
import { useBackend } from '../../backend/BackendProvider.tsx';
import { FailureInPlace } from '../forms/FailureInPlace.tsx';
import { failureMessage } from '../requests/failure.ts';
import { useLoaded } from '../requests/useLoaded.ts';
import { useRequest } from '../requests/useRequest.ts';
import { card as messages } from './messages.ts';

/** The switch that requires a second step from every administrator. For super administrators. */
export function RequiredField() {
  const { account } = useBackend();
  const { state, update } = useLoaded(
    useCallback(() => account.secondStepRequired(), [account]),
    (error) => {
      console.error("Couldn't check whether a second step is required.", error);
      return failureMessage(error);
    },
  );
  const { failure, run } = useRequest(failureMessage);

  const change = (next: boolean) =>
    run(async () => {
      await account.requireSecondStep(next);
      update(() => next);
      toast({ ...(next ? messages.requiredSaved : messages.optionalSaved), tone: 'success' });
    });

  return (
    <>
      {state.status === 'ready' ? (
        <Checkbox
          label={messages.required}
          hint={messages.requiredHint}
          checked={state.value}
          onCheckedChange={change}
        />
      ) : null}
      <FailureInPlace message={failure ?? (state.status === 'failed' ? state.reason : undefined)} />
    </>
  );
}
