import {
  type ApplicationStatus,
  applicationStatuses,
  type JobApplication,
} from '../../backend/interfaces/Applications.ts';
import { matcher } from '../../shared/textSearch/find.ts';

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

const longestQuery = 200;

export const parseView = (search: URLSearchParams): ApplicationsView => ({
  query: (search.get('q') ?? '').slice(0, longestQuery),
  status: applicationStatuses.find((status) => status === search.get('status')) ?? '',
  position: search.get('position') ?? '',
  print: (search.get('print') ?? '').split(',').filter(Boolean),
  open: search.get('open') ?? '',
});

/** Returns a view's URL query. Defaults are left out. */
export function serializeView({ query, status, position, print, open }: ApplicationsView): URLSearchParams {
  const search = new URLSearchParams();
  if (query) search.set('q', query);
  if (status) search.set('status', status);
  if (position) search.set('position', position);
  if (print.length > 0) search.set('print', print.join(','));
  if (open) search.set('open', open);
  return search;
}

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
