import { localSecretKey } from '../auth/keys.ts';
import type { Report } from '../database/quietConsole.ts';
import type { Backend } from '../openBackend.ts';

const hour = 60 * 60 * 1000;

/** Has `sweep-applications` run now and every hour, as a schedule does on a hosted project. Gives what ends it. */
export function sweepHourly({ fetch }: Pick<Backend, 'fetch'>, origin: string, report: Report): () => void {
  let ended = false;
  const sweep = async () => {
    const { status } = await fetch(
      new Request(`${origin}/functions/v1/sweep-applications`, {
        method: 'POST',
        headers: { authorization: `Bearer ${localSecretKey}`, 'content-type': 'application/json' },
        body: '{}',
      }),
    );
    if (status !== 201 && !ended) report(`Old applications could not be swept (${status}).`);
  };
  void sweep();
  const timer = setInterval(sweep, hour);
  timer.unref();
  return () => {
    ended = true;
    clearInterval(timer);
  };
}
