import { writtenName } from '@daybreak/designers';
import { downloadZip } from 'client-zip';
import { BackendError } from '../../../backend/errors.ts';
import type { ExportedPiece, Library } from '../../../backend/interfaces/Library.ts';

interface Entry {
  name: string;
  input: Blob | string;
}

const endings: Record<string, string> = { 'image/png': 'png', 'image/jpeg': 'jpg', 'image/webp': 'webp' };
const pretty = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** A piece as its file has it. The file's keys don't change with the portal's own names. */
const forFile = ({ staffRights, trashedAt, campaign, ...piece }: ExportedPiece) => ({
  ...piece,
  everybody: staffRights,
  binnedAt: trashedAt,
  set: campaign,
});

/** Returns the pictures in a piece and in its earlier versions. */
const picturesOf = ({ pictures, versions }: ExportedPiece) => [
  ...new Set(
    [pictures, ...versions.map((version) => version.pictures)].flatMap((each) => Object.values(each)),
  ),
];

/**
 * Packs everything the user owns into a ZIP: a JSON file per piece with its versions, each picture once under its
 * SHA-256, and a `manifest.json` that describes the files and lists missing pictures. `onPiece` receives the number of
 * packed pieces.
 */
export async function packLibrary(
  library: Pick<Library, 'exportPieces' | 'loadPicture'>,
  date: Date,
  onPiece: (done: number) => void,
): Promise<{ zip: Blob; missing: number }> {
  /** Each picture's file; undefined for a refused one. */
  const pictures = new Map<string, string | undefined>();
  const contents: object[] = [];

  async function* pictureFiles(names: readonly string[]): AsyncGenerator<Entry> {
    for (const sha256 of names) {
      if (pictures.has(sha256)) continue;
      try {
        const picture = await library.loadPicture(sha256);
        const file = `pictures/${sha256}.${endings[picture.type] ?? 'bin'}`;
        pictures.set(sha256, file);
        yield { name: file, input: picture };
      } catch (error) {
        // Skip a missing picture, but fail if the server is down, rather than leave pictures out.
        if (!(error instanceof BackendError) || error.kind !== 'refused') throw error;
        pictures.set(sha256, undefined);
      }
    }
  }
  async function* entries(): AsyncGenerator<Entry> {
    let after: string | undefined;
    for (;;) {
      const page = await library.exportPieces(after);
      for (const piece of page) {
        const file = `pieces/${writtenName(piece.name) || 'Piece'} ${piece.id.slice(0, 8)}.json`;
        yield { name: file, input: pretty(forFile(piece)) };
        const names = picturesOf(piece);
        yield* pictureFiles(names);
        contents.push({
          name: piece.name,
          file,
          designer: piece.designer,
          folder: piece.folder,
          state: piece.state,
          lastChanged: piece.updatedAt,
          inTheBinSince: piece.trashedAt,
          versions: piece.versions.length,
          pictures: names.flatMap((name) => pictures.get(name) ?? []),
          picturesThatAreMissing: names.filter((name) => !pictures.get(name)),
        });
        onPiece(contents.length);
      }
      after = page.at(-1)?.id;
      if (after === undefined) break;
    }
    yield { name: 'manifest.json', input: pretty({ made: date.toISOString(), pieces: contents }) };
  }
  async function* dated() {
    for await (const entry of entries()) yield { ...entry, lastModified: date };
  }

  const zip = await downloadZip(dated()).blob();
  return { zip, missing: [...pictures.values()].filter((file) => file === undefined).length };
}
