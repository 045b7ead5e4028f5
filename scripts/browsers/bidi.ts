import type { AddressInfo } from 'node:net';
import { type WebSocket, WebSocketServer } from 'ws';

/** A command of WebDriver BiDi. */
export interface Command {
  readonly id: number;
  readonly method: string;
  // biome-ignore lint/suspicious/noExplicitAny: each method has its own, and Playwright writes them
  readonly params: any;
}

/** Starts a server in place of Firefox's BiDi server, and passes on Playwright's one connection. */
export function serveBidi(connected: (playwright: WebSocket) => void): void {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  server.on('listening', () =>
    process.stderr.write(
      `WebDriver BiDi listening on ws://127.0.0.1:${(server.address() as AddressInfo).port}\n`,
    ),
  );
  server.on('connection', connected);
}
