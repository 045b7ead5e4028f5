const cookieName = 'sidebar:state';
const maxAge = 7 * 24 * 60 * 60;

/** The state in a cookie header: true, false, or null if it has neither. */
export function parseSidebarState(cookies: string): boolean | null {
  const entry = cookies.split('; ').find((cookie) => cookie.startsWith(`${cookieName}=`));
  const value = entry?.slice(cookieName.length + 1);
  return value === 'true' ? true : value === 'false' ? false : null;
}

export const readSidebarState = (): boolean | null =>
  typeof document === 'undefined' ? null : parseSidebarState(document.cookie);

/** Stores the state for seven days. If cookies are off, it lasts as long as the page. */
export function writeSidebarState(open: boolean): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox before 140.
  document.cookie = `${cookieName}=${open}; path=/; max-age=${maxAge}; samesite=lax`;
}
