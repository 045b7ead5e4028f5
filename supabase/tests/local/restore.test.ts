import { expect, test } from 'vitest';
import { testBackend } from '../support/backend.ts';

const backend = testBackend();

test.each([
  ['leads', "insert into public.leads (company, contact, kind) values ('Acme', 'A. Acme', 'buying')"],
  ['staff_directory', "update public.staff_directory set first_name = 'Else' where email like 'sam@%'"],
  ['user_profiles', 'delete from public.user_profiles'],
  ['portal_knowledge', "update public.portal_knowledge set body = body || ' Else' where title like 'A%'"],
])('a reset restores what was changed in %s', async (table, change) => {
  const state = () =>
    backend.sql(`select count(*), sum(hashtextextended(t::text, 0)) from public.${table} t`);
  const before = await state();
  await backend.sql(change);
  expect(await state()).not.toEqual(before);
  await backend.reset();
  expect(await state()).toEqual(before);
});

test('a second reset restores changes made after the first', async () => {
  const rename = () => backend.sql("update public.staff_directory set first_name = 'Else'");
  const named = () =>
    backend.sql("select count(*)::int as count from staff_directory where first_name = 'Else'");
  for (const _turn of [1, 2]) {
    await rename();
    await backend.reset();
    expect(await named()).toEqual([{ count: 0 }]);
  }
});
