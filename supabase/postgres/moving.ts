import { join } from 'node:path';
import { differs, moveToProject } from '../hosted/moving/moveToProject.ts';
import { localSecretKey } from '../local/auth/keys.ts';
import { openBackend } from '../local/openBackend.ts';
import { catalogueSql } from '../tests/schema/catalogue.ts';
import type { Cluster } from './cluster.ts';
import { type Amounts, emailOf, fillFolder, passwordOf } from './fillFolder.ts';
import { copyProject } from './migrated.ts';
import { startServer } from './servers.ts';

const database = 'moved';

/** Moves a filled data folder into a database that has only the migrations. Returns the result, and the faults. */
export async function tryMove(cluster: Cluster, amounts: Amounts) {
  copyProject(cluster, 'daybreak', database);
  const psql = (sql: string) => cluster.psql(sql, database).trim();
  const server = await startServer(cluster, database);
  const project = {
    url: server.origin,
    secretKey: localSecretKey,
    databaseUrl: `postgres://postgres@${encodeURIComponent(cluster.folder)}/${database}`,
  };
  const folder = join(cluster.folder, 'filled');
  const differences: string[] = [];
  const expect = (name: string, found: unknown, expected: unknown) => {
    if (String(found) !== String(expected)) differences.push(`Moving, ${name}: ${found}, not ${expected}`);
  };
  const reasonOf = (moving: Promise<unknown>) =>
    moving.then(
      () => 'moved',
      ({ message }: Error) => message,
    );
  const rowCount = () =>
    psql(
      `select (select count(*) from auth.users) + (select count(*) from public.pieces) + (select count(*) from public.audit_events)`,
    );
  const before = cluster.psql(catalogueSql, database);
  try {
    const demo = join(cluster.folder, 'demo');
    await (await openBackend({ folder: demo, origin: 'http://127.0.0.1' })).close();
    const demoReason = await reasonOf(moveToProject({ folder: demo, project }));
    expect(
      'demo passwords only',
      demoReason.slice(0, 48),
      'Every super administrator still has the demo pas',
    );

    await fillFolder(folder, amounts);
    const files = amounts.people + amounts.pieces + amounts.applications;
    await moveToProject({ folder, project, dryRun: true });
    expect('rows after a dry run', rowCount(), 0);
    expect('files after a dry run', psql('select count(*) from storage.objects'), 0);

    // One row is refused halfway, and one is changed on arrival.
    psql("alter table public.pieces add constraint refused check (name <> 'Piece 7')");
    expect('a refused row', /"refused"/.test(await reasonOf(moveToProject({ folder, project }))), true);
    psql(`alter table public.pieces drop constraint refused;
      create function public.change() returns trigger language plpgsql as $$ begin new.raw_user_meta_data = '{}'; return new; end $$;
      create trigger change before insert on auth.users for each row execute function public.change()`);
    const changedMove = await moveToProject({ folder, project });
    expect(
      'changed rows',
      changedMove.compared.filter(differs).map(({ what }) => what),
      'auth.users',
    );
    expect(
      'the reason',
      changedMove.failures,
      'Some rows changed on the way, so nothing was moved. Check the project for triggers that change rows, then run this again.',
    );
    expect('files sent again', changedMove.sent, 0);
    expect('rows that stayed', rowCount(), 0);
    psql('drop trigger change on auth.users; drop function public.change()');

    const completedMove = await moveToProject({ folder, project });
    expect(
      'what differs',
      completedMove.compared.filter(differs).map(({ what }) => what),
      '',
    );
    expect('failures', completedMove.failures, '');
    expect('files', psql('select count(*) from storage.objects'), files);
    expect('pieces', psql('select count(*) from public.pieces'), amounts.pieces);
    expect(
      'passwords',
      psql(
        `select count(*) from auth.users where email = '${emailOf(3)}' and encrypted_password = extensions.crypt('${passwordOf(3)}', encrypted_password)`,
      ),
      1,
    );
    expect(
      'demo passwords',
      psql(
        "select count(*) from auth.users where email = 'ada@daybreak.example' and encrypted_password is null",
      ),
      1,
    );
    expect(
      'recovery codes',
      completedMove.told.filter((sentence) => sentence.startsWith('Recovery codes')).length,
      1,
    );
    expect(
      'the next event',
      psql("select nextval('public.audit_events_id_seq') > max(id) from public.audit_events"),
      't',
    );
    expect('the catalogue is as before', cluster.psql(catalogueSql, database) === before, true);
    const repeatedMove = await reasonOf(moveToProject({ folder, project }));
    expect('a second move', repeatedMove.slice(0, 24), "The project isn't empty:");
    return {
      rows: completedMove.compared.reduce((sum, { here }) => sum + here.rows, 0) - files,
      files,
      differences,
    };
  } finally {
    server.process.kill('SIGKILL');
  }
}
