import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { catalogueDigest } from '../../local/database/catalogue.ts';
import { demoAccounts } from '../../local/index.ts';
import { packageRoot } from '../../local/paths.ts';
import { settings } from '../../local/settings.ts';
import { testBackend } from '../support/backend.ts';

const backend = testBackend();

test('the generated types match the migrations', async () => {
  const types = await readFile(join(packageRoot, 'types', 'database.types.ts'), 'utf8');
  expect(types, 'Run `pnpm --filter @daybreak/supabase types`.').toContain(
    `Catalogue ${await catalogueDigest(backend)}.`,
  );
});

test('config.toml and the embedded backend agree', async () => {
  const hosted = parseToml(await readFile(join(packageRoot, 'config.toml'), 'utf8'));
  const flat = (value: object, prefix = ''): [string, unknown][] =>
    Object.entries(value).flatMap(([key, inner]) =>
      typeof inner === 'object' && !Array.isArray(inner)
        ? flat(inner, `${prefix}${key}.`)
        : [[prefix + key, inner]],
    );
  for (const [key, value] of flat(settings)) expect(hosted.get(key), key).toEqual(value);
  // lite has no such keys: they represent the rule in `ownAccount.ts`, and a switch's new name.
  expect(hosted.get('auth.email.require_current_password')).toBe(true);
  expect(hosted.get('auth.email.enabled')).toBe(true);
  expect(hosted.get('auth.email.enable_signup'), 'deprecated').toBeUndefined();
});

test('the seed has two dozen people with gaps, and fictional telephone numbers', async () => {
  const people = await backend.sql<{
    email: string;
    phone: string | null;
    last_name: string | null;
    is_active: boolean;
  }>('select * from public.staff_directory');
  expect(people).toHaveLength(24);
  expect(people.every(({ email }) => email.endsWith('@daybreak.example'))).toBe(true);
  expect(people.every(({ phone }) => phone === null || /555-01\d\d$/.test(phone))).toBe(true);
  expect(people.filter(({ last_name }) => last_name === null).length).toBeGreaterThan(1);
  expect(people.filter(({ phone }) => phone === null).length).toBeGreaterThan(1);
  expect(people.filter(({ is_active }) => !is_active).length).toBeGreaterThan(1);
});

test('the demo accounts are linked to the directory in their stated status', async () => {
  const rows =
    await backend.sql(`select u.email, s.role::text as role, p.password_changed as "passwordChanged",
      s.is_active and u.email_confirmed_at is not null as activated
    from auth.users u join public.staff_directory s on s.user_id = u.id join public.user_profiles p on p.user_id = u.id
    order by u.created_at, u.email`);
  expect(rows).toEqual(expect.arrayContaining(demoAccounts));
  expect(rows).toHaveLength(demoAccounts.length);
});

/** Parses the TOML that config.toml uses: sections, strings, numbers, booleans and single-line lists of strings. */
function parseToml(source: string): Map<string, unknown> {
  const values = new Map<string, unknown>();
  let section = '';
  for (const line of source.split('\n')) {
    const header = /^\[(.+)\]$/.exec(line.trim());
    if (header) section = `${header[1]}.`;
    const entry = /^(\w+) = (.+)$/.exec(line.trim());
    if (entry?.[1] && entry[2]) values.set(section + entry[1], JSON.parse(entry[2]));
  }
  return values;
}
