import { RecentPieces } from './RecentPieces.tsx';
import { TeamTemplates } from './TeamTemplates.tsx';

/** What the library has for the Marketing Center: one's own work, and what the team made to start from. */
export const HubPieces = () => (
  <>
    <RecentPieces />
    <TeamTemplates />
  </>
);
