'use client';

export {
  ExportError,
  type ExportedFile,
  type Exporter,
  type ExportRequest,
  ownFileName,
  writtenName,
} from '@daybreak/print';
export { brandMovedOn, type KeptPiece, readPiece } from '@daybreak/print/draftFile';
export {
  type CheckedFile,
  checkedFile,
  type FileIdentity,
  largestCheckedFile,
} from '@daybreak/print/identity';
export {
  type CatalogueEntry,
  catalogue,
  everyDesigner,
  loadReadyPieces,
  pieceTypes,
  type ReadyEntry,
  wizardEntry,
} from './catalogue/catalogue.ts';
export { type Occasion, type ReadyPiece, readyOccasions } from './catalogue/samplePieces.ts';
export { contactQr } from './designers/businessCard/contactQr.ts';
export { openPiece, replacesDetails } from './designers/openPiece.ts';
export { QrCode, type QrCodeProps } from './editor/artwork/QrCode.tsx';
export { type QrPath, qrPath } from './editor/artwork/qr.ts';
export type { DesignerProps, Notice, OpenDraft, StaffChoice } from './editor/designer.ts';
export {
  approvingExporter,
  type DraftPlace,
  type FileApproval,
  type FileApprovals,
  type MadeFile,
  proofStamp,
} from './editor/download/approval/fileApproval.ts';
export { type DraftStore, localDrafts, memoryDrafts } from './editor/drafts/draftStore.ts';
export { hasDrafts } from './editor/drafts/drafts.ts';
export type { DraftRules } from './editor/drafts/rules.ts';
export type { Field, Fields } from './editor/fields/fields.ts';
export { ImagesPanel, type ImagesPanelProps } from './editor/images/controls/ImagesPanel.tsx';
export { useFilesIn } from './editor/images/controls/useFilesIn.ts';
export { readImage } from './editor/images/readImage.ts';
export { browserImages, type ImageStore, memoryImages } from './editor/images/store/imageStore.ts';
export { reducedCopy } from './editor/images/store/reducedCopy.ts';
export type {
  FaceBox,
  TeamPicture,
  TeamPictureState,
  TeamPictures,
} from './editor/images/team/teamPictures.ts';
export { ImageRefusedError, type UploadedImage } from './editor/images/uploadedImage.ts';
export { type ImageLibrary, useImages } from './editor/images/useImages.ts';
export type { PreviewProps } from './editor/preview/previewOf.tsx';
export { browserExporter } from './editor/print.ts';
export type { CardKind, CardMade, StaffCards } from './editor/userDetails/staffCards.ts';
export { UserDetailsForm, type UserDetailsFormProps } from './editor/userDetails/UserDetailsForm.tsx';
export {
  defaultUserDetails,
  type ProfileDetails,
  restoreUserDetails,
  type UserDetails,
  userDetailsKey,
} from './editor/userDetails/userDetails.ts';
export {
  type ProfileControl,
  type UserDetailsControl,
  useUserDetails,
} from './editor/userDetails/useUserDetails.ts';
export { type Contact, vCardText } from './editor/userDetails/vCard.ts';
