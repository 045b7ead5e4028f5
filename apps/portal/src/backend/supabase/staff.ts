import type { Database } from '@daybreak/supabase/types';
import { type Role, roles, type Staff, type StaffMember } from '../Backend.ts';
import { requireSession } from './auth.ts';
import type { Client } from './client.ts';
import { dataOf } from './failures.ts';

const columns = 'id, email, first_name, last_name, phone, job_title, role';

type Row = Pick<
  Database['public']['Tables']['staff_directory']['Row'],
  'id' | 'email' | 'first_name' | 'last_name' | 'phone' | 'job_title' | 'role'
>;

const fromRow = (row: Row): StaffMember => ({
  id: row.id,
  email: row.email,
  firstName: row.first_name,
  lastName: row.last_name,
  phone: row.phone,
  jobTitle: row.job_title,
  role: row.role,
});

const isRole = (value: unknown): value is Role => roles.some((role) => role === value);

export const supabaseStaff = (client: Client): Staff => ({
  async own() {
    const { email } = await requireSession(client);
    const row = dataOf(
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
    await requireSession(client);
    const role = dataOf(await client.rpc('get_current_user_role'));
    return isRole(role) ? role : null;
  },
});
