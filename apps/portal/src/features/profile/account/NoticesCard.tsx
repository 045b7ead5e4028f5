import { Button, Checkbox, Row, Skeleton, Stack, Text, toast } from '@daybreak/ui';
import { useCallback, useEffect, useState } from 'react';
import { useBackend } from '../../../backend/BackendProvider.tsx';
import { FailureInPlace } from '../../../shared/forms/FailureInPlace.tsx';
import { noticesCard as text } from './messages.ts';

/** Turns the emails a reviewer gets on and off. */
export function NoticesCard() {
  const { account } = useBackend();
  const [hears, setHears] = useState<boolean | 'loading' | 'failed'>('loading');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  const load = useCallback(() => {
    setHears('loading');
    account.hearsOfApplications().then(setHears, (error: unknown) => {
      console.error('Which emails somebody gets could not be read.', error);
      setHears('failed');
    });
  }, [account]);
  useEffect(load, [load]);

  const change = async (wanted: boolean) => {
    if (busy) return;
    setBusy(true);
    setFailure(undefined);
    try {
      await account.hearOfApplications(wanted);
      setHears(wanted);
      toast({ ...(wanted ? text.on : text.off), tone: 'success' });
    } catch (error) {
      console.error('Which emails somebody gets could not be changed.', error);
      setFailure(text.failed);
    }
    setBusy(false);
  };

  return (
    <Stack gap="3">
      {hears === 'loading' ? <Skeleton height={48} /> : null}
      {hears === 'failed' ? (
        <>
          <Text size="sm">{text.unread}</Text>
          <Row>
            <Button size="small" onClick={load}>
              {text.retry}
            </Button>
          </Row>
        </>
      ) : null}
      {typeof hears === 'boolean' ? (
        <Checkbox
          label={text.applications}
          hint={text.applicationsHint}
          checked={hears}
          onCheckedChange={(wanted) => void change(wanted)}
        />
      ) : null}
      <div role="alert">
        <FailureInPlace words={failure} />
      </div>
    </Stack>
  );
}
