import { Button, Row, Skeleton, Stack, Text, toast } from '@daybreak/ui';
import { useCallback, useEffect, useState } from 'react';
import { useBackend } from '../../../backend/BackendProvider.tsx';
import type { SignedInPlace } from '../../../backend/interfaces/Account.ts';
import { ConfirmDialog } from '../../../shared/forms/ConfirmDialog.tsx';
import { FailedRow } from '../../../shared/pageStates/FailedRow.tsx';
import { fixedFailure } from '../../../shared/requests/failure.ts';
import { useRequest } from '../../../shared/requests/useRequest.ts';
import { describeDevice } from './describeDevice.ts';
import { placesCard as messages } from './messages.ts';
import { PlaceList } from './PlaceList.tsx';
import { placeFacts } from './placeFacts.ts';

const nameOf = ({ userAgent }: SignedInPlace) => describeDevice(userAgent).words;

/** Lists the places where the user is signed in, and signs them out of any or all others. */
export function PlacesCard() {
  const { account } = useBackend();
  const [places, setPlaces] = useState<readonly SignedInPlace[] | 'failed'>();
  const { busy, run } = useRequest(fixedFailure(messages.toasts.failed));
  const [placeToEnd, setPlaceToEnd] = useState<SignedInPlace>();

  const loadPlaces = useCallback(async () => {
    try {
      setPlaces(await account.places());
    } catch (error) {
      console.error("Couldn't load the sessions.", error);
      setPlaces('failed');
    }
  }, [account]);
  useEffect(() => void loadPlaces(), [loadPlaces]);

  const signOut = () =>
    run(async () => {
      await account.signOutElsewhere();
      toast({ ...messages.toasts.done, tone: 'success' });
      await loadPlaces();
    });

  if (places === undefined) return <Skeleton height={96} aria-label={messages.loading} />;
  if (places === 'failed') return <FailedRow onRetry={() => void loadPlaces()}>{messages.failed}</FailedRow>;
  return (
    <Stack gap="4">
      <PlaceList places={places} onEnd={setPlaceToEnd} />
      {placeToEnd ? (
        <ConfirmDialog
          {...messages.ending}
          title={messages.ending.title(nameOf(placeToEnd))}
          description={messages.ending.description(placeFacts(placeToEnd))}
          act={async () => {
            await account.signOutPlace(placeToEnd.id);
            toast({ ...messages.toasts.ended(nameOf(placeToEnd)), tone: 'success' });
            setPlaceToEnd(undefined);
            await loadPlaces();
          }}
          explain={() => messages.ending.failed}
          onClose={() => setPlaceToEnd(undefined)}
        />
      ) : null}
      {places.some(({ isCurrent }) => !isCurrent) ? (
        <Row>
          <Button busy={busy} busyLabel={messages.busy} onClick={signOut}>
            {messages.signOut}
          </Button>
        </Row>
      ) : (
        <Text size="sm" tone="muted" role="status">
          {messages.alone}
        </Text>
      )}
    </Stack>
  );
}
