import type { Environment } from './environment.ts';

/** Where links in mails lead: the portal that asks, where it is one that may; else the first of those, or the project's own address. */
export function portalOf({ url, allowedOrigins }: Environment, request?: Request): string {
  const own = [...allowedOrigins, new URL(url).origin];
  const asking = request?.headers.get('origin');
  return own.find((origin) => origin === asking) ?? own[0] ?? url;
}
