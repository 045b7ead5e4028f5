import type { Database } from '@daybreak/supabase/types';
import type { Colleague, PersonDetails } from '../../People.ts';
import { staffColumns } from '../columns.ts';
import { type StaffRow, staffMemberFrom } from '../rows.ts';

type Table = Database['public']['Tables']['staff_directory'];
type Row = Table['Row'];
export type WrittenRow = Table['Update'];

export type ColleagueRow = StaffRow &
  Pick<Row, 'department' | 'location' | 'pronouns' | 'start_date' | 'manager_id'>;

export const colleagueColumns =
  `${staffColumns}, department, location, pronouns, start_date, manager_id` as const;

/** The column of each detail. */
export const columnOf = {
  firstName: 'first_name',
  lastName: 'last_name',
  phone: 'phone',
  jobTitle: 'job_title',
  department: 'department',
  location: 'location',
  pronouns: 'pronouns',
  startDate: 'start_date',
  managerId: 'manager_id',
} as const satisfies Record<keyof PersonDetails, keyof Row>;

export const colleagueFrom = (row: ColleagueRow): Colleague => ({
  ...staffMemberFrom(row),
  department: row.department,
  location: row.location,
  pronouns: row.pronouns,
  startDate: row.start_date,
  managerId: row.manager_id,
});
