import { Checkbox, toast } from '@daybreak/ui';
import { useEffect, useState } from 'react';
import { useBackend } from '../../backend/BackendProvider.tsx';
import { FailureInPlace } from '../forms/FailureInPlace.tsx';
import { sentenceOf } from '../requests/failure.ts';
import { card as text } from './messages.ts';

/** The switch that requires a second step from every administrator. For super administrators. */
export function RequiredField() {
  const { account } = useBackend();
  const [required, setRequired] = useState<boolean>();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  useEffect(() => {
    let cared = true;
    account.secondStepRequired().then(
      (found) => cared && setRequired(found),
      (error: unknown) => {
        console.error('Whether a second step is required could not be read.', error);
        if (cared) setFailure(sentenceOf(error));
      },
    );
    return () => {
      cared = false;
    };
  }, [account]);

  const change = async (next: boolean) => {
    if (busy) return;
    setBusy(true);
    setFailure(undefined);
    try {
      await account.requireSecondStep(next);
      setRequired(next);
      toast({ ...(next ? text.requiredSaved : text.optionalSaved), tone: 'success' });
    } catch (error) {
      setFailure(sentenceOf(error));
    } finally {
      setBusy(false);
    }
  };

  return (
    <>
      {required === undefined ? null : (
        <Checkbox
          label={text.required}
          hint={text.requiredHint}
          checked={required}
          onCheckedChange={(next) => void change(next)}
        />
      )}
      <FailureInPlace words={failure} />
    </>
  );
}
