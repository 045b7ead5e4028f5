import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { BackendError } from './BackendError.ts';
import { respond } from './http.ts';
import { isLoopback } from './origins.ts';
import { json } from './responses.ts';

export interface RunningServer {
  /** For instance http://127.0.0.1:4173 */
  origin: string;
  server: Server;
  /** Stops accepting connections, gives running requests `graceMs`, then ends them. */
  close(graceMs?: number): Promise<void>;
}

/**
 * Serves `handler` on this computer only. Port 0 = any free one. The Host header must name this computer, so that no
 * other site's page can reach it through a name that resolves here.
 */
export async function listen(
  handler: (request: Request) => Promise<Response>,
  port = 0,
): Promise<RunningServer> {
  const server = createServer((incoming, outgoing) => {
    const own = hasOwnHost(incoming.headers.host);
    return respond(own ? handler : misdirected, incoming, outgoing);
  });
  // Slow senders must not hold a connection forever; a 10 MB file on a slow connection still fits.
  server.headersTimeout = 15_000;
  server.requestTimeout = 120_000;
  // On a busy machine, connections are often idle for longer than Node's five seconds, and would be closed just as a
  // request arrives.
  server.keepAliveTimeout = 65_000;
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(explain(error, port)));
    server.listen(port, '127.0.0.1', resolve);
  });
  const { port: actual } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${actual}`,
    server,
    close: (graceMs = 3000) =>
      new Promise((resolve) => {
        const force = setTimeout(() => server.closeAllConnections(), graceMs);
        server.close(() => {
          clearTimeout(force);
          resolve();
        });
        server.closeIdleConnections();
      }),
  };
}

const misdirected = async () =>
  json({ message: 'This server answers to 127.0.0.1 and localhost only.' }, 421);

function hasOwnHost(host: string | undefined): boolean {
  return (
    host !== undefined && URL.canParse(`http://${host}`) && isLoopback(new URL(`http://${host}`).hostname)
  );
}

function explain(error: NodeJS.ErrnoException, port: number): Error {
  if (error.code === 'EADDRINUSE') {
    return new BackendError(
      `Port ${port} is in use by another program. Stop it, or choose another port: PORT=${port + 1} npm start`,
    );
  }
  if (error.code === 'EACCES')
    return new BackendError(`Port ${port} isn't allowed. Choose another with PORT=….`);
  return error;
}
