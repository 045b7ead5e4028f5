import { beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => vi.resetModules());
const load = () => import('./keptBlobs.ts');
const picture = () => ({ id: '1', name: 'sun.png', blob: new Blob(['sun'], { type: 'image/png' }) });
const refusing = () => {
  const tries: (readonly object[])[] = [];
  const write = async (items: readonly object[]) => {
    tries.push(items);
    if (items.some((item) => (item as { blob: unknown }).blob instanceof Blob))
      throw new DOMException('Error preparing Blob/File data to be stored in object store', 'UnknownError');
  };
  return { tries, write };
};

it('keeps the bytes of Blobs where the browser keeps no Blobs, and gives Blobs back', async () => {
  const { readBlobs, writeBlobs } = await load();
  const { tries, write } = refusing();
  await writeBlobs([picture()], write);
  const [read] = readBlobs(structuredClone(tries.at(-1) ?? [])) as ReturnType<typeof picture>[];
  expect(read).toMatchObject({ id: '1', name: 'sun.png' });
  expect(read?.blob.type).toBe('image/png');
  expect(await read?.blob.text()).toBe('sun');
  // It doesn't ask again for what was refused.
  await writeBlobs([picture()], write);
  expect(tries).toHaveLength(3);
});

it('keeps Blobs as they are where the browser does', async () => {
  const { readBlobs, writeBlobs } = await load();
  const write = vi.fn(async () => undefined);
  const kept = [picture()];
  await writeBlobs(kept, write);
  expect(write).toHaveBeenCalledExactlyOnceWith(kept);
  expect(readBlobs(kept)).toEqual(kept);
});

it('says that there is no room, and tries nothing else', async () => {
  const { writeBlobs } = await load();
  const write = vi.fn(async () => Promise.reject(new DOMException('full', 'QuotaExceededError')));
  await expect(writeBlobs([picture()], write)).rejects.toThrow('full');
  expect(write).toHaveBeenCalledOnce();
});
