import { ExportError } from '../types.ts';

/** A browser that reports being offline has no network at all; one that doesn't may still have none. */
export const isOffline = (): boolean => typeof navigator !== 'undefined' && navigator.onLine === false;

const whileOffline = "You're offline. Connect to the internet to make files.";

/** For something a file needs that couldn't be downloaded. Nothing is wrong with the piece. */
export class MissingFileError extends ExportError {}

/** `what`: "The fonts". The message doesn't include the URL. */
export const missingFile = (what: string, cause?: unknown): MissingFileError =>
  new MissingFileError(
    isOffline() ? whileOffline : `${what} didn't load. Check your connection and try again.`,
    { cause },
  );

/** For engine code that fails to load: `loadPart(…).catch(toolsMissing)`. */
export const toolsMissing = (cause: unknown): never => {
  throw missingFile('The tools for files', cause);
};
