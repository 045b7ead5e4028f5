import { BackendError } from '../../local/http/BackendError.ts';
import { type Address, openProject } from './project.ts';
import { type MovedRows, moveRows } from './rows.ts';
import { openSource, type Source } from './source.ts';
import { type MovedFiles, moveFiles } from './storage.ts';
import { authTables, type Digest, digestOf } from './tables.ts';

/** One line of the comparison; `there` is absent in a dry run. */
export interface ComparedTable {
  what: string;
  here: Digest;
  there?: Digest;
}

export interface Move {
  compared: ComparedTable[];
  /** Files sent in this run; the others were already there. */
  sent: number;
  /** Instructions for people, in sentences. */
  told: string[];
  /** Failures, in sentences; if there are any, no row was moved. */
  failures: string[];
}

export interface MoveOptions {
  /** The data folder of `npm start`; its server is stopped. */
  folder: string;
  project: Address;
  /** Checks and counts, but writes nothing. */
  dryRun?: boolean;
  report?: (line: string) => void;
}

/**
 * Copies accounts, rows and files of `npm start` into a hosted project, files first: the project stays empty until all
 * of them are there.
 */
export async function moveToProject({
  folder,
  project,
  dryRun = false,
  report = () => {},
}: MoveOptions): Promise<Move> {
  const there = await openProject(project);
  const source = await openSource(folder).catch(async (error: unknown) => {
    await there.close();
    throw error;
  });
  try {
    const known = await source.withDemoPassword();
    await mustKeepSuperAdmin(source, known);
    const takesSteps = await there.takesSecondSteps();
    const auth = await authTables(
      source.query,
      there.query,
      known.map(({ id }) => id),
    );
    const rowsOf = auth.filter(({ name }) => takesSteps || name !== 'auth.mfa_factors');
    const files = Map.groupBy(await source.files(), ({ bucket }) => bucket);
    const told = await whatIsLeft(source, known, takesSteps);
    if (dryRun) {
      const compared: ComparedTable[] = [];
      for (const table of [...rowsOf, ...there.own])
        compared.push({ what: table.name, here: await digestOf(source.query, table, false) });
      for (const [bucket, { length }] of files)
        compared.push({ what: `files in ${bucket}`, here: { rows: length, digest: '' } });
      return { compared, sent: 0, told, failures: [] };
    }

    const movedFiles: MovedFiles[] = [];
    for (const [bucket, list] of files) {
      report(`Moving ${list.length} files in ${bucket}…`);
      movedFiles.push(
        await moveFiles(bucket, list, await there.filesIn(bucket), source.storage, there.storage),
      );
    }
    const ofFiles = movedFiles.map(({ bucket, here, there }) => ({
      what: `files in ${bucket}`,
      here,
      there,
    }));
    const sent = movedFiles.reduce((sum, each) => sum + each.sent, 0);
    const failures = movedFiles.flatMap((each) => each.failures);
    if (failures.length > 0 || ofFiles.some(differs))
      return {
        compared: ofFiles,
        sent,
        told: [],
        failures: [...failures, 'Not all files arrived, so no row was moved. Run this again to continue.'],
      };
    report('Moving accounts and rows…');
    const rows = await moveRows(source, there, rowsOf);
    const ofRows = rows.map(({ table, here, there }: MovedRows) => ({ what: table, here, there }));
    return {
      compared: [...ofRows, ...ofFiles],
      sent,
      told,
      failures: ofRows.some(differs)
        ? [
            'Some rows changed on the way, so nothing was moved. Check the project for triggers that change rows, then run this again.',
          ]
        : [],
    };
  } finally {
    await source.close();
    await there.close();
  }
}

export const differs = ({ here, there }: ComparedTable): boolean =>
  there !== undefined && (here.rows !== there.rows || here.digest !== there.digest);

type Account = Awaited<ReturnType<Source['withDemoPassword']>>[number];

/**
 * Requires a super administrator who can sign in and let others in: accounts with the demo password arrive without one.
 */
async function mustKeepSuperAdmin({ query }: Source, known: readonly Account[]) {
  const admins = await query<{ id: string }>(
    "select user_id as id from public.staff_directory where role = 'super_admin' and is_active and user_id is not null",
  );
  if (admins.length > 0 && admins.every(({ id }) => known.some((each) => each.id === id)))
    throw new BackendError(
      "Every super administrator still has the demo password, which everyone can read and which isn't moved. Sign in as one and change it first.",
    );
}

async function whatIsLeft(source: Source, known: readonly Account[], takesSteps: boolean): Promise<string[]> {
  const told = [
    "Everyone has to sign in again. Sessions and emailed links to reset a password aren't moved.",
  ];
  if (known.length > 0)
    told.push(
      `Moved without a password, because they had the demo password: ${known.map(({ email }) => email).join(', ')}.`,
    );
  const apps = await source.withFactor('totp');
  if (apps.length > 0 && !takesSteps)
    told.push(
      `Authenticator apps can't be moved into this project. These people have to set theirs up again: ${apps.join(', ')}.`,
    );
  const codes = await source.withFactor('recovery_code');
  if (codes.length > 0)
    told.push(
      `Recovery codes aren't moved. These people have to create new ones after they sign in with their app: ${codes.join(', ')}.`,
    );
  return told;
}
