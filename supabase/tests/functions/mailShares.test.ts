import { beforeEach, expect, test } from 'vitest';
import { readEnvironment } from '../../functions/_shared/environment.ts';
import { createShareMails } from '../../functions/mail-shares/mailShares.ts';
import { localSecretKey } from '../../local/index.ts';
import { idOf, testBackend } from '../support/backend.ts';
import { callFunction } from '../support/functions.ts';

const options = { environment: () => readEnvironment({ ...process.env }), log: () => undefined };
const backend = testBackend({
  functions: { 'mail-shares': createShareMails(options) },
});
beforeEach(() => backend.reset());

const post = (key?: string) => callFunction(backend, 'mail-shares', key, {});
const mail = async () => (await post(localSecretKey)).json();
const toMax = () => backend.mails().filter(({ to }) => to === 'max@daybreak.example');

async function share(...names: string[]) {
  const sam = await backend.signIn('sam');
  const person = await idOf(backend, 'max');
  for (const name of names) {
    const piece = crypto.randomUUID();
    const made = await sam.rpc('create_piece', {
      piece,
      designer: 'poster',
      designer_version: 1,
      brand_version: '1',
      piece_name: name,
      draft: {},
    });
    if (made.error) throw made.error;
    const { error } = await sam.rpc('share_piece', { piece, person, rights: 'view' });
    if (error) throw error;
  }
}
const minutesLater = (minutes: number) =>
  backend.sql(`update public.piece_shares set shared_at = shared_at - $1 * interval '1 minute'`, [minutes]);

test('only the schedule can send emails', async () => {
  expect((await post()).status).toBe(401);
});

test('sends a colleague one email for all shares, five minutes later, once', async () => {
  await share('Spring fair', 'Open house');
  expect(await mail()).toEqual({ sent: 0, refused: 0 });
  await minutesLater(6);
  expect(await mail()).toEqual({ sent: 1, refused: 0 });
  expect(await mail()).toEqual({ sent: 0, refused: 0 });
  const [sent, another] = toMax();
  expect(another).toBeUndefined();
  expect(sent?.subject).toBe('2 pieces were shared with you');
  expect(sent?.text).toMatch(/Sam \S+ shared “Spring fair” with you\./);
  expect(sent?.text).toContain('/marketing-materials?view=pieces');
});

test('skips a piece that was seen meanwhile, or shared yesterday', async () => {
  await share('Spring fair');
  await minutesLater(6);
  await backend.sql('update public.piece_shares set seen_at = now()');
  expect(await mail()).toEqual({ sent: 0, refused: 0 });
  await backend.sql('update public.piece_shares set seen_at = null');
  await minutesLater(24 * 60);
  expect(await mail()).toEqual({ sent: 0, refused: 0 });
  expect(toMax()).toEqual([]);
});

test('emails 200 colleagues at a time, and the others a minute later', async () => {
  for (let index = 0; index < 201; index += 1) {
    const email = `person.${index}@many.example`;
    const { id } = await backend.accounts.createUser({ email, email_confirm: true });
    await backend.sql('insert into public.staff_directory (email, first_name, user_id) values ($1, $2, $3)', [
      email,
      'Jo',
      id,
    ]);
  }
  await share('Spring fair');
  await backend.sql(
    `insert into public.piece_shares (piece_id, owner_id, person_id, rights)
     select piece.id, piece.owner_id, reader.user_id, 'view'
     from public.pieces as piece, public.staff_directory as reader
     where piece.name = 'Spring fair' and reader.email like '%@many.example'`,
  );
  await minutesLater(6);
  expect(await mail()).toEqual({ sent: 200, refused: 0 });
  expect(await mail()).toEqual({ sent: 2, refused: 0 });
  expect(await mail()).toEqual({ sent: 0, refused: 0 });
});

test('tells people who downloaded a piece once that it looks different, without its name', async () => {
  await share('Spring fair', 'Open house');
  await backend.sql(
    `insert into private.recall_mails (piece_id, account_id)
     select piece.id, reader.id from public.pieces as piece, auth.users as reader
     where piece.name in ('Spring fair', 'Open house') and reader.email = 'max@daybreak.example'`,
  );
  expect(await mail()).toEqual({ sent: 1, refused: 0 });
  expect(await mail()).toEqual({ sent: 0, refused: 0 });
  const [sent, another] = toMax();
  expect(another).toBeUndefined();
  expect(sent?.subject).toBe('2 pieces you downloaded are out of date');
  expect(sent?.text).toContain('/marketing-materials?view=pieces');
  expect(sent?.text).not.toMatch(/Spring fair|Open house/);
  const [logged] = await backend.sql<{ kind: string }>(
    `select kind from public.mail_log where recipient = 'max@daybreak.example' order by id desc limit 1`,
  );
  expect(logged?.kind).toBe('recall');
});
