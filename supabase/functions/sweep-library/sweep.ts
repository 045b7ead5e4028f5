import { serverClient } from '../_shared/caller.ts';
import { Fault } from '../_shared/Fault.ts';
import { requireSecret } from '../_shared/holdsSecret.ts';
import { createJsonFunction } from '../_shared/httpFunction.ts';

const failureText = "Couldn't empty the library's trash.";

/**
 * Deletes pieces that were in the trash for 30 days; pictures, approved files and photos that nothing refers to; and
 * accounts without a directory entry. A schedule calls it with the project's secret key.
 */
export const createSweep = createJsonFunction({
  name: 'sweep-library',
  failureText,
  async handle(_body, settings, request) {
    await requireSecret(request, settings);
    const server = serverClient(settings);
    const sweepRows = await server.rpc('library_to_sweep');
    if (sweepRows.error) throw new Fault(502, failureText);
    const accounts = await server.rpc('sweep_accounts');
    if (accounts.error) throw new Fault(502, failureText);
    const { pieces, files }: { pieces: number; files: string[] } = sweepRows.data;
    const unusedPhotos = await server.rpc('photos_to_sweep');
    if (unusedPhotos.error) throw new Fault(502, failureText);
    const photos: string[] = unusedPhotos.data;
    const unknown = await server.rpc('approved_files_to_sweep');
    if (unknown.error) throw new Fault(502, failureText);
    const approved: string[] = unknown.data;
    for (const [bucket, names] of [
      ['piece-pictures', files],
      ['photos', photos],
      ['approved-files', approved],
    ] as const) {
      if (names.length === 0) continue;
      const { error } = await server.storage.from(bucket).remove(names);
      if (error) throw new Fault(502, failureText);
    }
    const counts = {
      pieces,
      files: files.length,
      photos: photos.length,
      approved: approved.length,
      accounts: accounts.data as number,
    };
    return { answer: counts, counts, isSilent: Object.values(counts).every((count) => count === 0) };
  },
});
