import { Button, Row, Skeleton, Stack, Text, toast } from '@daybreak/ui';
import { useCallback, useEffect, useState } from 'react';
import { useBackend } from '../../../backend/BackendProvider.tsx';
import type { SignedInPlace } from '../../../backend/interfaces/Account.ts';
import { SureDialog } from '../../../shared/forms/SureDialog.tsx';
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
  const [ending, setEnding] = useState<SignedInPlace>();

  const read = useCallback(async () => {
    try {
      setPlaces(await account.places());
    } catch (error) {
      console.error("Couldn't load the sessions.", error);
      setPlaces('failed');
    }
  }, [account]);
  useEffect(() => void read(), [read]);

  const signOut = () =>
    run(async () => {
      await account.signOutElsewhere();
      toast({ ...text.toasts.done, tone: 'success' });
      await read();
    });

  if (places === undefined) return <Skeleton height={96} aria-label={text.loading} />;
  if (places === 'failed')
    return (
      <Row gap="3" wrap>
        <Text>{text.failed}</Text>
        <Button size="small" onClick={() => void read()}>
          {text.retry}
        </Button>
      </Row>
    );
  return (
    <Stack gap="4">
      <PlaceList places={places} onEnd={setEnding} />
      {ending ? (
        <SureDialog
          {...text.ending}
          title={text.ending.title(nameOf(ending))}
          description={text.ending.description(factsOf(ending))}
          act={async () => {
            await account.signOutPlace(ending.id);
            toast({ ...text.toasts.ended(nameOf(ending)), tone: 'success' });
            setEnding(undefined);
            await read();
          }}
          explain={() => text.ending.failed}
          onClose={() => setEnding(undefined)}
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
