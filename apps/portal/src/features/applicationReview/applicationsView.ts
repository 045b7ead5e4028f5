import {
  type ApplicationStatus,
  applicationStatuses,
  type JobApplication,
} from '../../backend/interfaces/Applications.ts';
import { matcher } from '../../shared/textSearch/find.ts';
import { oneOf, queryOf, searchOf } from '../../shared/textSearch/viewSearch.ts';

/** The page's view, kept in its address. */
export interface ApplicationsView {
  query: string;
  /** Only this status, or all. */
  status: ApplicationStatus | '';
  /** The id of a position, `none` for applications without one, or empty for all. */
  position: string;
  /** Ids of the applications shown for printing. */
  print: readonly string[];
  /** Id of the open application. */
  open: string;
}

export const parseView = (search: URLSearchParams): ApplicationsView => ({
  query: queryOf(search),
  status: oneOf(search.get('status'), applicationStatuses, ''),
  position: search.get('position') ?? '',
  print: (search.get('print') ?? '').split(',').filter(Boolean),
  open: search.get('open') ?? '',
});

/** Returns a view's URL query. Defaults are left out. */
export const serializeView = ({ query, print, ...rest }: ApplicationsView): URLSearchParams =>
  searchOf({
    q: query,
    status: rest.status,
    position: rest.position,
    print: print.join(','),
    open: rest.open,
  });

/** Filters for applications without a position. */
export const noPosition = 'none';

/** Returns the positions that applications name, sorted by title. */
export const positionsIn = (applications: readonly JobApplication[]): { id: string; title: string }[] =>
  [
    ...new Map(
      applications.flatMap(({ position }) => (position ? [[position.id, position] as const] : [])),
    ).values(),
  ].sort((a, b) => a.title.localeCompare(b.title, 'en'));

export const fullNameOf = ({ firstName, lastName }: Pick<JobApplication, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`;

/** Returns the applications in a view, in order. */
export function filterApplications(
  applications: readonly JobApplication[],
  { query, status, position }: Pick<ApplicationsView, 'query' | 'status' | 'position'>,
): JobApplication[] {
  const matches = matcher(query);
  return applications.filter((application) => {
    const { email, phone, reference, notes, position: sought } = application;
    return (
      (!status || application.status === status) &&
      (!position || (application.position?.id ?? noPosition) === position) &&
      // With and without its hyphen, because search treats a hyphen between digits as part of a number.
      matches(
        `${fullNameOf(application)} ${email} ${phone ?? ''} ${reference} ${reference.replace('-', '')} ${notes.map(({ body }) => body).join(' ')} ${sought?.title ?? ''}`,
      )
    );
  });
}

export const countByStatus = (applications: readonly JobApplication[], status: ApplicationStatus): number =>
  applications.filter((application) => application.status === status).length;
