import type { Staff, StaffMember } from '../interfaces/Staff.ts';
import { requireSession, rpc } from './auth.ts';
import type { Client } from './client.ts';
import { staffColumns as columns, staffPageSize as pageSize } from './columns.ts';
import { fromAuthError, refusedUpdate, unwrapData } from './failures.ts';
import { toStaffMember as fromRow, isRole, type StaffRow as Row } from './rows.ts';

/** Returns null for an empty field, as stored. */
const orNone = (text: string) => text.trim() || null;

/** Returns the changed row. If there's none, row-level security left everything unchanged. */
function changedPerson(rows: readonly (Row | null)[] | null): StaffMember {
  const row = rows?.[0];
  if (!row) throw refusedUpdate();
  return fromRow(row);
}

export const supabaseStaff = (client: Client): Staff => ({
  async own() {
    const { email } = await requireSession(client);
    const row = unwrapData(
      await client
        .from('staff_directory')
        .select(columns)
        .eq('email', email)
        .eq('is_active', true)
        .maybeSingle(),
    );
    return row && fromRow(row);
  },

  async role() {
    const role = await rpc(client, 'get_current_user_role', {});
    if (isRole(role)) return role;
    // Either there's no role or no session. The auth server knows, and the client signs this browser out if the session
    // has ended.
    const { error } = await client.auth.getUser();
    if (error) throw fromAuthError(error);
    return null;
  },

  async list(filter = 'active') {
    await requireSession(client);
    const people: StaffMember[] = [];
    let total: number | null = null;
    for (;;) {
      const answer = await client
        .from('staff_directory')
        // Count only with the first rows: a project refuses to return rows beyond the count.
        .select(columns, people.length === 0 ? { count: 'exact' } : {})
        .eq('is_active', filter === 'active')
        .order('role', { ascending: false })
        .order('first_name')
        .order('id')
        .range(people.length, people.length + pageSize - 1);
      const rows: Row[] | null = unwrapData(answer);
      total ??= answer.count;
      people.push(...(rows ?? []).map(fromRow));
      // Not "fewer than asked for": a project may return fewer rows at a time than our page size.
      if (!rows?.length || people.length >= (total ?? Number.POSITIVE_INFINITY)) return people;
    }
  },

  async update(id, { firstName, lastName, phone }) {
    await requireSession(client);
    return changedPerson(
      unwrapData(
        await client
          .from('staff_directory')
          .update({ first_name: firstName.trim(), last_name: orNone(lastName), phone: orNone(phone) })
          .eq('id', id)
          .select(columns),
      ),
    );
  },

  async saveCompanyInfo({ phone, jobTitle }) {
    const { email } = await requireSession(client);
    return changedPerson(
      unwrapData(
        await client
          .from('staff_directory')
          .update({ phone: orNone(phone), job_title: orNone(jobTitle) })
          .eq('email', email)
          .select(columns),
      ),
    );
  },

  setRole: async (id, role) =>
    changedPerson([await rpc(client, 'set_staff_role', { staff_id: id, new_role: role })]),

  setActive: async (id, isActive) =>
    changedPerson([await rpc(client, 'set_staff_active', { staff_id: id, active: isActive })]),
});
