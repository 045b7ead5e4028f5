/** Which files the parts of the portal begin with: scripts and style sheets, by their places in `files`. */
export interface Parts {
  /** Addresses below the root. */
  files: readonly string[];
  /** Of every address behind the entrance. */
  portal: readonly number[];
  /** What comes with every session: the client, and the fonts. */
  session: readonly number[];
  /** What each page needs beside them, by its path. */
  pages: Readonly<Record<string, { session: boolean; needs: readonly number[] }>>;
  /** The designers of the Marketing Center, by what `?type=` says. */
  designers: Readonly<Record<string, readonly number[]>>;
}

const marketing = '/marketing-materials';

/**
 * The files that the page at an address will ask for, known before any script has run. None where the sign-in page will stand: it
 * needs no more than what it comes with.
 */
export function filesAt(
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  signedIn: boolean,
  { files, portal, session, pages, designers }: Parts,
): string[] {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  const page = Object.hasOwn(pages, path) ? pages[path] : undefined;
  if (!page || (page.session && !signedIn)) return [];
  const type = path === marketing ? (new URLSearchParams(search).get('type') ?? '') : '';
  const designer = Object.hasOwn(designers, type) ? designers[type] : undefined;
  const needs = new Set([...portal, ...(page.session ? session : []), ...page.needs, ...(designer ?? [])]);
  return [...needs].map((place) => `/${files[place]}`);
}
