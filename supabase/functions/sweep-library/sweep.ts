import { serverClient } from '../_shared/caller.ts';
import { orFail } from '../_shared/Fault.ts';
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
    const due = await server.rpc('library_to_sweep');
    const { pieces, files }: { pieces: number; files: string[] } = orFail(due, failureText);
    const accounts: number = orFail(await server.rpc('sweep_accounts'), failureText);
    const photos: string[] = orFail(await server.rpc('photos_to_sweep'), failureText);
    const approved: string[] = orFail(await server.rpc('approved_files_to_sweep'), failureText);
    for (const [bucket, names] of [
      ['piece-pictures', files],
      ['photos', photos],
      ['approved-files', approved],
    ] as const) {
      if (names.length > 0) orFail(await server.storage.from(bucket).remove(names), failureText);
    }
    const counts = {
      pieces,
      files: files.length,
      photos: photos.length,
      approved: approved.length,
      accounts,
    };
    return { answer: counts, counts, isSilent: Object.values(counts).every((count) => count === 0) };
  },
});
