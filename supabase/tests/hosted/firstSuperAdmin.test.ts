import { describe, expect, it } from 'vitest';
import { makeFirstSuperAdmin } from '../../hosted/firstSuperAdmin.ts';
import { localSecretKey } from '../../local/index.ts';
import { testBackend } from '../support/backend.ts';

const backend = testBackend();
const grace = (overrides = {}) => ({
  url: backend.origin,
  secretKey: localSecretKey,
  email: ' Grace@Daybreak.example',
  firstName: 'Grace',
  lastName: 'Hopper',
  ...overrides,
});

/** Empties the project of super administrators. Bypasses the rule that one must remain, which the product can't do. */
const withoutSuperAdmin = () =>
  backend.driver.transaction(async (transaction) => {
    await transaction.query('set local session_replication_role = replica');
    await transaction.query("update public.staff_directory set is_active = false where role = 'super_admin'");
  });

describe("a project's first super administrator", () => {
  it("isn't created if one exists", async () => {
    await expect(makeFirstSuperAdmin(grace())).rejects.toThrow('is already a super administrator');
    const { data } = await backend.service().auth.admin.listUsers();
    expect(data.users.map(({ email }) => email)).not.toContain('grace@daybreak.example');
  });

  it('signs in with the printed password, holds the role and is asked for a password of their own', async () => {
    await withoutSuperAdmin();
    const { email, password } = await makeFirstSuperAdmin(grace());
    const client = await backend.signIn(email, password);
    const { data: profile } = await client.from('user_profiles').select('password_changed').maybeSingle();
    expect(profile?.password_changed ?? false).toBe(false);

    const own = 'their-own-password';
    await client.auth.updateUser({ password: own });
    const again = await backend.signIn(email, own);
    expect((await again.rpc('get_current_user_role')).data).toBe('super_admin');
  });

  it('leaves no account behind if the entry is refused', async () => {
    await withoutSuperAdmin();
    await expect(
      makeFirstSuperAdmin(grace({ email: 'blank@daybreak.example', firstName: ' ' })),
    ).rejects.toThrow("Couldn't write the directory entry");
    const { data } = await backend.service().auth.admin.listUsers();
    expect(data.users.map(({ email }) => email)).not.toContain('blank@daybreak.example');
  });
});
