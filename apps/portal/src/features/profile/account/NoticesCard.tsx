import { Checkbox, Row, Skeleton, Stack, Text, toast } from '@daybreak/ui';
import { useCallback } from 'react';
import { useBackend } from '../../../backend/BackendProvider.tsx';
import { FailureInPlace } from '../../../shared/forms/FailureInPlace.tsx';
import { fixedFailure } from '../../../shared/requests/failure.ts';
import { Retry } from '../../../shared/requests/Retry.tsx';
import { useLoaded } from '../../../shared/requests/useLoaded.ts';
import { useRequest } from '../../../shared/requests/useRequest.ts';
import { noticesCard as messages } from './messages.ts';

/** Turns a reviewer's emails on and off. */
export function NoticesCard() {
  const { account } = useBackend();
  const { state, reload, update } = useLoaded(
    useCallback(() => account.getsApplicationMails(), [account]),
    fixedFailure("Couldn't load someone's email settings."),
  );
  const { failure, run } = useRequest(fixedFailure(messages.failed));

  const change = (isOn: boolean) =>
    run(async () => {
      await account.setApplicationMails(isOn);
      update(() => isOn);
      toast({ ...(isOn ? messages.on : messages.off), tone: 'success' });
    });

  return (
    <Stack gap="3">
      {state.status === 'loading' ? <Skeleton height={48} /> : null}
      {state.status === 'failed' ? (
        <>
          <Text size="sm">{messages.unread}</Text>
          <Row>
            <Retry onRetry={reload} />
          </Row>
        </>
      ) : null}
      {state.status === 'ready' ? (
        <Checkbox
          label={messages.applications}
          hint={messages.applicationsHint}
          checked={state.value}
          onCheckedChange={change}
        />
      ) : null}
      <div role="alert">
        <FailureInPlace message={failure} />
      </div>
    </Stack>
  );
}
