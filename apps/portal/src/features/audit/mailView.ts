import { type MailFilter, type MailState, mailStates } from '../../backend/interfaces/Audit.ts';
import { superAdministratorPages } from '../../shared/navigation/pages.ts';

/** The mail log's view, kept in its address. */
export interface MailView {
  query: string;
  state: MailState | '';
}

export const mailsPath = `${superAdministratorPages.auditTrail.path}?view=emails`;
export const isMailView = (search: URLSearchParams): boolean => search.get('view') === 'emails';

const longestQuery = 200;

export const parseMailView = (search: URLSearchParams): MailView => ({
  query: (search.get('q') ?? '').slice(0, longestQuery),
  state: mailStates.find((state) => state === search.get('state')) ?? '',
});

/** Returns a view's URL query. Defaults are left out. */
export function serializeMailView({ query, state }: MailView): URLSearchParams {
  const search = new URLSearchParams({ view: 'emails' });
  if (query) search.set('q', query);
  if (state) search.set('state', state);
  return search;
}

export const toMailFilter = ({ query, state }: MailView): MailFilter => ({
  ...(state ? { state } : {}),
  ...(query.trim() ? { searchText: query.trim() } : {}),
});
