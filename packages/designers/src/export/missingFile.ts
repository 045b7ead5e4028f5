import { isOffline } from '@daybreak/ui/load';
import { ExportError } from './types.ts';

const whileOffline =
  'Files cannot be made while you are offline, because their tools, fonts and pictures are downloaded when a file is made.';

/** Something that a file is made from and that could not be downloaded. Nothing is wrong with the piece. */
export class MissingFileError extends ExportError {}

/** `what`: "The fonts". The message names no address. */
export const missingFile = (what: string, cause?: unknown): MissingFileError =>
  new MissingFileError(
    isOffline() ? whileOffline : `${what} could not be loaded. Check your connection and try again.`,
    { cause },
  );

/** For the code of an engine that did not come: `loadPart(…).catch(toolsMissing)`. */
export const toolsMissing = (cause: unknown): never => {
  throw missingFile('The tools for files', cause);
};
