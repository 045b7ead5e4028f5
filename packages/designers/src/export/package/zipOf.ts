import { version as brandVersion } from '@daybreak/brand/package.json';
import { downloadZip } from 'client-zip';
import { fileName, safeName } from '../fileNames.ts';
import type { ExportedFile } from '../types.ts';

export interface PackedFile extends ExportedFile {
  /** What the piece was made for, for example `{ platform: 'Google', size: 'Leaderboard' }`. */
  about: Readonly<Record<string, string>>;
  /** What a look at the piece found that its user may want to mend. */
  warnings: readonly string[];
  /** In pixels or inches, for example `728x90`. */
  size: string;
}

interface Package {
  /** Designer's id: the first part of the file name. */
  designer: string;
  /** What the ZIP holds, for its name: `google`, `all-platforms`. */
  name: string;
  files: readonly PackedFile[];
  date: Date;
}

/**
 * One ZIP with the files and a `manifest.json` that says what each is for. Files that would have one name, because two
 * platforms share a size, get the words of what they are for before it.
 */
export async function zipOf({ designer, name, files, date }: Package): Promise<ExportedFile> {
  const counts = Map.groupBy(files, (file) => file.name);
  const named = files.map((file) => ({
    ...file,
    name:
      (counts.get(file.name)?.length ?? 0) > 1
        ? `${safeName(Object.values(file.about).join(' '))}-${file.name}`
        : file.name,
  }));
  const manifest = {
    designer,
    brand: brandVersion,
    made: day(date),
    files: named.map(({ name: file, size, blob, about, note, warnings }) => ({
      file,
      size,
      bytes: blob.size,
      for: about,
      ...(note ? { note } : {}),
      ...(warnings.length > 0 ? { warnings } : {}),
    })),
  };
  const zip = downloadZip(
    [
      ...named.map((file) => ({ name: file.name, input: file.blob })),
      { name: 'manifest.json', input: `${JSON.stringify(manifest, null, 2)}\n` },
    ].map((file) => ({ ...file, lastModified: date })),
  );
  const notes = [...new Set(files.flatMap(({ note }) => note ?? []))];
  const warned = files.filter(({ warnings }) => warnings.length > 0).length;
  return {
    name: fileName({ designer, size: name, date, extension: 'zip' }),
    blob: await zip.blob(),
    note: [
      `${files.length} files.`,
      // Many notes are the sizes that files were compressed to: the manifest has them all.
      ...(notes.length === 1 ? notes : []),
      ...(warned > 0 ? [`${warned} with warnings: manifest.json lists them.`] : []),
    ].join(' '),
  };
}

const day = (date: Date) =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
