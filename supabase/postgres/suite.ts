import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { seedFile } from '../local/paths.ts';
import { readTap } from '../tests/database/tap.ts';
import type { Cluster } from './cluster.ts';

const folder = join(import.meta.dirname, '../tests/database');

/**
 * Runs the whole pgTAP suite with the role matrix, through PgBouncer. Each file is one transaction, so it stays on one
 * pool connection and is rolled back. Runs as superuser, because the files create accounts and switch to every role.
 */
export function runSuite(cluster: Cluster, database = 'daybreak'): { passed: number; failures: string[] } {
  const prepare = `create extension pgtap with schema extensions;\n\\i ${seedFile}`;
  cluster.psql(prepare, 'supabase_admin', 'directly', database);
  const failures: string[] = [];
  let passed = 0;
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.test.sql'))) {
    try {
      const answer = cluster.psql(
        readFileSync(join(folder, file), 'utf8'),
        'supabase_admin',
        'pooled',
        database,
      );
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
