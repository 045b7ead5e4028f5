import { isAnsweredAhead } from './isAnsweredAhead.ts';

/** Which files the parts of the portal begin with: scripts and style sheets, by their places in `files`. */
export interface Parts {
  /** Names, in the folder of what is built. */
  files: readonly string[];
  /** Of every address behind the entrance. */
  portal: readonly number[];
  /** What comes with every session: the fonts. */
  session: readonly number[];
  /** What asks the server: it comes at once where the first screen waits for it. */
  client: readonly number[];
  /** What each page needs beside them, by its path. */
  pages: Readonly<Record<string, { session: boolean; needs: readonly number[] }>>;
  /** The designers of the Marketing Center by what `?type=` says, and its library, which `?view=` names. */
  views: Readonly<Record<string, readonly number[]>>;
}

/** Who is signed in, as far as storage says: nobody, somebody whose token must be renewed first, or somebody. */
export type Standing = 'nobody' | 'stale' | 'fresh';

const marketing = '/marketing-materials';

/**
 * The files that the page at an address will ask for, known before any script has run. None where the sign-in page will stand: it
 * needs no more than what it comes with.
 */
export function filesAt(
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  standing: Standing,
  { files, portal, session, client, pages, views }: Parts,
): string[] {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  const known = path
    .replace(/^\/review\/.+/, '/review/:token')
    .replace(/^\/staff-directory\/.+/, '/staff-directory/:id');
  const page = Object.hasOwn(pages, known) ? pages[known] : undefined;
  if (!page || (page.session && standing === 'nobody')) return [];
  const asked = new URLSearchParams(path === marketing ? search : '');
  const view = asked.get('type') ?? asked.get('view') ?? '';
  const hasTime = standing === 'fresh' && isAnsweredAhead(pathname, search);
  const needs = new Set([
    ...portal,
    ...(page.session ? session : []),
    ...(page.session && !hasTime ? client : []),
    ...page.needs,
    ...(Object.hasOwn(views, view) ? (views[view] ?? []) : []),
  ]);
  return [...needs].map((place) => `/${files[place]}`);
}
