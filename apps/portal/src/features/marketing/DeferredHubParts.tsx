import { Boundary, lazyPart, Parts } from '@daybreak/ui';
import { type ComponentType, useEffect, useState } from 'react';
import { afterFirstScreen } from '../../shared/firstScreen/firstScreen.ts';
import { below, recent } from './MarketingPage.css.ts';

const RecentPieces = lazyPart(() => import('./library/HubPieces.tsx'), 'RecentPieces', { optional: true });
const TeamTemplates = lazyPart(() => import('./library/HubPieces.tsx'), 'TeamTemplates', {
  optional: true,
});

/** The user's latest pieces. On the first screen, their space is reserved while they load. */
export const LastPieces = ({ first = false }: { first?: boolean }) => (
  <Later className={first ? recent : below} part={RecentPieces} />
);
/** The team's templates. Takes no space if there are none. */
export const Templates = () => <Later className={below} part={TeamTemplates} />;

/** A part of the hub that loads once the first screen is drawn. */
function Later({ className, part: Part }: { className: string; part: ComponentType }) {
  const [isDue, setIsDue] = useState(false);
  useEffect(() => afterFirstScreen(() => setIsDue(true)), []);
  return (
    <div className={className}>
      {isDue ? (
        <Boundary fallback={() => null}>
          <Parts fallback={null}>
            <Part />
          </Parts>
        </Boundary>
      ) : null}
    </div>
  );
}
