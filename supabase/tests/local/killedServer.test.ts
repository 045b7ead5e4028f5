import { join } from 'node:path';
import { createClient } from '@supabase/supabase-js';
import { expect, test } from 'vitest';
import { demoPassword, localPublishableKey, localSecretKey } from '../../local/index.ts';
import type { Database } from '../../types/database.types.ts';
import { temporaryFolder } from '../support/folders.ts';
import { address, type ServerProcess, serve } from '../support/serverProcess.ts';

// The real server, killed without warning while several clients write to it over HTTP.

const stateless = { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false };
const connect = (origin: string, key: string) => createClient<Database>(origin, key, { auth: stateless });

/** Writes that the server confirmed. */
interface Acknowledged {
  leads: string[];
  files: string[];
  /** The last display name that the server confirmed. */
  displayName?: string;
}

/** Writes rows, files and one profile until the server is gone. */
async function writeUntilGone(origin: string, name: string, acknowledged: Acknowledged) {
  const service = connect(origin, localSecretKey);
  const sam = connect(origin, localPublishableKey);
  const { data } = await sam.auth.signInWithPassword({
    email: 'sam@daybreak.example',
    password: demoPassword,
  });
  const user = data.user?.id ?? '';
  const again = async (write: (turn: number) => Promise<boolean>) => {
    for (let turn = 0; await write(turn).catch(() => false); turn += 1);
  };
  const lead = (writer: string) => (turn: number) =>
    Promise.resolve(
      service.from('leads').insert({ company: `${writer} ${turn}`, contact: 'x', kind: 'buying' }),
    ).then(({ error }) => {
      if (!error) acknowledged.leads.push(`${writer} ${turn}`);
      return !error;
    });
  const file = async (turn: number) => {
    const key = `${Date.now()}_${turn}.pdf`;
    const { error } = await service.storage
      .from('resumes')
      .upload(key, new Blob([`%PDF-${key}`], { type: 'application/pdf' }));
    if (!error) acknowledged.files.push(key);
    return !error;
  };
  const profile = async (turn: number) => {
    const { error } = await sam
      .from('user_profiles')
      .update({ display_name: `Sam ${turn}` })
      .eq('user_id', user);
    if (!error) acknowledged.displayName = `Sam ${turn}`;
    return !error;
  };
  await Promise.all([again(lead(`A ${name}`)), again(lead(`B ${name}`)), again(file), again(profile)]);
}

async function expectAllKept(origin: string, { leads, files, displayName }: Acknowledged) {
  const service = connect(origin, localSecretKey);
  const rows = await service.from('leads').select('company').limit(1000);
  expect(rows.data?.map(({ company }) => company)).toEqual(expect.arrayContaining(leads));
  for (const name of files) {
    const { data: content } = await service.storage.from('resumes').download(name);
    expect(await content?.text()).toBe(`%PDF-${name}`);
  }
  if (!displayName) return;
  const profiles = await service.from('user_profiles').select('display_name').eq('first_name', 'Sam');
  // The write in progress may have been saved without a response.
  const last = Number(displayName.split(' ')[1]);
  expect([`Sam ${last}`, `Sam ${last + 1}`]).toContain(profiles.data?.[0]?.display_name);
}

/** Starts seeding staff accounts, as Ada. */
async function seedAccounts(origin: string) {
  const ada = connect(origin, localPublishableKey);
  await ada.auth.signInWithPassword({ email: 'ada@daybreak.example', password: demoPassword });
  return ada.functions.invoke('seed-staff-accounts');
}

/** Kills the server once the seeding has linked some of its accounts. */
async function killWhileSeeding(server: ServerProcess, origin: string) {
  const running = seedAccounts(origin).catch(() => undefined);
  const service = connect(origin, localSecretKey);
  await expect
    .poll(
      async () =>
        (await service.from('staff_directory').select('id').not('user_id', 'is', null)).data?.length ?? 0,
      { timeout: 60_000, interval: 5 },
    )
    .toBeGreaterThan(8);
  server.process.kill('SIGKILL');
  await Promise.all([server.exit, running]);
}

async function expectNobodyHalfMade(origin: string) {
  const { data: answer } = await seedAccounts(origin);
  const failures = answer.results.filter(({ status }: { status: string }) => status === 'error');
  // At most the one account in progress; it's created again once no run can be working on it.
  expect(failures.length).toBeLessThanOrEqual(1);
  const service = connect(origin, localSecretKey);
  const { data: accounts } = await service.auth.admin.listUsers({ perPage: 1000 });
  const { data: entries } = await service.from('staff_directory').select('user_id');
  const linked = new Set(entries?.map(({ user_id }) => user_id));
  expect(accounts.users.filter(({ id }) => !linked.has(id)).length).toBe(failures.length);
}

/** Starts servers on their own data folder, one after the other. */
function servers() {
  const data = join(temporaryFolder(), 'data');
  return async () => {
    const server = serve({ DAYBREAK_DATA: data });
    const origin = await server.until(address);
    await server.until(/Ctrl\+C to stop/);
    return { server, origin };
  };
}

test('kill -9 while rows, files and a profile are written, twice, loses nothing acknowledged', async () => {
  const start = servers();
  const all: Acknowledged = { leads: [], files: [] };
  for (const round of [1, 2]) {
    const { server, origin } = await start();
    await expectAllKept(origin, all);
    const writing = writeUntilGone(origin, `round ${round}`, all);
    const enough = all.leads.length + 10 + 10 * round;
    await expect.poll(() => all.leads.length, { timeout: 60_000, interval: 5 }).toBeGreaterThan(enough);
    server.process.kill('SIGKILL');
    await Promise.all([server.exit, writing]);
  }
  expect(all.leads.length).toBeGreaterThan(50);
  expect(all.files.length).toBeGreaterThan(3);
  const { origin } = await start();
  await expectAllKept(origin, all);
});

test('kill -9 while staff accounts are created leaves none half done', async () => {
  const start = servers();
  const { server, origin } = await start();
  await killWhileSeeding(server, origin);
  const again = await start();
  await expectNobodyHalfMade(again.origin);
});
