import type { Database } from '@daybreak/supabase/types';
import type { Colleague } from '../../interfaces/People.ts';
import { detailNames, mapToRecord, personDetails } from '../../interfaces/personDetails.ts';
import { staffColumns } from '../columns.ts';
import { type StaffRow, toStaffMember } from '../rows.ts';

type Table = Database['public']['Tables']['staff_directory'];
export type WrittenRow = Table['Update'];
/** A row with the columns of a card, and optionally those of all details. */
export type ColleagueRow = StaffRow & Partial<Table['Row']>;

export const colleagueColumns = [
  ...new Set([...staffColumns.split(', '), ...detailNames.map((name) => personDetails[name].column)]),
].join(', ');

export const toColleague = (row: ColleagueRow): Colleague => ({
  ...mapToRecord(detailNames, (name) => row[personDetails[name].column] ?? null),
  ...toStaffMember(row),
});
