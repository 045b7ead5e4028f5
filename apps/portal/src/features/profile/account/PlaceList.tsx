import { Badge, Button, Row, Stack, Text } from '@daybreak/ui';
import { Monitor, Smartphone } from 'lucide-react';
import { useId, useState } from 'react';
import type { SignedInPlace } from '../../../backend/interfaces/Account.ts';
import { describeDevice } from './describeDevice.ts';
import { placesCard as messages } from './messages.ts';
import * as styles from './PlaceList.css.ts';
import { placeFacts } from './placeFacts.ts';

/** Places shown before the user asks for all of them. */
const initialCount = 5;

function Place({ place, onEnd }: { place: SignedInPlace; onEnd: (place: SignedInPlace) => void }) {
  const { words, isPhone } = describeDevice(place.userAgent);
  const Icon = isPhone ? Smartphone : Monitor;
  const facts = useId();
  return (
    <li className={styles.place}>
      <Icon size={20} className={styles.icon} />
      <Stack gap="1" className={styles.about}>
        <Row gap="2" wrap>
          <Text weight="medium">{words}</Text>
          {place.isCurrent ? <Badge>{messages.here}</Badge> : null}
        </Row>
        <Text id={facts} size="sm" tone="muted" className={styles.facts}>
          {placeFacts(place)}
        </Text>
      </Stack>
      {place.isCurrent ? null : (
        <Button
          size="small"
          aria-label={messages.end(words)}
          aria-describedby={facts}
          onClick={() => onEnd(place)}
        >
          {messages.endShort}
        </Button>
      )}
    </li>
  );
}

interface PlaceListProps {
  places: readonly SignedInPlace[];
  /** Asks to sign out of one place. */
  onEnd: (place: SignedInPlace) => void;
}

/** Shows the first few places, and all of them on request. */
export function PlaceList({ places, onEnd }: PlaceListProps) {
  const [all, setAll] = useState(false);
  const visiblePlaces = all ? places : places.slice(0, initialCount);
  return (
    <Stack gap="4">
      <ul className={styles.places}>
        {visiblePlaces.map((place) => (
          <Place key={place.id} place={place} onEnd={onEnd} />
        ))}
      </ul>
      {visiblePlaces.length < places.length ? (
        <Row>
          <Button size="small" onClick={() => setAll(true)}>
            {messages.all(places.length)}
          </Button>
        </Row>
      ) : null}
    </Stack>
  );
}
