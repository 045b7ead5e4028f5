// What the Marketing Center shows of the library, in one file.
export { RecentPieces } from './RecentPieces.tsx';
export { TeamTemplates } from './TeamTemplates.tsx';
