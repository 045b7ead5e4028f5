import { readFile } from 'node:fs/promises';
import type { Extensions } from '@electric-sql/pglite';
import { type Accounts, createAccounts } from './auth/accounts.ts';
import { createAdminApi } from './auth/adminApi.ts';
import { createAuthApi } from './auth/authApi.ts';
import { createDemoAccounts } from './auth/demo.ts';
import { createDemoPieces } from './auth/demoPieces.ts';
import { createRateLimiters } from './auth/rateLimiters.ts';
import { checkDatabase, checkExtensions, explainFault, mustHoldDatabase } from './database/checkDatabase.ts';
import { type Database, openDatabase } from './database/database.ts';
import { type Migration, migrate, readMigrations } from './database/migrate.ts';
import { createQueue } from './database/queue.ts';
import { quietly, type Report } from './database/quietConsole.ts';
import { rememberRows } from './database/restore.ts';
import { checkWritten, loadSnapshot, saveSnapshot, snapshotKey } from './database/snapshot.ts';
import { type DataFolder, openDataFolder } from './dataFolder/dataFolder.ts';
import { createFunctionsHost } from './functions/functionsHost.ts';
import { BackendError } from './http/BackendError.ts';
import { createGateway } from './http/gateway.ts';
import type { Handler } from './http/handler.ts';
import { withHeadersForTriggers } from './http/headersForTriggers.ts';
import { createInbox, type Mail } from './mail/mail.ts';
import { functionsFolder, seedFile } from './paths.ts';
import { folderStorage, memoryStorage } from './storage/storage.ts';
import { createStorageApi } from './storage/storageApi.ts';

export interface BackendOptions {
  /** The folder for data between runs. If absent, data is in memory and lost at `close()`. */
  folder?: string;
  /** The portal's address, for links in mail and allowed redirects. A function if the port isn't known yet. */
  origin: string | (() => string);
  /** The functions' folder and how to load one; the Vite plugin passes a loader that reloads. */
  functions?: { folder?: string; load?: (file: string) => Promise<unknown> };
  /** Receives one line per fault, without personal data. Defaults to silent. */
  report?: Report;
  /** Adds pieces to the library of a new data folder. Defaults to none. */
  demoPieces?: boolean;
  /** More PGlite extensions, for instance pgtap. */
  extensions?: Extensions;
}

export interface Backend {
  /** Answers /auth/v1, /rest/v1, /storage/v1, /functions/v1 and /_dev/mail. */
  fetch(request: Request): Promise<Response>;
  /** Finishes running requests and releases the folder. */
  close(): Promise<void>;
  /** In memory only: restores rows, files and mail to their state just after the start. */
  reset(): Promise<void>;
  /** Runs SQL as the database's owner, queued with requests; for tests and scripts. */
  sql<Row = Record<string, unknown>>(text: string, parameters?: unknown[]): Promise<Row[]>;
  /** Emails that would have been sent, newest first. */
  mails(): readonly Mail[];
  /** Accounts, without going through HTTP. */
  accounts: Accounts;
  /** The database itself, for tests that run their own statements. */
  driver: Database['driver'];
}

/** Starts the embedded backend: PostgreSQL, auth, data, files, functions and a mailbox in this process. */
export async function openBackend(options: BackendOptions): Promise<Backend> {
  if (process.env.NODE_ENV === 'production') {
    throw new BackendError(
      'The embedded backend is for development, demonstration and tests: its keys are public. Unset NODE_ENV=production.',
    );
  }
  const folder = options.folder === undefined ? undefined : await openDataFolder(options.folder);
  try {
    return await start(options, folder);
  } catch (error) {
    folder?.release();
    throw folder ? await explainFault(error, folder) : error;
  }
}

async function start(options: BackendOptions, folder: DataFolder | undefined): Promise<Backend> {
  if (folder) mustHoldDatabase(folder);
  const { report = () => {} } = options;
  const origin = () => (typeof options.origin === 'string' ? options.origin : options.origin());
  const inbox = createInbox(await folder?.readMails(), folder?.saveMails);
  const memory = memoryStorage();
  const storage = folder ? folderStorage(folder.files) : memory;

  // lite warns that Storage is experimental; real errors are thrown here.
  const database = await quietly(
    () => {},
    () => prepare(options, folder, { mailer: inbox.mailer, storage }),
  );
  const { app, driver } = database;
  const restoreRows = folder ? undefined : await rememberRows(database);

  const lite: Handler = async (request) => app.fetch(request);
  const queue = createQueue();
  const rateLimiters = createRateLimiters();
  const accounts = createAccounts(database);
  const fetch = createGateway({
    parts: {
      auth: createAuthApi({ driver, admin: createAdminApi(accounts), inbox, rateLimiters, lite, origin }),
      rest: withHeadersForTriggers(driver, lite),
      storage: createStorageApi(lite),
      functions: createFunctionsHost({
        folder: options.functions?.folder ?? functionsFolder,
        origin,
        report,
        ...(options.functions?.load ? { load: options.functions.load } : {}),
      }),
    },
    inbox,
    queue,
    report,
  });

  // lite reads the catalogue before its first response, half a second on a slow machine; do that now.
  void queue.run(() => quietly(report, () => app.connection.introspect({ useCache: true })));

  let closing: Promise<void> | undefined;
  return {
    fetch,
    accounts,
    driver,
    mails: inbox.list,
    sql: <Row>(text: string, parameters: unknown[] = []) =>
      queue.run(async () => (await driver.query<Row>(text, parameters)).rows),
    reset: () =>
      queue.run(async () => {
        if (!restoreRows)
          throw new BackendError('Only a backend in memory can be reset. Use `npm run reset`.');
        await restoreRows();
        memory.clear();
        rateLimiters.clear();
        await inbox.clear();
      }),
    close() {
      closing ??= queue.run(async () => {
        await quietly(report, () => database.close());
        folder?.release();
      });
      return closing;
    },
  };
}

/** Opens the database, migrated and, if it's new, seeded. */
async function prepare(
  options: BackendOptions,
  folder: DataFolder | undefined,
  parts: Pick<Parameters<typeof openDatabase>[0], 'mailer' | 'storage'>,
): Promise<Database> {
  const migrations = await readMigrations();
  const seed = await readFile(seedFile, 'utf8');
  const key = folder?.isReady ? undefined : await snapshotKey(migrations, seed);
  const snapshot = key ? await loadSnapshot(key) : undefined;
  const database = await openDatabase({
    ...parts,
    origin: typeof options.origin === 'string' ? options.origin : 'http://127.0.0.1',
    ...(folder ? { folder: folder.database } : {}),
    ...(snapshot ? { snapshot } : {}),
    extensions: { ...(folder?.isReady ? checkExtensions : {}), ...options.extensions },
  });
  try {
    if (folder?.isReady) await checkDatabase(database);
    if (folder && snapshot) await checkWritten(snapshot, folder.database);
    await fill(database, migrations, seed);
    if (key && !snapshot) await saveSnapshot(key, database);
    if (folder && !folder.isReady && options.demoPieces)
      await createDemoPieces(database, createAccounts(database));
    await folder?.markReady();
  } catch (error) {
    // A damaged database may not close either; the first error says more.
    await database.close().catch(() => undefined);
    throw error;
  }
  return database;
}

async function fill(database: Database, migrations: Migration[], seed: string) {
  await migrate(database, migrations);
  if (!database.isNew) return;
  await database.driver.exec(seed);
  await createDemoAccounts(database, createAccounts(database));
}
