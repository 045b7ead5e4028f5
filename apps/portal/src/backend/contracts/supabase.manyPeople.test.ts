import { expect, it } from 'vitest';
import { embeddedServer } from '../testing/embeddedServer.ts';

const { database, browser, sendsOnly } = embeddedServer();

/** Five pages from a hosted project, which returns a thousand rows per page. */
const addedPeople = 5_000;

it('reads all 5,000 people, each once', async () => {
  const [{ count: before } = { count: 0 }] = await database().sql<{ count: number }>(
    'select count(*)::integer as count from public.staff_directory where is_active',
  );
  await database().sql(
    `insert into public.staff_directory (email, first_name, last_name)
     select 'person.' || number || '@many.example', 'Same', 'Name' from generate_series(1, ${addedPeople}) as number`,
  );
  const backend = browser();
  await backend.auth.signIn('ada@daybreak.example', 'Daybreak-demo-1');
  for (const read of [await backend.staff.list(), await backend.people.list()]) {
    expect(read).toHaveLength(before + addedPeople);
    expect(new Set(read.map(({ id }) => id)).size).toBe(before + addedPeople);
  }
});

sendsOnly();
