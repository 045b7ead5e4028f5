import { isAnsweredAhead } from './isAnsweredAhead.ts';

/** Which files the parts of the portal begin with: scripts and style sheets, by their places in `files`. */
export interface Parts {
  /** Addresses below the root. */
  files: readonly string[];
  /** Of every address behind the entrance. */
  portal: readonly number[];
  /** What comes with every session: the fonts. */
  session: readonly number[];
  /** What asks the server: it comes at once where the first screen waits for it. */
  client: readonly number[];
  /** What each page needs beside them, by its path. */
  pages: Readonly<Record<string, { session: boolean; needs: readonly number[] }>>;
  /** The designers of the Marketing Center, by what `?type=` says. */
  designers: Readonly<Record<string, readonly number[]>>;
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
  { files, portal, session, client, pages, designers }: Parts,
): string[] {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  const page = Object.hasOwn(pages, path) ? pages[path] : undefined;
  if (!page || (page.session && standing === 'nobody')) return [];
  const type = path === marketing ? (new URLSearchParams(search).get('type') ?? '') : '';
  const designer = Object.hasOwn(designers, type) ? designers[type] : undefined;
  const hasTime = standing === 'fresh' && isAnsweredAhead(pathname, search);
  const needs = new Set([
    ...portal,
    ...(page.session ? session : []),
    ...(page.session && !hasTime ? client : []),
    ...page.needs,
    ...(designer ?? []),
  ]);
  return [...needs].map((place) => `/${files[place]}`);
}
