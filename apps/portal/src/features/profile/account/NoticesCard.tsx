import { Button, Checkbox, Row, Skeleton, Stack, Text, toast } from '@daybreak/ui';
import { useCallback } from 'react';
import { useBackend } from '../../../backend/BackendProvider.tsx';
import { FailureInPlace } from '../../../shared/forms/FailureInPlace.tsx';
import { always } from '../../../shared/requests/failure.ts';
import { useLoaded } from '../../../shared/requests/useLoaded.ts';
import { useRequest } from '../../../shared/requests/useRequest.ts';
import { noticesCard as text } from './messages.ts';

/** Turns a reviewer's emails on and off. */
export function NoticesCard() {
  const { account } = useBackend();
  const { state, reload, update } = useLoaded(
    useCallback(() => account.getsApplicationMails(), [account]),
    always("Couldn't load someone's email settings."),
  );
  const { failure, run } = useRequest(always(text.failed));

  const change = (isOn: boolean) =>
    run(async () => {
      await account.setApplicationMails(isOn);
      update(() => isOn);
      toast({ ...(isOn ? text.on : text.off), tone: 'success' });
    });

  return (
    <Stack gap="3">
      {state.status === 'loading' ? <Skeleton height={48} /> : null}
      {state.status === 'failed' ? (
        <>
          <Text size="sm">{text.unread}</Text>
          <Row>
            <Button size="small" onClick={reload}>
              {text.retry}
            </Button>
          </Row>
        </>
      ) : null}
      {state.status === 'ready' ? (
        <Checkbox
          label={text.applications}
          hint={text.applicationsHint}
          checked={state.value}
          onCheckedChange={change}
        />
      ) : null}
      <div role="alert">
        <FailureInPlace words={failure} />
      </div>
    </Stack>
  );
}
