export {
  inches,
  inInches,
  isPrinted,
  lengthIn,
  measureOf,
  millimetres,
  pixels,
  pxPerUnit,
  safeZone,
} from './artboardSize.ts';
export { CSS_PX_PER_INCH, naturalSize } from './artworkCopy.ts';
export { browserExporter } from './browserExporter.ts';
export { fileName, ownFileName, safeName, sizeName, writtenName } from './files/fileNames.ts';
export { type FilePlan, madeLine, planLine, plannedFiles } from './files/filePlan.ts';
export { fileSize } from './files/fileSize.ts';
export { MissingFileError, missingFile, toolsMissing } from './files/missingFile.ts';
export { saveFiles } from './files/saveFiles.ts';
export { loadPartsWith } from './loadPart.ts';
export { printDpi } from './printResolution.ts';
export {
  type ArtboardSide,
  type ArtboardSize,
  ExportError,
  type ExportedFile,
  type Exporter,
  type ExportRequest,
  type ExportSource,
  type FileIdentity,
  type FileLimit,
  orPicture,
} from './types.ts';
