import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Cluster } from './cluster.ts';

export interface Amounts {
  staff: number;
  pieces: number;
  /** Per piece. */
  versions: number;
  applications: number;
}

/** Fills a migrated database. */
export function seed(cluster: Cluster, amounts: Amounts) {
  const sizes = Object.entries(amounts).map(([name, value]) => `\\set ${name} ${value}\n`);
  cluster.psql(sizes.join('') + readFileSync(join(import.meta.dirname, 'seed.sql'), 'utf8'));
}
