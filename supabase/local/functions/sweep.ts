import { localSecretKey } from '../auth/keys.ts';
import type { Report } from '../database/quietConsole.ts';
import type { Backend } from '../openBackend.ts';

const hour = 60 * 60 * 1000;

const sweeps = { 'sweep-applications': 'Old applications', 'sweep-library': 'The bin of the library' };

/** Has what deletes run now and every hour, as a schedule does on a hosted project. Gives what ends it. */
export function sweepHourly({ fetch }: Pick<Backend, 'fetch'>, origin: string, report: Report): () => void {
  let ended = false;
  const sweep = async () => {
    for (const [name, what] of Object.entries(sweeps)) {
      const { status } = await fetch(
        new Request(`${origin}/functions/v1/${name}`, {
          method: 'POST',
          headers: { authorization: `Bearer ${localSecretKey}`, 'content-type': 'application/json' },
          body: '{}',
        }),
      );
      if (status !== 201 && !ended) report(`${what} could not be swept (${status}).`);
    }
  };
  void sweep();
  const timer = setInterval(sweep, hour);
  timer.unref();
  return () => {
    ended = true;
    clearInterval(timer);
  };
}
