import { join } from 'node:path';

/** `supabase/` */
export const packageRoot = join(import.meta.dirname, '..');
export const repositoryRoot = join(packageRoot, '..');
export const migrationsFolder = join(packageRoot, 'migrations');
export const adoptBaselineFile = join(packageRoot, 'adoptBaseline.sql');
export const functionsFolder = join(packageRoot, 'functions');
export const seedFile = join(packageRoot, 'seed.sql');
export const portalDist = join(repositoryRoot, 'apps', 'portal', 'dist');
/** Git-ignored: the embedded backend's database, files and mail. */
export const defaultDataFolder = join(repositoryRoot, '.daybreak');
/**
 * Cached fresh databases, for faster starts. DAYBREAK_CACHE sets another folder, so that tests don't spoil the shared
 * one.
 */
export const snapshotFolder =
  process.env.DAYBREAK_CACHE ?? join(packageRoot, 'node_modules', '.cache', 'daybreak-snapshots');
