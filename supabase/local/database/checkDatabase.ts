import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { amcheck } from '@electric-sql/pglite/contrib/amcheck';
import type { DataFolder } from '../dataFolder/dataFolder.ts';
import { fullDisk, hasRoom } from '../dataFolder/diskSpace.ts';
import { BackendError } from '../http/BackendError.ts';
import type { Database } from './database.ts';

/** The PostgreSQL extensions the check needs. */
export const checkExtensions = { amcheck };

/** Requires the database: PostgreSQL would create a new one, and no one would notice that the old one is gone. */
export function mustHoldDatabase({ database, isReady }: DataFolder) {
  if (isReady && !existsSync(join(database, 'PG_VERSION'))) throw new Error("it's empty");
}

/** Throws if part of the database can't be read: a server that answers only some requests is worse than none. */
export async function checkDatabase({ driver, isNew }: Database) {
  if (isNew) throw new Error("it's empty");
  const statements = await readFile(join(import.meta.dirname, 'checkDatabase.sql'), 'utf8');
  await driver.transaction(async (transaction) => {
    await transaction.exec(statements);
    await transaction.rollback();
  });
}

/** Explains what stopped PostgreSQL in one sentence, with a way out. Its own message is a stack trace. */
export async function explainFault(error: unknown, { root, isReady }: DataFolder): Promise<BackendError> {
  if (error instanceof BackendError) return error;
  if (!(await hasRoom(root, isReady))) return fullDisk(root, isReady);
  const [message = ''] = String((error as Error)?.message ?? '').split('\n');
  // PGlite's own message for a failed start says nothing useful.
  const reason = /^(Aborted|PGlite failed|$)/.test(message) ? '' : `: ${message}`;
  return new BackendError(
    isReady
      ? `The database in ${root} is damaged and wasn't opened${reason}. Copy the folder if you need its contents, then start over with \`npm run reset\`, or set DAYBREAK_DATA to another folder.`
      : `Couldn't create a new database in ${root}${reason}. Check that the folder is writable, or set DAYBREAK_DATA to another folder or to "memory".`,
    { cause: error },
  );
}
