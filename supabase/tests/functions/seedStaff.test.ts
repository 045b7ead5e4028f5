import { beforeEach, describe, expect, test } from 'vitest';
import { newDefaultPassword } from '../../functions/seed-staff-accounts/defaultPassword.ts';
import { createStaffSeeding } from '../../functions/seed-staff-accounts/seedStaff.ts';
import { testBackend } from '../support/backend.ts';
import { callFunction } from '../support/functions.ts';

interface Answer {
  message: string;
  defaultPassword: string | null;
  results: { email: string; status: string; message: string }[];
}

const logged: string[] = [];
const log = (line: string) => logged.push(line);
const retries = { looks: 20, pause: 50 };
let seeding = createStaffSeeding({ log, patience: retries });
const backend = testBackend({
  functions: { 'seed-staff-accounts': (request) => seeding(request) },
});
beforeEach(async () => {
  await backend.reset();
  logged.length = 0;
  seeding = createStaffSeeding({ log, patience: retries });
});

async function run(): Promise<Answer> {
  const response = await callFunction(backend, 'seed-staff-accounts', await backend.signIn('ada'));
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
  return response.json();
}
const counts = ({ results }: Answer) =>
  ['created', 'skipped', 'error'].map((wanted) => results.filter(({ status }) => status === wanted).length);
const resultFor = ({ results }: Answer, name: string) =>
  results.find(({ email }) => email === `${name}@daybreak.example`);
const accounts = () => backend.sql<{ email: string }>('select email from auth.users');
const entryOf = async (name: string) => {
  const [row] = await backend.sql<{ id: string; user_id: string | null }>(
    'select id, user_id from public.staff_directory where email = $1',
    [`${name}@daybreak.example`],
  );
  if (!row) throw new Error(`No entry ${name}`);
  return row;
};

describe('the default password', () => {
  test('has 24 characters that no one confuses, and is different every time', () => {
    const passwords = Array.from({ length: 500 }, newDefaultPassword);
    for (const password of passwords)
      expect(password).toMatch(/^([a-km-zA-HJ-NP-Z2-9]{4}-){5}[a-km-zA-HJ-NP-Z2-9]{4}$/);
    expect(passwords.join('')).not.toMatch(/[0O1lIo]/);
    expect(new Set(passwords).size).toBe(500);
  });

  test('favors no character', () => {
    const seen = new Map<string, number>();
    for (let i = 0; i < 2_000; i += 1)
      for (const character of newDefaultPassword()) seen.set(character, (seen.get(character) ?? 0) + 1);
    seen.delete('-');
    const expected = (2_000 * 24) / seen.size;
    for (const count of seen.values()) expect(Math.abs(count - expected)).toBeLessThan(expected * 0.25);
  });
});

describe('seeding staff accounts', () => {
  test('creates one for every active entry without one, and reports each', async () => {
    const answer = await run();
    expect(counts(answer)).toEqual([18, 4, 0]);
    expect(answer.message).toBe('Created 18 staff accounts.');
    expect(resultFor(answer, 'ada')).toMatchObject({ status: 'skipped', message: 'Already has an account.' });
    expect(resultFor(answer, 'maya.stone')).toMatchObject({ status: 'created', message: 'Account created.' });
    expect(resultFor(answer, 'ivo')).toBeUndefined();
    expect(resultFor(answer, 'carla.weiss')).toBeUndefined();
    expect(
      await backend.sql(`select 1 from public.staff_directory where is_active and user_id is null`),
    ).toEqual([]);
  });

  test('lets the new person sign in without rights, and with those of their role after the change', async () => {
    const { defaultPassword } = await run();
    const maya = await backend.signIn('maya.stone', defaultPassword ?? '');
    expect((await maya.rpc('get_current_user_role')).data).toBeNull();
    expect(
      (await maya.from('user_profiles').select('first_name, display_name, password_changed').single()).data,
    ).toEqual({
      first_name: 'Maya',
      display_name: 'Maya Stone',
      password_changed: false,
    });
    expect((await maya.from('staff_directory').select('email')).data).toEqual([
      { email: 'maya.stone@daybreak.example' },
    ]);
    expect((await maya.auth.updateUser({ password: 'my-own-Sunrise-1' })).error).toBeNull();
    expect((await maya.rpc('get_current_user_role')).data).toBe('staff');
  });

  test('gives no one a role: the directory decides', async () => {
    const { defaultPassword } = await run();
    const priya = await backend.signIn('priya.raman', defaultPassword ?? '');
    await priya.auth.updateUser({ password: 'my-own-Sunrise-1' });
    expect((await priya.rpc('get_current_user_role')).data).toBe('admin');
  });

  test('twice creates nothing more, shows no password, and leaves the first one working', async () => {
    const first = await run();
    const second = await run();
    expect(counts(second)).toEqual([0, 22, 0]);
    expect(second.defaultPassword).toBeNull();
    expect(second.message).toBe('Everyone in the directory already has an account.');
    await backend.signIn('maya.stone', first.defaultPassword ?? '');
  });

  test('twice at once creates each account once, with the password of the run that created it', async () => {
    const runs = await Promise.all([run(), run(), run()]);
    const made = runs.flatMap(({ results }) => results.filter(({ status }) => status === 'created'));
    expect(made).toHaveLength(18);
    expect(new Set(made.map(({ email }) => email)).size).toBe(18);
    expect(runs.map((answer) => counts(answer)[2])).toEqual([0, 0, 0]);
    expect(await accounts()).toHaveLength(23);
    for (const { defaultPassword, results } of runs)
      for (const { email } of results.filter(({ status }) => status === 'created'))
        await backend.signIn(email, defaultPassword ?? '');
  });

  test('completes an interrupted run', async () => {
    const entry = await entryOf('maya.stone');
    const left = await backend.accounts.createUser({
      email: 'maya.stone@daybreak.example',
      password: 'nobody-was-shown-this',
      email_confirm: true,
      app_metadata: { directory_entry: entry.id },
    });
    seeding = createStaffSeeding({ log, patience: { looks: 1, pause: 1 } });
    expect(resultFor(await run(), 'maya.stone')).toMatchObject({
      status: 'error',
      message: "An earlier run didn't finish creating this account. Try again in three minutes.",
    });
    await backend.sql(`update auth.users set created_at = now() - interval '4 minutes' where id = $1`, [
      left.id,
    ]);
    const answer = await run();
    expect(counts(answer)).toEqual([1, 21, 0]);
    expect((await entryOf('maya.stone')).user_id).not.toBe(left.id);
    await backend.signIn('maya.stone', answer.defaultPassword ?? '');
  });

  test("doesn't take over someone else's account at the same address", async () => {
    const { id } = await backend.accounts.createUser({
      email: 'maya.stone@daybreak.example',
      password: 'chosen-by-its-owner',
      email_confirm: true,
      user_metadata: { directory_entry: (await entryOf('maya.stone')).id },
    });
    await backend.sql(`update auth.users set created_at = now() - interval '1 day' where id = $1`, [id]);
    const answer = await run();
    expect(counts(answer)).toEqual([17, 4, 1]);
    expect(answer.message).toBe("Created 17 staff accounts. 1 couldn't be created. See the list.");
    expect(resultFor(answer, 'maya.stone')?.message).toMatch(
      /^Another account already uses this email address/,
    );
    expect((await entryOf('maya.stone')).user_id).toBeNull();
    await backend.signIn('maya.stone', 'chosen-by-its-owner');
  });

  test('leaves no account without an entry when linking fails midway, and completes on the next run', async () => {
    await backend.sql(
      `create function private.fail_fifth() returns trigger language plpgsql set search_path = '' as
       $$ begin if new.email like 'dmitri%' and new.user_id is not null then raise 'disk'; end if; return new; end $$`,
    );
    await backend.sql(
      'create trigger fail_fifth before update on public.staff_directory for each row execute function private.fail_fifth()',
    );
    try {
      const answer = await run();
      expect(counts(answer)).toEqual([17, 4, 1]);
      expect(resultFor(answer, 'dmitri.sokolov')?.message).toBe("Couldn't link the account. Run this again.");
      expect((await accounts()).map(({ email }) => email)).not.toContain('dmitri.sokolov@daybreak.example');
    } finally {
      await backend.sql('drop trigger fail_fifth on public.staff_directory');
      await backend.sql('drop function private.fail_fifth()');
    }
    expect(counts(await run())).toEqual([1, 21, 0]);
  });

  test('starts nothing after its time limit, and reports the rest', async () => {
    seeding = createStaffSeeding({ log, patience: retries, timeLimit: -1 });
    const answer = await run();
    expect(counts(answer)).toEqual([0, 4, 18]);
    expect(answer.message).toBe("No accounts were created. 18 couldn't be created. See the list.");
    expect(answer.defaultPassword).toBeNull();
  });

  test('limits the accounts per run, and continues in the next', async () => {
    seeding = createStaffSeeding({ log, patience: retries, maxAccounts: 10 });
    expect(counts(await run())).toEqual([10, 4, 8]);
    expect(counts(await run())).toEqual([8, 14, 0]);
  });

  test('stores the password in no log, table or account', async () => {
    const { defaultPassword, results } = await run();
    const everything = JSON.stringify([
      logged,
      await backend.sql('select * from auth.users'),
      await backend.sql('select * from public.user_profiles'),
      await backend.sql('select * from public.staff_directory'),
    ]);
    expect(defaultPassword).toBeTruthy();
    expect(everything).not.toContain(defaultPassword);
    for (const { email } of results) expect(logged.join()).not.toContain(email);
    expect(JSON.parse(logged[0] ?? '')).toMatchObject({
      outcome: 'done',
      created: 18,
      skipped: 4,
      errors: 0,
    });
  });
});
