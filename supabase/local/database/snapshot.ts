import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { packageRoot, snapshotFolder } from '../paths.ts';
import type { Database } from './database.ts';
import type { Migration } from './migrate.ts';

/**
 * A key for "a fresh database with these migrations and this seed". It changes with each of the files that make one,
 * and with the versions in package.json.
 */
export async function snapshotKey(migrations: Migration[], seed: string): Promise<string> {
  const makers = [
    'local/database/platform.sql',
    'local/database/platformGrants.sql',
    'local/database/authTables.sql',
    'local/database/database.ts',
    'local/database/migrate.ts',
    'local/database/snapshot.ts',
    'local/auth/demo.ts',
    'local/auth/accounts.ts',
    'package.json',
  ];
  const digest = createHash('sha256').update(JSON.stringify(migrations)).update(seed);
  digest.update(process.env.LITE_AUTH_BCRYPT_COST ?? '');
  for (const file of makers) digest.update(await readFile(join(packageRoot, file)));
  return digest.digest('hex').slice(0, 24);
}

/**
 * Loads the snapshot with this key if it's intact: its name contains its content's digest. Deletes a truncated or
 * corrupted one; the caller then creates the database the slow way.
 */
export async function loadSnapshot(key: string): Promise<Blob | undefined> {
  for (const file of await snapshots()) {
    if (!file.startsWith(`${key}.`)) continue;
    const path = join(snapshotFolder, file);
    const bytes = await readFile(path).catch(() => undefined);
    if (bytes && file === nameOf(key, bytes)) return new Blob([bytes]);
    await rm(path, { force: true });
  }
  return undefined;
}

/**
 * Throws if a snapshot's tables and log weren't all written to the database's folder: when a file can't grow, PGlite writes
 * the part that fits and doesn't say so.
 */
export async function checkWritten(snapshot: Blob, folder: string): Promise<void> {
  const bytes = Buffer.from(await snapshot.arrayBuffer());
  const header = (start: number, length: number) =>
    bytes.toString('latin1', start, start + length).replace(/\0.*$/s, '');
  // A tar file: a block of 512 bytes with the name and the size in octal, then the contents in whole blocks.
  for (let at = 0; bytes[at]; ) {
    const name = header(at, 100);
    const size = Number.parseInt(header(at + 124, 12), 8) || 0;
    if (/(?:base|global|pg_wal)\/.*\d$/.test(name)) {
      const written = await stat(join(folder, name));
      if (written.size < size) throw new Error(`${name} wasn't written whole`);
    }
    at += 512 * (1 + Math.ceil(size / 512));
  }
}

/** A snapshot only saves time, so a folder that can't be written to isn't an error. */
export async function saveSnapshot(key: string, { driver }: Pick<Database, 'driver'>): Promise<void> {
  // Without the log of its creation, which is six times as large as the rest and would be applied at each start.
  // A new file of the log first: the checkpoint would need two if its own record began a new one.
  await driver.exec('set wal_recycle = off; select pg_switch_wal(); checkpoint; reset wal_recycle');
  const dump = await driver.dumpDataDir('none');
  const bytes = new Uint8Array(await dump.arrayBuffer());
  const aside = join(snapshotFolder, `${randomUUID()}.part`);
  try {
    await mkdir(snapshotFolder, { recursive: true });
    await writeFile(aside, bytes);
    await rename(aside, join(snapshotFolder, nameOf(key, bytes)));
    await keepNewest(3);
  } catch {
    await rm(aside, { force: true }).catch(() => undefined);
  }
}

const nameOf = (key: string, bytes: Uint8Array) =>
  `${key}.${createHash('sha256').update(bytes).digest('hex').slice(0, 24)}.tar`;

async function snapshots(): Promise<string[]> {
  // No folder yet: no snapshots.
  const files = await readdir(snapshotFolder).catch(() => []);
  return files.filter((file) => file.endsWith('.tar'));
}

async function keepNewest(count: number) {
  const dated = await Promise.all(
    (await snapshots()).map(async (file) => ({
      file,
      time: (await stat(join(snapshotFolder, file))).mtimeMs,
    })),
  );
  for (const { file } of dated.sort((a, b) => b.time - a.time).slice(count)) {
    await rm(join(snapshotFolder, file), { force: true });
  }
}
