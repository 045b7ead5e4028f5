import { afterEach, expect, it, vi } from 'vitest';
import { RequestOverFetch } from '../testing/requestOverFetch.ts';
import { httpApplicationApi } from './httpApplicationApi.ts';

afterEach(() => vi.unstubAllGlobals());

it('ends an upload that was canceled while its ticket was requested', async () => {
  vi.stubGlobal('XMLHttpRequest', RequestOverFetch);
  vi.stubGlobal('fetch', async (_url: string, { signal }: { signal: AbortSignal }) => {
    await Promise.resolve();
    signal.throwIfAborted();
    return Response.json({ Key: 'resumes/cv.pdf' });
  });
  const upload = (signal: AbortSignal) =>
    httpApplicationApi({ url: 'https://project.invalid', publishableKey: 'key' }).upload({
      storedName: 'cv.pdf',
      type: 'application/pdf',
      file: new Blob(['%PDF-1.7']),
      signal,
      onProgress: () => undefined,
    });
  await expect(upload(new AbortController().signal)).resolves.toBeUndefined();
  await expect(upload(AbortSignal.abort())).rejects.toMatchObject({ kind: 'cancelled' });
});
