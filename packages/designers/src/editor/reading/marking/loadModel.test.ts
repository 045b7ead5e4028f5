import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { loadModel } from './loadModel.ts';

afterEach(() => vi.unstubAllGlobals());

it('loads the model once, retrying after failures', async () => {
  const file = readFileSync(join(import.meta.dirname, '../../../../assets/marks.bin'));
  const fetched = vi
    .fn()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValueOnce(new Response(null, { status: 404 }))
    .mockResolvedValueOnce(new Response(file));
  vi.stubGlobal('fetch', fetched);
  // Offline, a failed part isn't requested again.
  vi.stubGlobal('navigator', { onLine: false });
  await expect(loadModel()).rejects.toThrow("Couldn't download a part of the application.");
  await expect(loadModel()).rejects.toThrow("Couldn't download a part of the application.");
  const model = await loadModel();
  expect(model.width).toBe(384);
  expect(await loadModel()).toBe(model);
  expect(fetched).toHaveBeenCalledTimes(3);
});
