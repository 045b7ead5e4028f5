/** Represents "this site" while we check an address. Never resolves (RFC 2606). */
const site = 'https://portal.invalid';
export const signInPath = '/sign-in';
const home = '/dashboard';

/**
 * Returns the page that a visitor wanted before they had to sign in, from `?next=`. Null unless it's a path on this
 * site: an address that leaves the site, or would loop back to the sign-in page, is dropped.
 */
export function safeNext(next: string | null): string | null {
  // Browsers read a backslash as a slash and drop tabs and line breaks, so `/\evil.test` would leave the site.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are exactly what must not get through.
  if (!next?.startsWith('/') || /[\\\u0000-\u001f\u007f]/.test(next)) return null;
  if (next.startsWith('//') || !URL.canParse(next, site)) return null;
  const url = new URL(next, site);
  if (url.origin !== site || url.pathname.startsWith('//') || url.pathname === signInPath) return null;
  return `${url.pathname}${url.search}${url.hash}`;
}

/** Returns whether a path is the dashboard's, which has two: the sidebar's and the one after signing in. */
export const isHome = (pathname: string): boolean => pathname === '/' || pathname === home;

/** Returns the page to open after signing in. */
export const afterSignIn = (search: string): string =>
  safeNext(new URLSearchParams(search).get('next')) ?? home;

/** Returns the address of the sign-in page, with the requested page in `?next=` unless it's the home page. */
export function signInAddress(location: { pathname: string; search: string; hash: string }): string {
  const path = safeNext(`${location.pathname}${location.search}${location.hash}`);
  return path && !isHome(path) ? `${signInPath}?${new URLSearchParams({ next: path })}` : signInPath;
}
