export type { KeptState, LibraryControl, LinkedPiece } from './campaigns/library/libraryControl.ts';
export type { LibraryOptions } from './campaigns/library/libraryOptions.ts';
export { openOnShelf, unlinkedDrafts } from './campaigns/library/localPieces.ts';
export { type MemoryPieces, memoryPieces } from './campaigns/library/memoryPieces.ts';
export { sameCampaign } from './campaigns/library/pieceCampaign.ts';
export {
  pictureLimit,
  ruleOf,
  wrongWithCampaign,
  wrongWithFields,
  wrongWithLocks,
  wrongWithTitle,
} from './campaigns/library/pieceRules.ts';
export {
  type CampaignPieceFound,
  type Elsewhere,
  type FieldRules,
  type NewPiece,
  type OpenedPiece,
  type Overwritten,
  type PieceCampaign,
  type PieceChange,
  type PieceDraft,
  type PieceFiles,
  type PieceRights,
  type PieceStore,
  PieceStoreError,
  type PieceStoreFault,
  type SavedPiece,
  type StoredPiece,
  type Visit,
} from './campaigns/library/pieceStore.ts';
export { browserOutbox, memoryOutbox, type Outbox } from './campaigns/library/sync/outbox.ts';
export { startLibrary } from './campaigns/library/sync/startLibrary.ts';
export { loadPieceLook } from './catalogue/pieceLook.ts';
export { designerVersionOf } from './designers/versions.ts';
export type { BrandChanges, BrandVersions } from './editor/brandUpdate/brandChanges.ts';
export type { ChangedPixels } from './editor/brandUpdate/changedPixels.ts';
export type { ChangedLook, ChangedSide, StoredLook } from './editor/brandUpdate/storedLook.ts';
export { browserPieceImages } from './editor/images/store/imageStore.ts';
export {
  type BrandComparison,
  changedLook,
  type DrawnDraftProps,
  type PieceLook,
} from './editor/looks/pieceLook.tsx';
export type { ReadValue } from './editor/looks/readDraft.ts';
