import { type Role, roles, type StaffMember } from '../../../backend/interfaces/Staff.ts';
import { searchText } from '../../../shared/staff/staffNames.ts';
import { matcher } from '../../../shared/textSearch/find.ts';
import { oneOf, queryOf, searchOf } from '../../../shared/textSearch/viewSearch.ts';

export const sorts = ['role', 'firstName', 'lastName', 'jobTitle'] as const;
export type Sort = (typeof sorts)[number];

/** The directory page's view, kept in its address. */
export interface DirectoryView {
  query: string;
  sort: Sort;
  /** Only this role, or all. */
  role: Role | '';
  status: 'active' | 'inactive';
}

/** Reads the view from a URL query. Unknown values count as absent. */
export const parseView = (search: URLSearchParams): DirectoryView => ({
  query: queryOf(search),
  sort: oneOf(search.get('sort'), sorts, 'role'),
  role: oneOf(search.get('role'), roles, ''),
  status: oneOf(search.get('status'), ['active', 'inactive'] as const, 'active'),
});

/** Returns a view's URL query. Defaults are left out. */
export const serializeView = ({ query, sort, role, status }: DirectoryView): URLSearchParams =>
  searchOf({
    q: query,
    sort: sort === 'role' ? '' : sort,
    role,
    status: status === 'active' ? '' : status,
  });

const collator = new Intl.Collator('en-US', { sensitivity: 'base' });
/** Compares people by a text. Those without it come last. */
const byText = (textOf: (person: StaffMember) => string | null) => (a: StaffMember, b: StaffMember) => {
  const [first, second] = [textOf(a), textOf(b)];
  if (!first || !second) return Number(!first) - Number(!second);
  return collator.compare(first, second);
};
const byFirstName = byText(({ firstName }) => firstName);

const orders: Record<Sort, (a: StaffMember, b: StaffMember) => number> = {
  role: (a, b) => roles.indexOf(a.role) - roles.indexOf(b.role) || byFirstName(a, b),
  firstName: byFirstName,
  lastName: (a, b) => byText(({ lastName }) => lastName)(a, b) || byFirstName(a, b),
  jobTitle: (a, b) => byText(({ jobTitle }) => jobTitle)(a, b) || byFirstName(a, b),
};

/** Returns the people in a view, in order. */
export function filterPeople(
  people: readonly StaffMember[],
  { query, sort, role }: DirectoryView,
): StaffMember[] {
  const matches = matcher(query);
  return people
    .filter((person) => {
      const { name, more } = searchText(person);
      return (!role || person.role === role) && matches(`${name} ${more}`);
    })
    .sort(orders[sort]);
}
