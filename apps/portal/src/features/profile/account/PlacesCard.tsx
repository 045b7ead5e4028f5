import { Button, Row, Skeleton, Stack, Text, toast } from '@daybreak/ui';
import { useCallback, useEffect, useState } from 'react';
import { useBackend } from '../../../backend/BackendProvider.tsx';
import type { SignedInPlace } from '../../../backend/interfaces/Account.ts';
import { ConfirmDialog } from '../../../shared/forms/ConfirmDialog.tsx';
import { always } from '../../../shared/requests/failure.ts';
import { useRequest } from '../../../shared/requests/useRequest.ts';
import { deviceOf } from './deviceOf.ts';
import { factsOf } from './factsOf.ts';
import { placesCard as text } from './messages.ts';
import { PlaceList } from './PlaceList.tsx';

const nameOf = ({ userAgent }: SignedInPlace) => deviceOf(userAgent).words;

/** Lists the places where the user is signed in, and signs them out of any or all others. */
export function PlacesCard() {
  const { account } = useBackend();
  const [places, setPlaces] = useState<readonly SignedInPlace[] | 'failed'>();
  const { busy, run } = useRequest(always(text.toasts.failed));
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
      toast({ ...text.toasts.done, tone: 'success' });
      await loadPlaces();
    });

  if (places === undefined) return <Skeleton height={96} aria-label={text.loading} />;
  if (places === 'failed')
    return (
      <Row gap="3" wrap>
        <Text>{text.failed}</Text>
        <Button size="small" onClick={() => void loadPlaces()}>
          {text.retry}
        </Button>
      </Row>
    );
  return (
    <Stack gap="4">
      <PlaceList places={places} onEnd={setPlaceToEnd} />
      {placeToEnd ? (
        <ConfirmDialog
          {...text.ending}
          title={text.ending.title(nameOf(placeToEnd))}
          description={text.ending.description(factsOf(placeToEnd))}
          act={async () => {
            await account.signOutPlace(placeToEnd.id);
            toast({ ...text.toasts.ended(nameOf(placeToEnd)), tone: 'success' });
            setPlaceToEnd(undefined);
            await loadPlaces();
          }}
          explain={() => text.ending.failed}
          onClose={() => setPlaceToEnd(undefined)}
        />
      ) : null}
      {places.some(({ isCurrent }) => !isCurrent) ? (
        <Row>
          <Button busy={busy} busyLabel={text.busy} onClick={signOut}>
            {text.signOut}
          </Button>
        </Row>
      ) : (
        <Text size="sm" tone="muted" role="status">
          {text.alone}
        </Text>
      )}
    </Stack>
  );
}
