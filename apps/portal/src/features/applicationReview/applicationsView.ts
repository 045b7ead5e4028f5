import { type ApplicationStatus, applicationStatuses, type JobApplication } from '../../backend/Backend.ts';
import { matcher } from '../../textSearch/find.ts';

/** What the page shows; kept in the address. */
export interface ApplicationsView {
  query: string;
  /** Only these, or all. */
  status: ApplicationStatus | '';
  /** Only those for the position of this id, those for none (`none`), or all. */
  position: string;
  /** Ids of those that are shown for paper. */
  print: readonly string[];
  /** Id of the application that is open. */
  open: string;
}

const longestQuery = 200;

export const viewFrom = (search: URLSearchParams): ApplicationsView => ({
  query: (search.get('q') ?? '').slice(0, longestQuery),
  status: applicationStatuses.find((status) => status === search.get('status')) ?? '',
  position: search.get('position') ?? '',
  print: (search.get('print') ?? '').split(',').filter(Boolean),
  open: search.get('open') ?? '',
});

/** The address's query for a view; what is as it always is stays out. */
export function searchOf({ query, status, position, print, open }: ApplicationsView): URLSearchParams {
  const search = new URLSearchParams();
  if (query) search.set('q', query);
  if (status) search.set('status', status);
  if (position) search.set('position', position);
  if (print.length > 0) search.set('print', print.join(','));
  if (open) search.set('open', open);
  return search;
}

/** In the place of a position's id: applications for none in particular. */
export const noPosition = 'none';

/** The positions that applications name, by title. */
export const positionsIn = (applications: readonly JobApplication[]): { id: string; title: string }[] =>
  [
    ...new Map(
      applications.flatMap(({ position }) => (position ? [[position.id, position] as const] : [])),
    ).values(),
  ].sort((a, b) => a.title.localeCompare(b.title, 'en'));

export const nameOf = ({ firstName, lastName }: Pick<JobApplication, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`;

/** A resume's own name: what its sender calls it, else what it is stored under, without the stamp. */
export const fileNameOf = (resume: string, name?: string) => name ?? resume.replace(/^\d{13}_/, '');

/** The applications that a view shows, in their order. */
export function applicationsIn(
  applications: readonly JobApplication[],
  { query, status, position }: Pick<ApplicationsView, 'query' | 'status' | 'position'>,
): JobApplication[] {
  const matches = matcher(query);
  return applications.filter((application) => {
    const { email, phone, reference, notes, position: sought } = application;
    return (
      (!status || application.status === status) &&
      (!position || (application.position?.id ?? noPosition) === position) &&
      // With and without its hyphen, which a search takes for that of a number where it stands between digits.
      matches(
        `${nameOf(application)} ${email} ${phone ?? ''} ${reference} ${reference.replace('-', '')} ${notes.map(({ body }) => body).join(' ')} ${sought?.title ?? ''}`,
      )
    );
  });
}

/** How many applications have a status. */
export const countOf = (applications: readonly JobApplication[], status: ApplicationStatus): number =>
  applications.filter((application) => application.status === status).length;
