import type { Database } from '@daybreak/supabase/types';
import type { Colleague } from '../../interfaces/People.ts';
import { detailNames, personDetails, recordOf } from '../../interfaces/personDetails.ts';
import { staffColumns } from '../columns.ts';
import { type StaffRow, staffMemberFrom } from '../rows.ts';

type Table = Database['public']['Tables']['staff_directory'];
export type WrittenRow = Table['Update'];
/** A row with the columns of a card, and optionally those of all details. */
export type ColleagueRow = StaffRow & Partial<Table['Row']>;

export const colleagueColumns = [
  ...new Set([...staffColumns.split(', '), ...detailNames.map((name) => personDetails[name].column)]),
].join(', ');

export const colleagueFrom = (row: ColleagueRow): Colleague => ({
  ...recordOf(detailNames, (name) => row[personDetails[name].column] ?? null),
  ...staffMemberFrom(row),
});
