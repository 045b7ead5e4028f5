import { Checkbox, toast } from '@daybreak/ui';
import { useEffect, useState } from 'react';
import { useBackend } from '../../backend/BackendProvider.tsx';
import { FailureInPlace } from '../forms/FailureInPlace.tsx';
import { sentenceOf } from '../requests/failure.ts';
import { useRequest } from '../requests/useRequest.ts';
import { card as text } from './messages.ts';

/** The switch that requires a second step from every administrator. For super administrators. */
export function RequiredField() {
  const { account } = useBackend();
  const [required, setRequired] = useState<boolean>();
  const [unread, setUnread] = useState<string>();
  const { failed, run } = useRequest(sentenceOf);

  useEffect(() => {
    let cared = true;
    account.secondStepRequired().then(
      (found) => cared && setRequired(found),
      (error: unknown) => {
        console.error("Couldn't check whether a second step is required.", error);
        if (cared) setUnread(sentenceOf(error));
      },
    );
    return () => {
      cared = false;
    };
  }, [account]);

  const change = (next: boolean) =>
    run(async () => {
      await account.requireSecondStep(next);
      setRequired(next);
      toast({ ...(next ? text.requiredSaved : text.optionalSaved), tone: 'success' });
    });

  return (
    <>
      {required === undefined ? null : (
        <Checkbox
          label={text.required}
          hint={text.requiredHint}
          checked={required}
          onCheckedChange={change}
        />
      )}
      <FailureInPlace words={failed ?? unread} />
    </>
  );
}
