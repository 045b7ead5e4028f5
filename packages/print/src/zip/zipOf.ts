import { brandVersion } from '@daybreak/brand';
import { downloadZip } from 'client-zip';
import { dayOf, fileName } from '../files/fileNames.ts';
import type { ExportedFile, FileIdentity } from '../types.ts';

export interface PackedFile extends ExportedFile {
  /** The purpose of the piece, for example `{ platform: 'Google', size: 'Leaderboard' }`. */
  about: Readonly<Record<string, string>>;
  /** Preflight findings that the user may want to fix. */
  warnings: readonly string[];
  /** The size in pixels or inches, for example `728x90`. */
  size?: string;
}

/** A file that should have been in the ZIP but isn't. */
export interface LeftOut {
  about: PackedFile['about'];
  /** The reason, as a sentence for the user. */
  reason: string;
}

/** The maximum number of entries in a message. */
const maxWarnings = 8;

interface Package {
  /** Designer's id: the first part of the file name. */
  designer: string;
  /** The contents of the ZIP, for its name: `google`, `all-platforms`. */
  name: string;
  files: readonly PackedFile[];
  leftOut?: readonly LeftOut[];
  date: Date;
  /** The saved version that all of its files were made from. */
  identity?: FileIdentity | undefined;
}

/**
 * Makes one ZIP with the files and a `manifest.json` that lists the purpose of each, and any omissions with reasons.
 */
export async function zipOf({
  designer,
  name,
  files,
  leftOut = [],
  date,
  identity,
}: Package): Promise<ExportedFile> {
  const manifest = {
    designer,
    brand: brandVersion,
    made: dayOf(date),
    ...(identity ? { piece: identity } : {}),
    files: files.map(({ name: file, size, blob, measures, about, note, warnings }) => ({
      file,
      size,
      bytes: blob.size,
      ...(measures ? { measures } : {}),
      for: about,
      ...(note ? { note } : {}),
      ...(warnings.length > 0 ? { warnings } : {}),
    })),
    ...(leftOut.length > 0 ? { leftOut: leftOut.map(({ about, reason }) => ({ for: about, reason })) } : {}),
  };
  const zip = downloadZip(
    [
      ...files.map((file) => ({ name: file.name, input: file.blob })),
      { name: 'manifest.json', input: `${JSON.stringify(manifest, null, 2)}\n` },
    ].map((file) => ({ ...file, lastModified: date })),
  );
  const notes = [...new Set(files.flatMap(({ note }) => note ?? []))];
  const warned = files.filter(({ warnings }) => warnings.length > 0).length;
  return {
    name: fileName({ designer, size: name, date, extension: 'zip' }),
    blob: await zip.blob(),
    note: [
      leftOut.length > 0
        ? `${files.length} of ${files.length + leftOut.length} files.`
        : `${files.length} files.`,
      // Most notes only state a compressed size. The manifest has them all.
      ...(notes.length === 1 ? notes : []),
      ...(warned > 0 ? [`${warned} with warnings, listed in manifest.json.`] : []),
      ...(leftOut.length > maxWarnings
        ? [`${leftOut.length} skipped, listed in manifest.json.`]
        : leftOut.length > 0
          ? [`Skipped: ${leftOut.map(leftOutLine).join(' ')}`]
          : []),
    ].join(' '),
  };
}

/** Formats a missing file: "Google, Leaderboard (Headline is too long.)". */
export const leftOutLine = ({ about, reason }: LeftOut): string =>
  `${Object.values(about).join(', ')} (${reason})`;
