import { RecentPieces } from './RecentPieces.tsx';
import { TeamTemplates } from './TeamTemplates.tsx';

/** The library on the Marketing Center: the user's own work, and the team's templates. */
export const HubPieces = () => (
  <>
    <RecentPieces />
    <TeamTemplates />
  </>
);
