import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { localPublishableKey, localSecretKey } from '../auth/keys.ts';
import type { Report } from '../database/quietConsole.ts';
import { addressHeader } from '../http/clientAddress.ts';
import type { ResolvedRoute } from '../http/resolve.ts';
import { json } from '../http/responses.ts';

interface FunctionModule {
  default?: { fetch?: (request: Request) => Response | Promise<Response> };
}

export interface FunctionsHostOptions {
  folder: string;
  origin: () => string;
  report: Report;
  /** Loads a function's file as a module; the Vite plugin passes a loader that reloads. */
  load?: (file: string) => Promise<unknown>;
}

/**
 * `/functions/v1/<name>` → `functions/<name>/index.ts`, whose default export has `fetch(request)`.
 * Like the hosted runtime with `verify_jwt = false`: a function checks its caller itself.
 */
export function createFunctionsHost({ folder, origin, report, load = importFile }: FunctionsHostOptions) {
  return async (request: Request, { parameters }: ResolvedRoute<'functions'>): Promise<Response> => {
    const name = parameters.called ?? '';
    const file = join(folder, name, 'index.ts');
    if (!existsSync(file)) {
      return json({ code: 'NOT_FOUND', message: 'Requested function was not found' }, 404);
    }
    provideEnvironment(origin());
    try {
      const { default: handler } = (await load(file)) as FunctionModule;
      if (typeof handler?.fetch !== 'function') {
        throw new TypeError(`functions/${name}/index.ts must export default { fetch }`);
      }
      return await handler.fetch(request);
    } catch (error) {
      const { name: kind, stack = '' } = error instanceof Error ? error : new Error(String(error));
      report(`function ${name} failed: ${kind} ${stack.split('\n')[1]?.trim() ?? ''}`);
      return json({ code: 'WORKER_ERROR', message: 'Function exited due to an error' }, 500);
    }
  };
}

/**
 * A mail service or server configured by the person who started this host; without one, mail goes to the local mailbox.
 */
const ownMailService = process.env.SMTP_URL || process.env.MAIL_SERVICE_URL;

const mailbox = (origin: string) => ({
  MAIL_SERVICE_URL: `${origin}/_dev/mail`,
  MAIL_SERVICE_KEY: localSecretKey,
  MAIL_FROM: 'Daybreak portal <portal@daybreak.example>',
});

/** Sets the variables that a hosted function has. */
function provideEnvironment(origin: string) {
  Object.assign(process.env, {
    SUPABASE_URL: origin,
    SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: localPublishableKey }),
    SUPABASE_SECRET_KEYS: JSON.stringify({ default: localSecretKey }),
    SUPABASE_ANON_KEY: localPublishableKey,
    SUPABASE_SERVICE_ROLE_KEY: localSecretKey,
    ...(ownMailService ? {} : mailbox(origin)),
    CLIENT_ADDRESS_HEADER: addressHeader,
    SEEDING_ENABLED: process.env.SEEDING_ENABLED ?? 'true',
  });
}

function importFile(file: string): Promise<unknown> {
  return import(pathToFileURL(file).href);
}
