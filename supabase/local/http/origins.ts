/** This computer's names: `localhost` and `127.0.0.1` reach the same server, so a link may use either. */
const loopback = new Set(['127.0.0.1', 'localhost', '[::1]']);

export function isLoopback(hostname: string): boolean {
  return loopback.has(hostname) || hostname.endsWith('.localhost');
}

/** Returns the given address, or the portal's own if it's absent, malformed or at another origin. */
export function allowedRedirect(redirectTo: string | null | undefined, origin: string): string {
  if (!redirectTo || !URL.canParse(redirectTo)) return origin;
  const target = new URL(redirectTo);
  if (target.username || target.password) return origin;
  const own = new URL(origin);
  const isSameOrigin = target.origin === own.origin;
  const alias =
    isLoopback(target.hostname) &&
    isLoopback(own.hostname) &&
    target.protocol === own.protocol &&
    target.port === own.port;
  return isSameOrigin || alias ? target.href : origin;
}
