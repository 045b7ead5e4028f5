import type { Database } from '@daybreak/supabase/types';

type Row = Database['public']['Tables']['staff_directory']['Row'];
type TextColumn = { [C in keyof Row]: Row[C] extends string | null ? C : never }[keyof Row];

interface Detail {
  /** Its column of the table `staff_directory`. */
  readonly column: TextColumn;
  readonly label: string;
  /** Determines how it's entered, checked and shown. */
  readonly kind: 'name' | 'text' | 'phone' | 'date' | 'manager';
  /** Maximum length in the database, in characters. */
  readonly maxLength?: number;
}

/**
 * A person's details in the directory, in the order of forms and files. Forms, checks, imports, exports, the person's
 * own page and requests follow from this table. To add to it, see docs/recipes/directoryColumn.md.
 */
const table = {
  firstName: { column: 'first_name', label: 'First name', kind: 'name', maxLength: 60 },
  lastName: { column: 'last_name', label: 'Last name', kind: 'name', maxLength: 60 },
  phone: { column: 'phone', label: 'Phone', kind: 'phone', maxLength: 40 },
  jobTitle: { column: 'job_title', label: 'Job title', kind: 'text', maxLength: 120 },
  department: { column: 'department', label: 'Department', kind: 'text', maxLength: 80 },
  location: { column: 'location', label: 'Location', kind: 'text', maxLength: 80 },
  pronouns: { column: 'pronouns', label: 'Pronouns', kind: 'text', maxLength: 40 },
  startDate: { column: 'start_date', label: 'Start date', kind: 'date' },
  managerId: { column: 'manager_id', label: 'Manager', kind: 'manager' },
} as const satisfies Record<string, Detail>;

export type DetailName = keyof typeof table;
/** All but the manager, who is entered by email address or name. */
export type EnteredName = Exclude<DetailName, 'managerId'>;

export const personDetails: Readonly<Record<DetailName, Detail>> = table;
export const detailNames = Object.keys(table) as DetailName[];
export const enteredNames = detailNames.filter((name): name is EnteredName => name !== 'managerId');
export const nameDetails = enteredNames.filter((name) => personDetails[name].kind === 'name');
export const otherDetails = enteredNames.filter((name) => personDetails[name].kind !== 'name');

/** The details as stored: null for one that isn't stated. */
export type Stated<Name extends DetailName = DetailName> = Readonly<Record<Name, string | null>>;

export const mapToRecord = <Name extends string, Value>(
  names: readonly Name[],
  value: (name: Name) => Value,
): Record<Name, Value> => Object.fromEntries(names.map((name) => [name, value(name)])) as Record<Name, Value>;

export const detailLabels = {
  ...mapToRecord(enteredNames, (name) => personDetails[name].label),
  email: 'Email',
  manager: personDetails.managerId.label,
};
