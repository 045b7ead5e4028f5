import { localSecretKey } from '../auth/keys.ts';
import type { Report } from '../database/quietConsole.ts';
import type { Backend } from '../openBackend.ts';

const minute = 60 * 1000;
const hour = 60 * minute;

const jobs = [
  { name: 'sweep-applications', every: hour, failure: "Couldn't delete old applications" },
  { name: 'sweep-library', every: hour, failure: "Couldn't empty the library's trash" },
  { name: 'mail-applications', every: minute, failure: "Couldn't send the emails about applications" },
  { name: 'mail-approvals', every: minute, failure: "Couldn't send the emails about approvals and comments" },
  { name: 'mail-shares', every: minute, failure: "Couldn't send the emails about shared pieces" },
];

/** Runs scheduled functions periodically, like a hosted project's schedule. Returns a function that stops it. */
export function runSchedule({ fetch }: Pick<Backend, 'fetch'>, origin: string, report: Report): () => void {
  let ended = false;
  const run = async ({ name, failure }: (typeof jobs)[number]) => {
    const { status } = await fetch(
      new Request(`${origin}/functions/v1/${name}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${localSecretKey}`, 'content-type': 'application/json' },
        body: '{}',
      }),
    );
    if (status !== 201 && !ended) report(`${failure} (${status}).`);
  };
  const timers = jobs.map((job) => {
    void run(job);
    return setInterval(() => void run(job), job.every).unref();
  });
  return () => {
    ended = true;
    for (const timer of timers) clearInterval(timer);
  };
}
