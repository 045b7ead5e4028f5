import { type AuditFilter, type AuditKind, auditKinds } from '../../backend/interfaces/Audit.ts';
import { oneOf, queryOf, searchOf } from '../../shared/textSearch/viewSearch.ts';

/** The page's view, kept in its address. */
export interface AuditView {
  query: string;
  kind: AuditKind | '';
  /** Days in the reader's time zone, both inclusive, such as `2026-11-21`. Empty: no limit. */
  from: string;
  to: string;
}

const dayOf = (text: string | null) =>
  text && /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : '';

export const parseView = (search: URLSearchParams): AuditView => ({
  query: queryOf(search),
  kind: oneOf(search.get('kind'), auditKinds, ''),
  from: dayOf(search.get('from')),
  to: dayOf(search.get('to')),
});

/** Returns a view's URL query. Defaults are left out. */
export const serializeView = ({ query, kind, from, to }: AuditView): URLSearchParams =>
  searchOf({ q: query, kind, from, to });

/** Returns whether the last day is before the first. Nothing is requested then. */
export const isReversed = ({ from, to }: Pick<AuditView, 'from' | 'to'>): boolean =>
  from !== '' && to !== '' && to < from;

/** Turns a view into the server's filter: whole days in the reader's time zone. */
export function toFilter({ query, kind, from, to }: AuditView): AuditFilter {
  const after = to ? new Date(`${to}T00:00`) : undefined;
  after?.setDate(after.getDate() + 1);
  return {
    ...(kind ? { kind } : {}),
    ...(query.trim() ? { searchText: query.trim() } : {}),
    ...(from ? { from: new Date(`${from}T00:00`).toISOString() } : {}),
    ...(after ? { to: after.toISOString() } : {}),
  };
}
