import { type PieceState, pieceStates } from '../../../backend/interfaces/Library.ts';
import { oneOf, queryOf, searchOf } from '../../../shared/textSearch/viewSearch.ts';

export const pieceSorts = ['recent', 'name'] as const;
export type PieceSort = (typeof pieceSorts)[number];
/** All visible pieces, those that others shared, or the user's trash. */
export const pieceScopes = ['all', 'shared', 'bin'] as const;
export type PieceScope = (typeof pieceScopes)[number];

/** The pieces page's view, kept in its address. */
export interface PiecesView {
  query: string;
  shelf: PieceScope;
  /** Account of the owner; '' for everyone. */
  person: string;
  designer: string;
  state: PieceState | '';
  folder: string;
  sort: PieceSort;
}

const maxNameLength = 120;

const text = (value: string | null, maxLength: number) => (value ?? '').slice(0, maxLength).toWellFormed();

/** Reads the view from a URL query. Unknown values count as absent. */
export const parseView = (search: URLSearchParams): PiecesView => ({
  query: queryOf(search),
  shelf: oneOf(search.get('shelf'), pieceScopes, 'all'),
  person: /^[\w-]{1,60}$/.exec(search.get('person') ?? '')?.[0] ?? '',
  designer: text(search.get('designer'), 60),
  state: oneOf(search.get('state'), pieceStates, ''),
  folder: text(search.get('folder'), maxNameLength),
  sort: oneOf(search.get('sort'), pieceSorts, 'recent'),
});

/** Returns a view's URL query. Defaults are left out. */
export const serializeView = ({ query, shelf, person, designer, state, folder, sort }: PiecesView) =>
  searchOf({
    view: 'pieces',
    q: query,
    shelf: shelf === 'all' ? '' : shelf,
    ...{ person, designer, state, folder },
    sort: sort === 'recent' ? '' : sort,
  });

/** Returns whether any filter is set. */
export const hasFilters = ({ query, person, designer, state, folder }: PiecesView) =>
  Boolean(query.trim() || person || designer || state || folder);

export const withoutFilters = (view: PiecesView): PiecesView => ({
  ...view,
  query: '',
  person: '',
  designer: '',
  state: '',
  folder: '',
});
