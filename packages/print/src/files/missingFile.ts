import { ExportError } from '../types.ts';

/** A browser that reports being offline has no network at all; one that doesn't may still have none. */
export const isOffline = (): boolean => typeof navigator !== 'undefined' && navigator.onLine === false;

const whileOffline = "You're offline. Connect to the internet to create files.";

/** The error for a missing download that a file needs. Nothing is wrong with the piece. */
export class MissingFileError extends ExportError {}

/**
 * Returns the error for a missing file. The message doesn't include the URL.
 *
 * @param what what's missing: "The fonts"
 */
export const missingFile = (what: string, cause?: unknown): MissingFileError =>
  new MissingFileError(
    isOffline() ? whileOffline : `${what} didn't load. Check your connection and try again.`,
    { cause },
  );

/** Throws the error for engine code that fails to load: `loadPart(…).catch(toolsMissing)`. */
export const toolsMissing = (cause: unknown): never => {
  throw missingFile('The file tools', cause);
};
