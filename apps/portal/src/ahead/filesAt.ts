import { isAnsweredAhead } from '../backend/supabase/ahead/isAnsweredAhead.ts';
import type { Theme } from '../shared/theme/theme.ts';

/** The scripts and style sheets that each part of the portal starts with, as indexes into `files`. */
export interface PreloadManifest {
  /** File names within the build output folder. */
  files: readonly string[];
  /** For every address behind the entrance. */
  portal: readonly number[];
  /** The logo on the sign-in page, in each theme. */
  logo: Readonly<Record<Theme, number>>;
  /** Loaded with every session: the fonts. */
  session: readonly number[];
  /** The code that talks to the server. It loads right away if the first screen waits for it. */
  client: readonly number[];
  /** Additional files for each page, by path. */
  pages: Readonly<Record<string, { session: boolean; needs: readonly number[] }>>;
  /** The Marketing Center's designers by `?type=`, its library by `?view=`, and its first step as `hub`. */
  views: Readonly<Record<string, readonly number[]>>;
  /** The picture of a designer's first piece, by `?type=`. */
  pictures: Readonly<Record<string, number>>;
  /** Style sheets of designers, which wait for the scripts of the page around them. */
  deferredStyles: readonly number[];
}

/** The sign-in state according to storage: no one, someone whose token must be renewed first, or someone. */
export type SignInState = 'nobody' | 'stale' | 'fresh';

const marketing = '/marketing-materials';

/**
 * Returns the files that the page at an address will request, known before any script has run. If the sign-in page will
 * show, that's only its logo, the largest thing on it.
 *
 * @param hasDraft whether this browser has a draft of a designer
 */
export function filesAt(
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  signInState: SignInState,
  theme: Theme,
  { files, portal, logo, session, client, pages, views, pictures }: PreloadManifest,
  hasDraft: (designer: string) => boolean,
): string[] {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  const knownPath = path
    .replace(/^\/review\/.+/, '/review/:token')
    .replace(/^\/staff-directory\/.+/, '/staff-directory/:id');
  const page = Object.hasOwn(pages, knownPath) ? pages[knownPath] : undefined;
  if (signInState === 'nobody' && (page?.session || path === '/sign-in')) return [`/${files[logo[theme]]}`];
  if (!page) return [];
  const query = new URLSearchParams(path === marketing ? search : '');
  const view = query.get('type') ?? query.get('view') ?? (path === marketing ? 'hub' : '');
  const isPage = !query.has('view') && !query.has('piece');
  const picture = isPage && Object.hasOwn(pictures, view) && !hasDraft(view) ? pictures[view] : undefined;
  const canDeferClient = signInState === 'fresh' && isAnsweredAhead(pathname, search);
  const needs = new Set([
    ...portal,
    ...(page.session ? session : []),
    ...(page.session && !canDeferClient ? client : []),
    ...page.needs,
    // Before the designer's code, because it shows until that code has drawn the piece.
    ...(picture === undefined ? [] : [picture]),
    ...(Object.hasOwn(views, view) ? (views[view] ?? []) : []),
  ]);
  return [...needs].map((place) => `/${files[place]}`);
}
