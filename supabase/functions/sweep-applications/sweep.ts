import { serverClient } from '../_shared/caller.ts';
import { orFail } from '../_shared/Fault.ts';
import { requireSecret } from '../_shared/holdsSecret.ts';
import { createJsonFunction } from '../_shared/httpFunction.ts';

interface Due {
  orphans: string[];
  expired: { id: string; resume: string | null }[];
}

const failureText = "Couldn't delete old applications.";

/**
 * Deletes resumes that no application names after a day, and applications with their resumes past their retention
 * period. A schedule calls it with the project's secret key.
 */
export const createSweep = createJsonFunction({
  name: 'sweep-applications',
  failureText,
  async handle(_body, settings, request) {
    await requireSecret(request, settings);
    const server = serverClient(settings);
    const due = await server.rpc('applications_to_sweep', { months: settings.retentionMonths });
    const { orphans, expired }: Due = orFail(due, failureText);
    // Files first: a leftover row is found again, a leftover file isn't.
    const files = [...orphans, ...expired.flatMap(({ resume }) => resume ?? [])];
    if (files.length > 0) orFail(await server.storage.from('resumes').remove(files), failureText);
    if (expired.length > 0) {
      const ids = expired.map(({ id }) => id);
      orFail(await server.from('job_applications').delete().in('id', ids), failureText);
    }
    const counts = { files: files.length, applications: expired.length };
    return { answer: counts, counts, isSilent: files.length + expired.length === 0 };
  },
});
