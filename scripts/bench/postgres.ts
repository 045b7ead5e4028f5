import { availableParallelism, loadavg } from 'node:os';
import { backUpAndCompare } from '../../supabase/postgres/backup.ts';
import { mix, pgbench } from '../../supabase/postgres/load.ts';
import { startMigrated } from '../../supabase/postgres/migrated.ts';
import { seed } from '../../supabase/postgres/seed.ts';
import { tryServers } from '../../supabase/postgres/servers.ts';
import { printedRows, writePart } from './report.ts';

const { rows, add } = printedRows();
const formatted = (count: number) => count.toLocaleString('en');
const ms = (milliseconds: number) => `${milliseconds.toFixed(1)} ms`;

const amounts = { staff: 5_000, pieces: 100_000, versions: 10, applications: 200_000 };
const cores = availableParallelism();
const connections = 40;
const pool = 20;
const seconds = 20;

const cluster = await startMigrated({ durable: true, pool });
const { version } = cluster;
try {
  const begin = performance.now();
  seed(cluster, amounts);
  const fillTime = ((performance.now() - begin) / 1000).toFixed(0);
  const size = cluster.psql("select pg_size_pretty(pg_database_size('daybreak'))").trim();
  const versions = formatted(amounts.pieces * amounts.versions);
  add(
    `${formatted(amounts.staff)} staff, ${formatted(amounts.pieces)} pieces, ${versions} versions, ${formatted(amounts.applications)} applications`,
    `${size}, filled in ${fillTime} s`,
    '',
  );

  // Cleans up after the seed, since daily use wouldn't leave that much work at once, and warms up: the first requests read from disk.
  cluster.psql('vacuum analyze; checkpoint;');
  await pgbench(cluster, amounts, { rate: 50 * cores, seconds: 10, connections });
  for (const each of [100, 200]) {
    const load = await pgbench(cluster, amounts, { rate: each * cores, seconds, connections });
    add(
      `${each * cores} requests a second, ${each} for each core, for ${seconds} s`,
      `${load.perSecond.toFixed(0)} a second answered, 0 refused`,
      `95 %: ${ms(load.in95)}, half: ${ms(load.median)}`,
    );
    const all = Object.values(mix).reduce((sum, weight) => sum + weight);
    for (const [kind, weight] of Object.entries(mix))
      add(
        `Of these: ${kind}`,
        `${((100 * weight) / all).toFixed(0)} %`,
        `95 %: ${ms(load.kinds[kind] ?? 0)}`,
      );
  }

  const { outage, flood } = await tryServers(cluster, 10);
  add(
    'Two servers, 20 people who save without a pause, one server killed',
    `${formatted(outage.acknowledged)} acknowledged, ${outage.lost} lost`,
    `${outage.perSecond.toFixed(0)} a second; ${outage.sentAgain} sent again to the other`,
  );
  const { 200: answered = 0, 429: refused = 0, ...others } = flood.statuses;
  add(
    'Ten times that load on the one that is left',
    `${formatted(flood.sent)} sent, ${formatted(answered)} answered, ${formatted(refused)} told to come again, ${Object.keys(others).join(', ') || 'nothing'} else`,
    `${flood.withoutTime} without Retry-After; as before after ${flood.recovered.toFixed(1)} s`,
  );

  const backup = backUpAndCompare(cluster);
  add(
    'Backed up, restored into an empty database, and compared',
    `${backup.tables} tables, ${backup.differences.length} differences`,
    `${backup.backUp.toFixed(0)} s and ${backup.restore.toFixed(0)} s`,
  );
  for (const difference of backup.differences) console.error(difference);
  const broken = outage.lost + flood.withoutTime + Object.keys(others).length + backup.differences.length;
  if (broken > 0) process.exitCode = 1;
} finally {
  await cluster.stop();
}

writePart(
  'On PostgreSQL',
  'pnpm bench postgres',
  `PostgreSQL ${version}`,
  [
    `PgBouncer in transaction mode before it, a pool of ${pool}, ${connections} connections to it; writes reach the disk before they are acknowledged. pgbench asks as someone among the staff: role and claims for each request, as PostgREST does. Its times count from the moment that a request is due, so they include the wait for a pooled connection. Database, pool and the client share the ${cores} cores.`,
    'The mix is our guess at a working day. With half of the requests saves, over 30 s and before common words had an index of their own, 95 % took 256 and 329 ms at 400 a second; with this mix and still without that index 102 ms. The heavier mix was not measured again.',
    "The servers are the local gateway's data API, in two processes over the same pool: what is kept of acknowledged saves is the database's doing, and the brake is the gateway's. PostgREST itself was not run.",
    `Processes that wanted one of the ${cores} cores in the last five minutes of the run: ${(loadavg()[1] ?? 0).toFixed(1)}.`,
  ],
  [['What', 'Measured', 'Time'], ...rows],
);
