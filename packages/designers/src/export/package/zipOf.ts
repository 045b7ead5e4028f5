import { brandVersion } from '@daybreak/brand';
import { downloadZip } from 'client-zip';
import { fileName } from '../fileNames.ts';
import type { ExportedFile } from '../types.ts';

export interface PackedFile extends ExportedFile {
  /** What the piece was made for, for example `{ platform: 'Google', size: 'Leaderboard' }`. */
  about: Readonly<Record<string, string>>;
  /** What a look at the piece found that its user may want to mend. */
  warnings: readonly string[];
  /** In pixels or inches, for example `728x90`. */
  size?: string;
}

/** What was to be in a ZIP and is not. */
export interface LeftOut {
  about: PackedFile['about'];
  /** Why, in a sentence for the user. */
  reason: string;
}

/** More than a message has room for. */
const mostSaid = 8;

interface Package {
  /** Designer's id: the first part of the file name. */
  designer: string;
  /** What the ZIP holds, for its name: `google`, `all-platforms`. */
  name: string;
  files: readonly PackedFile[];
  leftOut?: readonly LeftOut[];
  date: Date;
}

/** One ZIP with the files and a `manifest.json` that says what each is for, and what was left out and why. */
export async function zipOf({ designer, name, files, leftOut = [], date }: Package): Promise<ExportedFile> {
  const manifest = {
    designer,
    brand: brandVersion,
    made: day(date),
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
      // Many notes are the sizes that files were compressed to: the manifest has them all.
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
