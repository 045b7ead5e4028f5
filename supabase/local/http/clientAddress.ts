import type { IncomingMessage } from 'node:http';
import { clientAddress } from '../../functions/_shared/clientAddress.ts';

/**
 * The header that tells functions a visitor's network address. Always set here, overwriting what a sender put into it.
 */
export const addressHeader = 'x-client-address';

/**
 * A request's origin: the other end of the connection, or the value of the proxy's header named by
 * `DAYBREAK_PROXY_HEADER`. Only that proxy can then reach this server, since it listens on this computer only.
 */
export function addressOf(incoming: IncomingMessage, headers: Headers): string {
  const proxyHeader = process.env.DAYBREAK_PROXY_HEADER?.trim();
  return (proxyHeader ? clientAddress({ headers }, proxyHeader) : incoming.socket.remoteAddress) ?? '';
}
