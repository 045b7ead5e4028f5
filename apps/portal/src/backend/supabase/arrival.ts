const resetPasswordPath = '/reset-password';

/** Tokens from a mail link (the implicit flow puts them into the address's fragment). */
export interface Arrival {
  accessToken: string;
  refreshToken: string;
  /** `recovery` for a password-reset mail. */
  type: string | null;
}

/** Reads a mail link's tokens from a location's fragment; null if it has none. */
export function parseArrival(fragment: string): Arrival | null {
  const values = new URLSearchParams(fragment.replace(/^#/, ''));
  const accessToken = values.get('access_token');
  const refreshToken = values.get('refresh_token');
  return accessToken && refreshToken ? { accessToken, refreshToken, type: values.get('type') } : null;
}

/** Returns whether a mail link was used or has expired: then it has an error instead of tokens. */
export const isSpentLink = (fragment: string): boolean =>
  new URLSearchParams(fragment.replace(/^#/, '')).has('error_code');

/**
 * Takes the tokens out of the address bar and the history entry before anything renders. A reset link always ends on
 * the reset page, even if the server's allow-list sent it to the site's root; that page explains a used or expired
 * link.
 */
export function takeArrival(): Arrival | null {
  const arrival = parseArrival(location.hash);
  if (!arrival && isSpentLink(location.hash)) history.replaceState(history.state, '', resetPasswordPath);
  if (!arrival) return null;
  const page = arrival.type === 'recovery' ? resetPasswordPath : `${location.pathname}${location.search}`;
  history.replaceState(history.state, '', page);
  return arrival;
}
