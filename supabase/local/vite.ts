import type { Plugin, ViteDevServer } from 'vite';
import { demoAccounts, demoPassword } from './auth/demo.ts';
import type { Report } from './database/quietConsole.ts';
import { runSchedule } from './functions/schedule.ts';
import { respond } from './http/http.ts';
import { isBackendPath } from './http/resolve.ts';
import { type Backend, openBackend } from './openBackend.ts';
import { defaultDataFolder } from './paths.ts';

export interface DaybreakBackendOptions {
  /** The data folder, or 'memory'. Default: DAYBREAK_DATA, else `.daybreak` at the root of the repository. */
  data?: string;
}

/**
 * Runs the embedded backend on Vite's development server: /auth, /rest, /storage, /functions and /_dev/mail at the same
 * address. Functions reload like other modules. Does nothing in `vite build` and in Vitest.
 */
export function daybreakBackend({
  data = process.env.DAYBREAK_DATA ?? defaultDataFolder,
}: DaybreakBackendOptions = {}): Plugin {
  return {
    name: 'daybreak-backend',
    apply: (_config, { command, isPreview }) => command === 'serve' && !isPreview && !process.env.VITEST,
    async configureServer(server) {
      const report = (line: string) => server.config.logger.warn(`[backend] ${line}`);
      const backend = await openBackend({
        ...(data === 'memory' ? {} : { folder: data, demoPieces: true }),
        origin: () => addressOf(server),
        functions: { load: (file) => server.ssrLoadModule(file) },
        report,
      });
      mount(server, backend, report);
      printAccounts(server);
    },
  };
}

function mount(server: ViteDevServer, backend: Backend, report: Report) {
  server.middlewares.use((incoming, outgoing, next) => {
    const url = incoming.originalUrl ?? incoming.url ?? '/';
    if (!isBackendPath(url.split('?')[0] ?? '')) return next();
    void respond(backend.fetch, incoming, outgoing, url);
  });
  let endSchedule = () => {};
  server.httpServer?.once('listening', () => {
    endSchedule = runSchedule(backend, addressOf(server), report);
  });
  const close = server.close.bind(server);
  server.close = async () => {
    endSchedule();
    await close();
    await backend.close();
  };
}

function printAccounts(server: ViteDevServer) {
  const print = server.printUrls.bind(server);
  server.printUrls = () => {
    print();
    const { info } = server.config.logger;
    info(`  ➜  Mailbox: ${addressOf(server)}/_dev/mail`);
    info(`  ➜  Sign in: ${demoAccounts.map(({ email }) => email).join(', ')} – password ${demoPassword}`);
  };
}

function addressOf(server: ViteDevServer): string {
  const address = server.resolvedUrls?.local[0] ?? `http://localhost:${server.config.server.port}`;
  return new URL(address).origin;
}
