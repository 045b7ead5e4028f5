import { Boundary, lazyPart, Parts } from '@daybreak/ui';
import { useEffect, useState } from 'react';
import { afterFirstScreen } from '../../shared/firstScreen/firstScreen.ts';
import { place } from './LaterPieces.css.ts';

const HubPieces = lazyPart(() => import('./library/HubPieces.tsx'), 'HubPieces', { optional: true });

/** The user's pieces and the team's templates, below the materials. None of it loads before the first screen is drawn. */
export function LaterPieces() {
  const [due, setDue] = useState(false);
  useEffect(() => afterFirstScreen(() => setDue(true)), []);
  return (
    <div className={place}>
      {due ? (
        <Boundary fallback={() => null}>
          <Parts fallback={null}>
            <HubPieces />
          </Parts>
        </Boundary>
      ) : null}
    </div>
  );
}
