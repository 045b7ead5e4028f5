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

it('stores bytes if the browser stores no Blobs, and returns Blobs', async () => {
  const { readBlobs, writeBlobs } = await load();
  const { tries, write } = refusing();
  await writeBlobs([picture()], write);
  const [read] = readBlobs(structuredClone(tries.at(-1) ?? [])) as ReturnType<typeof picture>[];
  expect(read).toMatchObject({ id: '1', name: 'sun.png' });
  expect(read?.blob.type).toBe('image/png');
  expect(await read?.blob.text()).toBe('sun');
  // Blobs were refused, so it stores bytes right away.
  await writeBlobs([picture()], write);
  expect(tries).toHaveLength(3);
});

it('stores Blobs unchanged if the browser can', async () => {
  const { readBlobs, writeBlobs } = await load();
  const write = vi.fn(async () => undefined);
  const kept = [picture()];
  await writeBlobs(kept, write);
  expect(write).toHaveBeenCalledExactlyOnceWith(kept);
  expect(readBlobs(kept)).toEqual(kept);
});

it('reports a full store and tries nothing else', async () => {
  const { writeBlobs } = await load();
  const write = vi.fn(async () => Promise.reject(new DOMException('full', 'QuotaExceededError')));
  await expect(writeBlobs([picture()], write)).rejects.toThrow('full');
  expect(write).toHaveBeenCalledOnce();
});
