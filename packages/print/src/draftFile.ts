export { brandMovedOn, type KeptPiece, keptPiece, readPiece } from './roundTrip/draftFile.ts';
