import { expect, it, vi } from 'vitest';
import { BackendError } from '../../../backend/errors.ts';
import { sampleLibrary } from '../../../backend/memory/library/sampleLibrary.ts';
import { memoryBackend } from '../../../backend/memory/memoryBackend.ts';
import { packLibrary } from './packLibrary.ts';

const sha = (letter: string) => letter.repeat(64);
const date = new Date('2026-11-22T12:00:00Z');

/** Reads the files in an uncompressed ZIP by its central directory. */
async function filesIn(zip: Blob): Promise<Map<string, string>> {
  const bytes = Buffer.from(await zip.arrayBuffer());
  const files = new Map<string, string>();
  for (let at = bytes.indexOf('PK\x01\x02'); at >= 0; at = bytes.indexOf('PK\x01\x02', at + 4)) {
    const [size, name, place] = [
      bytes.readUInt32LE(at + 24),
      bytes.readUInt16LE(at + 28),
      bytes.readUInt32LE(at + 42),
    ];
    const start = place + 30 + bytes.readUInt16LE(place + 26) + bytes.readUInt16LE(place + 28);
    files.set(bytes.toString('utf8', at + 46, at + 46 + name), bytes.toString('utf8', start, start + size));
  }
  return files;
}

it('packs pieces with their versions and each picture once, and lists missing ones', async () => {
  const store = sampleLibrary();
  const own = [...store.pieces.values()].filter(({ ownerId }) => ownerId === 'user-sam');
  const [first, second] = own;
  if (!first || !second) throw new Error('The sample library has too few pieces.');
  first.name = 'What? A/B: "test"...';
  first.pictures = { a: sha('a'), gone: sha('b') };
  second.pictures = { other: sha('a') };
  const picture = new Blob(['picture'], { type: 'image/jpeg' });
  store.pictures.set(sha('a'), { picture, holders: new Set() });
  const { library } = memoryBackend({ library: store, signedInAs: 'sam@daybreak.example' });
  const done = vi.fn();
  const { zip, missing } = await packLibrary(library, date, done);
  const files = await filesIn(zip);

  expect(missing).toBe(1);
  expect(done).toHaveBeenLastCalledWith(own.length);
  expect([...files.keys()].filter((name) => name.startsWith('pieces/'))).toHaveLength(own.length);
  expect([...files.keys()].filter((name) => name.startsWith('pictures/'))).toEqual([
    `pictures/${sha('a')}.jpg`,
  ]);
  const manifest = JSON.parse(files.get('manifest.json') ?? '');
  const entry = manifest.pieces.find(({ name }: { name: string }) => name === first.name);
  expect(entry).toMatchObject({
    file: `pieces/What A B test ${first.id.slice(0, 8)}.json`,
    designer: 'poster',
    folder: first.folder,
    versions: 3,
    pictures: [`pictures/${sha('a')}.jpg`],
    picturesThatAreMissing: [sha('b')],
  });
  expect(JSON.parse(files.get(entry.file) ?? '')).toMatchObject({
    id: first.id,
    draft: first.draft,
    versions: first.versions,
    everybody: null,
    binnedAt: null,
  });
});

it('fails if the server is unreachable, rather than leave pictures out', async () => {
  const store = sampleLibrary();
  for (const row of store.pieces.values()) row.pictures = { a: sha('a') };
  const { library } = memoryBackend({
    library: store,
    signedInAs: 'sam@daybreak.example',
    failures: { 'library.loadPicture': 'unreachable' },
  });
  await expect(packLibrary(library, date, () => undefined)).rejects.toBeInstanceOf(BackendError);
});
