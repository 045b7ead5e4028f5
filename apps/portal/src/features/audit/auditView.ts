import { type AuditFilter, type AuditKind, auditKinds } from '../../backend/interfaces/Audit.ts';

/** The page's view, kept in its address. */
export interface AuditView {
  query: string;
  kind: AuditKind | '';
  /** Days in the reader's time zone, both inclusive, such as `2026-11-21`. Empty: no limit. */
  from: string;
  until: string;
}

const longestQuery = 200;
const dayOf = (text: string | null) =>
  text && /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : '';

export const viewFrom = (search: URLSearchParams): AuditView => ({
  query: (search.get('q') ?? '').slice(0, longestQuery),
  kind: auditKinds.find((kind) => kind === search.get('kind')) ?? '',
  from: dayOf(search.get('from')),
  until: dayOf(search.get('to')),
});

/** Returns a view's URL query. Defaults are left out. */
export function searchOf({ query, kind, from, until }: AuditView): URLSearchParams {
  const search = new URLSearchParams();
  if (query) search.set('q', query);
  if (kind) search.set('kind', kind);
  if (from) search.set('from', from);
  if (until) search.set('to', until);
  return search;
}

/** Returns whether the last day is before the first. Nothing is requested then. */
export const isReversed = ({ from, until }: Pick<AuditView, 'from' | 'until'>): boolean =>
  from !== '' && until !== '' && until < from;

/** Turns a view into the server's filter: whole days in the reader's time zone. */
export function filterOf({ query, kind, from, until }: AuditView): AuditFilter {
  const after = until ? new Date(`${until}T00:00`) : undefined;
  after?.setDate(after.getDate() + 1);
  return {
    ...(kind ? { kind } : {}),
    ...(query.trim() ? { searchText: query.trim() } : {}),
    ...(from ? { firstDay: new Date(`${from}T00:00`).toISOString() } : {}),
    ...(after ? { lastDay: after.toISOString() } : {}),
  };
}
