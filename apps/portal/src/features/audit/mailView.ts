import { type MailFilter, type MailState, mailStates } from '../../backend/interfaces/Audit.ts';
import { superAdministratorPages } from '../../shared/navigation/pages.ts';
import { oneOf, queryOf, searchOf } from '../../shared/textSearch/viewSearch.ts';

/** The mail log's view, kept in its address. */
export interface MailView {
  query: string;
  state: MailState | '';
}

export const mailsPath = `${superAdministratorPages.auditTrail.path}?view=emails`;
export const isMailView = (search: URLSearchParams): boolean => search.get('view') === 'emails';

export const parseMailView = (search: URLSearchParams): MailView => ({
  query: queryOf(search),
  state: oneOf(search.get('state'), mailStates, ''),
});

/** Returns a view's URL query. Defaults are left out. */
export const serializeMailView = ({ query, state }: MailView): URLSearchParams =>
  searchOf({ view: 'emails', q: query, state });

export const toMailFilter = ({ query, state }: MailView): MailFilter => ({
  ...(state ? { state } : {}),
  ...(query.trim() ? { searchText: query.trim() } : {}),
});
