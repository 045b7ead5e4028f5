import { Checkbox, toast } from '@daybreak/ui';
import { useCallback } from 'react';
import { useBackend } from '../../backend/BackendProvider.tsx';
import { FailureInPlace } from '../forms/FailureInPlace.tsx';
import { sentenceOf } from '../requests/failure.ts';
import { useLoaded } from '../requests/useLoaded.ts';
import { useRequest } from '../requests/useRequest.ts';
import { card as text } from './messages.ts';

/** The switch that requires a second step from every administrator. For super administrators. */
export function RequiredField() {
  const { account } = useBackend();
  const { state, update } = useLoaded(
    useCallback(() => account.secondStepRequired(), [account]),
    (error) => {
      console.error("Couldn't check whether a second step is required.", error);
      return sentenceOf(error);
    },
  );
  const { failure, run } = useRequest(sentenceOf);

  const change = (next: boolean) =>
    run(async () => {
      await account.requireSecondStep(next);
      update(() => next);
      toast({ ...(next ? text.requiredSaved : text.optionalSaved), tone: 'success' });
    });

  return (
    <>
      {state.status === 'ready' ? (
        <Checkbox
          label={text.required}
          hint={text.requiredHint}
          checked={state.value}
          onCheckedChange={change}
        />
      ) : null}
      <FailureInPlace words={failure ?? (state.status === 'failed' ? state.reason : undefined)} />
    </>
  );
}
