import { Alert, Link } from '@daybreak/ui';
import { useContext } from 'react';
import { unlistedPaths } from '../../../shared/navigation/pages.ts';
import { KnownBrands, runKey, wasStarted } from '../../../shared/pieces/knownBrands.ts';
import { usePerson } from '../../../shared/session/PersonProvider.tsx';
import { newBrand as messages } from './messages.ts';

/** Tells users with pieces about a new brand version, until they start comparing them in this browser. */
export function NewBrand() {
  const { userId } = usePerson().person.session;
  const [before, after] = useContext(KnownBrands).slice(-2);
  if (!before || !after || wasStarted(runKey(userId, before.id, after.id))) return null;
  return (
    <Alert role="note" tone="info" title={messages.title}>
      <Link href={unlistedPaths.brandUpdate}>{messages.see}</Link>
    </Alert>
  );
}
