import { partOf, seedOfRun, sweepOf } from '../../scripts/check/sweeps.ts';
import { supabaseCli } from '../local/database/supabaseCli.ts';
import { adoptEarlier } from './adoption.ts';
import { backUpAndCompare } from './backup.ts';
import { seedDemo } from './demo.ts';
import { makeProject, startMigrated } from './migrated.ts';
import { tryMove } from './moving.ts';
import { planFaults, unfoundFaults } from './plans.ts';
import { differencesOf, push } from './push.ts';
import { unrefused } from './refusals.ts';
import { seed } from './seed.ts';
import { statements } from './statements.ts';
import { runSuite } from './suite.ts';

/** Checks on a real PostgreSQL what tests check in the embedded one: `pnpm check postgres`. */
const cluster = await startMigrated();
const failures: string[] = [];

/** `npm test` runs some of these. Each returns its faults. */
const parts: Record<string, () => Promise<string[]>> = {
  push: async () => {
    makeProject(cluster, 'pushed', { generous: false });
    await push(cluster, 'pushed');
    const differences = differencesOf(cluster, 'pushed');
    console.log(
      `Pushed by ${supabaseCli} to a project that grants nothing by default: ${differences.length} differences from one that grants everything.`,
    );
    console.log(`What journeys begin with, there: ${await seedDemo(cluster, 'pushed')}.`);
    return differences;
  },
  adoption: async () => {
    const { tables, differences } = await adoptEarlier(cluster);
    console.log(
      `The present history, adopted by a database of the release before, with a push: ${tables} tables, ${differences.length} differences.`,
    );
    return differences;
  },
  moving: async () => {
    const { rows, files, differences } = await tryMove(cluster, {
      people: 12,
      pieces: 100,
      applications: 10,
    });
    console.log(
      `What npm start keeps, moved into an empty project: ${rows} rows, ${files} files, ${differences.length} differences.`,
    );
    return differences;
  },
  pgTAP: async () => {
    const { failures, passed } = runSuite(cluster);
    console.log(`pgTAP through PgBouncer in transaction mode: ${passed} assertions hold.`);
    return failures;
  },
  'plans and backup': async () => {
    // Enough rows for the planner to prefer an index, and for a scan to be noticeable.
    seed(cluster, { staff: 12_000, pieces: 12_000, versions: 1, applications: 12_000 });
    const plans = [...planFaults(cluster), ...unfoundFaults(cluster)];
    console.log(
      `Plans of ${Object.keys(statements).length} statements, and of what they call: ${plans.length} faults.`,
    );
    const { tables, differences } = backUpAndCompare(cluster);
    console.log(
      `A backup, restored into an empty database: ${tables} tables, ${differences.length} differences.`,
    );
    return [...plans, ...differences];
  },
};
/** All parts or the run's share of them, in order: some change what a later one would copy. */
function chosenParts(): string[] {
  const names = Object.keys(parts);
  const sweep = sweepOf('postgres', import.meta.filename);
  if (!sweep || seedOfRun === undefined) return names;
  const part = partOf(sweep, names, seedOfRun);
  return names.filter((name) => part.has(name));
}

try {
  console.log(
    `PostgreSQL ${cluster.version}: every migration applied, as a role that is no superuser and owns neither accounts nor files.`,
  );
  failures.push(...unrefused(cluster));

  for (const name of chosenParts()) failures.push(...((await parts[name]?.()) ?? []));
} finally {
  await cluster.stop();
}
for (const failure of failures) console.error(failure);
process.exit(failures.length > 0 ? 1 : 0);
