import { App, setExperimental } from '@supabase/lite';
import { PostgresConnection } from '@supabase/lite/postgres';
import { keepOurGrants, normalizeDbError } from '../local/database/database.ts';
import { createQueue } from '../local/database/queue.ts';
import { quietly } from '../local/database/quietConsole.ts';
import { createGateway } from '../local/http/gateway.ts';
import type { Handler } from '../local/http/handler.ts';
import { listen } from '../local/http/listen.ts';
import { json } from '../local/http/responses.ts';
import { createInbox } from '../local/mail/mail.ts';
import { liteConfig } from '../local/settings.ts';
import { memoryStorage } from '../local/storage/storage.ts';
import { createStorageApi } from '../local/storage/storageApi.ts';

/**
 * Runs one server process on a PostgreSQL that others use too: the local gateway's data API, with several requests at a
 * time, and files in memory. The environment has PgBouncer's address; the first printed line is the server's own. For
 * measuring, not for serving.
 */
const connections = 8;
const asWritten = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
const connection = new PostgresConnection({
  url: 'postgres://localhost',
  postgresOptions: {
    host: process.env.PGHOST ?? '',
    port: Number(process.env.PGPORT),
    user: process.env.PGUSER ?? '',
    database: process.env.PGDATABASE ?? '',
    max: connections,
    // A transaction pool can't keep session state.
    prepare: false,
    // lite serializes JSON itself.
    types: { jsonb: { to: 3802, from: [3802], serialize: asWritten, parse: JSON.parse } },
  },
});
connection.normalizeDbError = normalizeDbError;
keepOurGrants(connection);
const app = await quietly(
  () => {},
  async () => {
    setExperimental('storage', true);
    const app = new App({ connection, ...liteConfig('http://127.0.0.1') });
    app._storageAdapter = memoryStorage();
    return app.init();
  },
);

const lite: Handler = async (request) => app.fetch(request);
const absent: Handler = async () => json({ message: 'Not here' }, 404);
const { origin } = await listen(
  createGateway({
    parts: { rest: lite, auth: absent, storage: createStorageApi(lite), functions: absent },
    inbox: createInbox(),
    queue: createQueue(connections),
    maxWaiting: 50,
    report: (line) => console.error(line),
  }),
);
console.log(origin);
