export { browserPieceImages } from './images/imageStore.ts';
export type { KeptState, LibraryControl, LinkedPiece } from './library/libraryControl.ts';
export type { LibraryOptions } from './library/libraryOptions.ts';
export { type MemoryPieces, memoryPieces } from './library/memoryPieces.ts';
export { browserOutbox, memoryOutbox, type Outbox } from './library/outbox.ts';
export { type DrawnDraftProps, loadPieceLook, type PieceLook } from './library/pieceLook.tsx';
export {
  pictureLimit,
  ruleOf,
  wrongWithFields,
  wrongWithLocks,
  wrongWithSet,
  wrongWithTitle,
} from './library/pieceRules.ts';
export { sameSet } from './library/pieceSet.ts';
export {
  type Elsewhere,
  type FieldRules,
  type NewPiece,
  type OpenedPiece,
  type Overwritten,
  type PieceChange,
  type PieceDraft,
  type PieceFiles,
  type PieceRights,
  type PieceSet,
  type PieceStore,
  PieceStoreError,
  type PieceStoreFault,
  type SavedPiece,
  type SetPieceFound,
  type StoredPiece,
  type Visit,
} from './library/pieceStore.ts';
export type { ReadValue } from './library/readDraft.ts';
export { openOnShelf, unlinkedDrafts } from './library/shelves.ts';
export { startLibrary } from './library/startLibrary.ts';
