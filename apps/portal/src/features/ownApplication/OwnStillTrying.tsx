import { Text } from '@daybreak/ui';
import { useEffect, useState } from 'react';

/** As `StillTrying`, in the language of the page: that one is in the first visit of every page, which has no byte to spare. */
export function OwnStillTrying({ says }: { says: string }) {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), 3_000);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Text size="sm" tone="muted" aria-live="polite">
      {late ? says : ''}
    </Text>
  );
}
