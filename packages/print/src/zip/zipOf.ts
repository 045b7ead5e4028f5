import { brandVersion } from '@daybreak/brand';
import { downloadZip } from 'client-zip';
import { fileName } from '../files/fileNames.ts';
import type { ExportedFile, FileIdentity } from '../types.ts';

export interface PackedFile extends ExportedFile {
  /** What the piece is for, for example `{ platform: 'Google', size: 'Leaderboard' }`. */
  about: Readonly<Record<string, string>>;
  /** Preflight findings that the user may want to fix. */
  warnings: readonly string[];
  /** In pixels or inches, for example `728x90`. */
  size?: string;
}

/** A file that should have been in the ZIP but isn't. */
export interface LeftOut {
  about: PackedFile['about'];
  /** The reason, as a sentence for the user. */
  reason: string;
}

/** The most that a message has room for. */
const mostSaid = 8;

interface Package {
  /** Designer's id: the first part of the file name. */
  designer: string;
  /** What the ZIP contains, for its name: `google`, `all-platforms`. */
  name: string;
  files: readonly PackedFile[];
  leftOut?: readonly LeftOut[];
  date: Date;
  /** Which version of a saved piece all of its files are. */
  identity?: FileIdentity | undefined;
}

/** One ZIP with the files and a `manifest.json` that lists what each is for, and what was left out and why. */
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
    made: day(date),
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
      // Many notes just say what size a file was compressed to. The manifest has them all.
      ...(notes.length === 1 ? notes : []),
      ...(warned > 0 ? [`${warned} with warnings: manifest.json lists them.`] : []),
      ...(leftOut.length > mostSaid
        ? [`${leftOut.length} left out: manifest.json lists them.`]
        : leftOut.length > 0
          ? [`Left out: ${leftOut.map(leftOutLine).join(' ')}`]
          : []),
    ].join(' '),
  };
}

/** "Google, Leaderboard (Headline is too long.)". */
export const leftOutLine = ({ about, reason }: LeftOut): string =>
  `${Object.values(about).join(', ')} (${reason})`;

const day = (date: Date) =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
