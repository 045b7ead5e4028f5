import type { IncomingMessage } from 'node:http';
import { clientAddress } from '../../functions/_shared/clientAddress.ts';

/** The header that tells functions a visitor's network address. Written here, whatever a sender put into it. */
export const addressHeader = 'x-client-address';

/**
 * Where a request came from: the other end of the connection, or what the proxy in front reports in the header that
 * `DAYBREAK_PROXY_HEADER` names. Nobody but that proxy reaches this server then: it listens on this computer only.
 */
export function addressOf(incoming: IncomingMessage, headers: Headers): string {
  const proxyHeader = process.env.DAYBREAK_PROXY_HEADER?.trim();
  return (proxyHeader ? clientAddress({ headers }, proxyHeader) : incoming.socket.remoteAddress) ?? '';
}
