'use client';

export { QrCode, type QrCodeProps } from './artwork/QrCode.tsx';
export { type QrPath, qrPath } from './artwork/qr.ts';
export {
  type CatalogueEntry,
  catalogue,
  everyDesigner,
  loadReadyPieces,
  type ReadyEntry,
  wizardEntry,
} from './catalogue/catalogue.ts';
export { browserExporter } from './export/browserExporter.ts';
export { ownFileName, writtenName } from './export/fileNames.ts';
export { brandMovedOn, type KeptPiece, readPiece } from './export/roundTrip/draftFile.ts';
export { ExportError, type ExportedFile, type Exporter, type ExportRequest } from './export/types.ts';
export { ImagesPanel, type ImagesPanelProps } from './images/ImagesPanel.tsx';
export { browserImages, type ImageStore, memoryImages } from './images/imageStore.ts';
export { readImage } from './images/readImage.ts';
export { ImageRefusedError, type UploadedImage } from './images/uploadedImage.ts';
export { useFilesIn } from './images/useFilesIn.ts';
export { type ImageLibrary, useImages } from './images/useImages.ts';
export { contactQr } from './pieces/businessCard/contactQr.ts';
export { openPiece, replacesDetails } from './pieces/openPiece.ts';
export { UserDetailsForm, type UserDetailsFormProps } from './userDetails/UserDetailsForm.tsx';
export {
  defaultUserDetails,
  type ProfileDetails,
  restoreUserDetails,
  type UserDetails,
  userDetailsKey,
} from './userDetails/userDetails.ts';
export {
  type ProfileControl,
  type UserDetailsControl,
  useUserDetails,
} from './userDetails/useUserDetails.ts';
export { type Contact, vCardText } from './userDetails/vCard.ts';
export type { DesignerProps, Notice, OpenDraft, StaffChoice } from './workbench/designer.ts';
export { type DraftStore, localDrafts, memoryDrafts } from './workbench/draftStore.ts';
export type { Field, Fields } from './workbench/fields.ts';
export type { PreviewProps } from './workbench/previewOf.tsx';
export type { DraftRules } from './workbench/rules.ts';
export type { CardKind, CardMade, StaffCards } from './workbench/staffCards.ts';
