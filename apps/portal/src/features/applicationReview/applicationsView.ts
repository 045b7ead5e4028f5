import { type ApplicationStatus, applicationStatuses, type JobApplication } from '../../backend/Backend.ts';
import { matcher } from '../../textSearch/find.ts';

/** What the page shows; kept in the address. */
export interface ApplicationsView {
  query: string;
  /** Only these, or all. */
  status: ApplicationStatus | '';
  /** Id of the application that is open. */
  open: string;
}

const longestQuery = 200;

export const viewFrom = (search: URLSearchParams): ApplicationsView => ({
  query: (search.get('q') ?? '').slice(0, longestQuery),
  status: applicationStatuses.find((status) => status === search.get('status')) ?? '',
  open: search.get('open') ?? '',
});

/** The address's query for a view; what is as it always is stays out. */
export function searchOf({ query, status, open }: ApplicationsView): URLSearchParams {
  const search = new URLSearchParams();
  if (query) search.set('q', query);
  if (status) search.set('status', status);
  if (open) search.set('open', open);
  return search;
}

export const nameOf = ({ firstName, lastName }: Pick<JobApplication, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`;

/** A resume's own name, without the stamp that it is stored under. */
export const fileNameOf = (resume: string) => resume.replace(/^\d{13}_/, '');

/** The applications that a view shows, in their order. */
export function applicationsIn(
  applications: readonly JobApplication[],
  { query, status }: Pick<ApplicationsView, 'query' | 'status'>,
): JobApplication[] {
  const matches = matcher(query);
  return applications.filter((application) => {
    const { email, phone, reference, notes } = application;
    return (
      (!status || application.status === status) &&
      // With and without its hyphen, which a search takes for that of a number where it stands between digits.
      matches(
        `${nameOf(application)} ${email} ${phone ?? ''} ${reference} ${reference.replace('-', '')} ${notes}`,
      )
    );
  });
}

/** How many applications have a status. */
export const countOf = (applications: readonly JobApplication[], status: ApplicationStatus): number =>
  applications.filter((application) => application.status === status).length;
