import { memoryPieces } from './memoryPieces.ts';
import { describePieceStore } from './pieceStore.contract.ts';

describePieceStore('pieces in memory', async () => {
  const pieces = memoryPieces();
  return { mine: pieces.as('mine'), theirs: pieces.as('theirs'), shareWithAll: pieces.shareWithAll };
});
