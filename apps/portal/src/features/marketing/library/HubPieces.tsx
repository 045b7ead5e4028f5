// The Marketing Center's parts of the library, in one file to download.
export { RecentPieces } from './RecentPieces.tsx';
export { TeamTemplates } from './TeamTemplates.tsx';
