import { type AnsweringOptions, createAnswering } from '../_shared/answering.ts';
import { serverClient } from '../_shared/caller.ts';
import { Fault } from '../_shared/Fault.ts';
import { holdsSecret } from '../_shared/holdsSecret.ts';

const failed = 'The library could not be swept.';

/**
 * Empties what was in the bin of the library for 30 days, and deletes pictures that nothing refers to. For a schedule, which
 * calls it with the project's secret key.
 */
export const createSweep = (options: AnsweringOptions = {}) =>
  createAnswering(
    {
      name: 'sweep-library',
      failed,
      async work(_body, settings, request) {
        if (!(await holdsSecret(request, settings.secretKey)))
          throw new Fault(401, 'Only the schedule may call this.');
        const server = serverClient(settings);
        const due = await server.rpc('library_to_sweep');
        if (due.error) throw new Fault(502, failed);
        const { pieces, files }: { pieces: number; files: string[] } = due.data;
        if (files.length > 0) {
          const { error } = await server.storage.from('piece-pictures').remove(files);
          if (error) throw new Fault(502, failed);
        }
        const counts = { pieces, files: files.length };
        return { answer: counts, counts, silent: pieces + files.length === 0 };
      },
    },
    options,
  );
