import { supabaseCli } from '../local/database/supabaseCli.ts';
import { adoptEarlier } from './adoption.ts';
import { backUpAndCompare } from './backup.ts';
import { seedDemo } from './demo.ts';
import { makeProject, startMigrated } from './migrated.ts';
import { tryMove } from './moving.ts';
import { planFaults, unfoundFaults } from './plans.ts';
import { differencesOf, push } from './push.ts';
import { seed } from './seed.ts';
import { statements } from './statements.ts';
import { runSuite } from './suite.ts';

/** Checks what must hold on a real PostgreSQL just like in the embedded one: `pnpm check postgres`. */
const cluster = await startMigrated();
const failures: string[] = [];
try {
  console.log(
    `PostgreSQL ${cluster.version}: every migration applied, as a role that is no superuser and owns neither accounts nor files.`,
  );
  makeProject(cluster, 'pushed', { generous: false });
  await push(cluster, 'pushed');
  const pushed = differencesOf(cluster, 'pushed');
  failures.push(...pushed);
  console.log(
    `Pushed by ${supabaseCli} to a project that grants nothing by default: ${pushed.length} differences from one that grants everything.`,
  );

  console.log(`What journeys begin with, there: ${await seedDemo(cluster, 'pushed')}.`);

  const adopted = await adoptEarlier(cluster);
  failures.push(...adopted.differences);
  console.log(
    `The baseline, adopted by a database of the release before it, with a push: ${adopted.tables} tables, ${adopted.differences.length} differences.`,
  );

  const moved = await tryMove(cluster, { people: 12, pieces: 100, applications: 10 });
  failures.push(...moved.differences);
  console.log(
    `What npm start keeps, moved into an empty project: ${moved.rows} rows, ${moved.files} files, ${moved.differences.length} differences.`,
  );

  const suite = runSuite(cluster);
  failures.push(...suite.failures);
  console.log(`pgTAP through PgBouncer in transaction mode: ${suite.passed} assertions hold.`);

  // Enough rows for the planner to prefer an index, and for a scan to be noticeable.
  seed(cluster, { staff: 12_000, pieces: 12_000, versions: 1, applications: 12_000 });
  const plans = [...planFaults(cluster), ...unfoundFaults(cluster)];
  failures.push(...plans);
  console.log(
    `Plans of ${Object.keys(statements).length} statements, and of what they call: ${plans.length} faults.`,
  );

  const { tables, differences } = backUpAndCompare(cluster);
  failures.push(...differences);
  console.log(
    `A backup, restored into an empty database: ${tables} tables, ${differences.length} differences.`,
  );
} finally {
  await cluster.stop();
}
for (const failure of failures) console.error(failure);
process.exit(failures.length > 0 ? 1 : 0);
