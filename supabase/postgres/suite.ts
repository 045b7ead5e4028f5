import { seedFile } from '../local/paths.ts';
import { pgtapFiles } from '../tests/database/pgtapFiles.ts';
import { readTap } from '../tests/database/tap.ts';
import type { Cluster } from './cluster.ts';

/**
 * Runs the whole pgTAP suite with the role matrix, through PgBouncer. Each file is one transaction, so it stays on one
 * pool connection and is rolled back. Runs as superuser, because the files create accounts and switch to every role.
 */
export function runSuite(cluster: Cluster, database = 'daybreak'): { passed: number; failures: string[] } {
  const prepare = `create extension pgtap with schema extensions;\n\\i ${seedFile}`;
  cluster.psql(prepare, database);
  const failures: string[] = [];
  let passed = 0;
  for (const [file, sql] of pgtapFiles) {
    try {
      const answer = cluster.psql(sql, database, 'supabase_admin', 'pooled');
      for (const { ok, name, details } of readTap(answer.split('\n'))) {
        if (ok) passed += 1;
        else failures.push(`${file}: ${name}\n${details}`);
      }
    } catch (error) {
      failures.push(`${file} doesn't run to its end: ${error}`);
    }
  }
  return { passed, failures };
}
