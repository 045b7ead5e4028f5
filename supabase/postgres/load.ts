import { execFile } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Cluster } from './cluster.ts';
import type { Amounts } from './seed.ts';

/** The relative frequency of each request: a person looks for a piece, opens it and writes. */
export const mix = { library: 4, find: 3, open: 6, save: 6, directory: 1 };

export interface Load {
  /**
   * Answered requests, and the milliseconds within which half and 95 % were answered, including the wait for a
   * connection.
   */
  perSecond: number;
  median: number;
  in95: number;
  /** The milliseconds within which 95 % were answered, by kind of request. */
  kinds: Record<string, number>;
}

/**
 * Sends requests like people do, through PgBouncer, at this rate per second and from this many connections. Throws if
 * one is refused.
 */
export async function pgbench(
  cluster: Cluster,
  { staff, pieces }: Pick<Amounts, 'staff' | 'pieces'>,
  { rate, seconds, connections }: { rate: number; seconds: number; connections: number },
): Promise<Load> {
  const folder = join(cluster.folder, 'load');
  mkdirSync(folder);
  const read = (name: string) => readFileSync(join(import.meta.dirname, 'load', `${name}.sql`), 'utf8');
  const scripts = Object.entries(mix).map(([name, weight]) => {
    const file = join(folder, `${name}.sql`);
    writeFileSync(file, read('as-somebody') + read(name));
    return `--file=${file}@${weight}`;
  });
  const options = [
    ...['--no-vacuum', '--log', '--random-seed=7', `--log-prefix=${join(folder, 'log')}`],
    ...[`--rate=${rate}`, `--time=${seconds}`, `--client=${connections}`, '--jobs=2'],
    ...[`--define=staff=${staff}`, `--define=pieces=${pieces}`],
  ];
  const { stderr } = await promisify(execFile)(
    join(cluster.programs, 'pgbench'),
    [...options, ...scripts, 'daybreak'],
    { env: cluster.env('authenticator', 'pooled'), maxBuffer: 64 * 1024 * 1024 },
  );
  if (/aborted|ERROR/.test(stderr)) throw new Error(`pgbench: ${stderr.slice(0, 2000)}`);
  const answers = readdirSync(folder)
    .filter((name) => name.startsWith('log'))
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').trim().split('\n'))
    .map((line) => {
      // Client, number, microseconds, script.
      const [, , time, script] = line.split(' ').map(Number);
      return { milliseconds: (time ?? 0) / 1000, kind: Object.keys(mix)[script ?? 0] ?? '' };
    });
  rmSync(folder, { recursive: true });
  const share = (part: number, of = answers) =>
    of.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b)[Math.floor(of.length * part)] ?? 0;
  return {
    perSecond: answers.length / seconds,
    median: share(0.5),
    in95: share(0.95),
    kinds: Object.fromEntries(
      Object.keys(mix).map((kind) => [
        kind,
        share(
          0.95,
          answers.filter((each) => each.kind === kind),
        ),
      ]),
    ),
  };
}
