import type { Environment } from './environment.ts';

/**
 * The base address of links in emails: the calling portal if it's an allowed origin; else the first allowed one, or the
 * project itself.
 */
export function portalOf({ url, allowedOrigins }: Environment, request?: Request): string {
  const own = [...allowedOrigins, new URL(url).origin];
  const asking = request?.headers.get('origin');
  return own.find((origin) => origin === asking) ?? own[0] ?? url;
}
