import { Button, Checkbox, Row, Skeleton, Stack, Text, toast } from '@daybreak/ui';
import { useCallback, useEffect, useState } from 'react';
import { useBackend } from '../../../backend/BackendProvider.tsx';
import { FailureInPlace } from '../../../shared/forms/FailureInPlace.tsx';
import { always, useRequest } from '../../../shared/requests/useRequest.ts';
import { noticesCard as text } from './messages.ts';

/** Turns the emails a reviewer gets on and off. */
export function NoticesCard() {
  const { account } = useBackend();
  const [hears, setHears] = useState<boolean | 'loading' | 'failed'>('loading');
  const { failed, run } = useRequest(always(text.failed));

  const load = useCallback(() => {
    setHears('loading');
    account.hearsOfApplications().then(setHears, (error: unknown) => {
      console.error('Which emails somebody gets could not be read.', error);
      setHears('failed');
    });
  }, [account]);
  useEffect(load, [load]);

  const change = (wanted: boolean) =>
    run(async () => {
      await account.hearOfApplications(wanted);
      setHears(wanted);
      toast({ ...(wanted ? text.on : text.off), tone: 'success' });
    });

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
          onCheckedChange={change}
        />
      ) : null}
      <div role="alert">
        <FailureInPlace words={failed} />
      </div>
    </Stack>
  );
}
