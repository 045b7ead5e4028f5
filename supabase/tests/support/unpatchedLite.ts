import { App, type EmailMessage, setExperimental } from '@supabase/lite';
import { PgliteConnection } from '@supabase/lite/pglite';
import { createClient } from '@supabase/supabase-js';
import { localPublishableKey } from '../../local/index.ts';
import { liteConfig } from '../../local/settings.ts';
import { memoryStorage } from '../../local/storage/storage.ts';
import type { Client, TestBackend } from './backend.ts';

const origin = 'http://127.0.0.1:4173';

/** `@supabase/lite` on a copy of our database without any of our fixes, for the gap tests. */
export async function startUnpatchedLite(backend: Pick<TestBackend, 'driver'>, { storage = true } = {}) {
  setExperimental('storage', true);
  const connection = new PgliteConnection({
    pgliteOptions: { loadDataDir: await backend.driver.dumpDataDir('none') },
  });
  // Remove the database's own refusals, which lite doesn't have.
  await connection.driver.exec(`drop trigger refuse_unproved_password on auth.users;
    drop trigger refuse_banned_session on auth.sessions;`);
  const mails: EmailMessage[] = [];
  const email = { send: async (mail: EmailMessage) => void mails.push(mail) };
  const app = new App({ connection, ...liteConfig(origin), options: { drivers: { email } } });
  if (storage) app._storageAdapter = memoryStorage();
  const client = (): Client =>
    createClient(origin, localPublishableKey, {
      auth: { persistSession: false, autoRefreshToken: false },
      global: { fetch: async (input, init) => app.fetch(new Request(input, init)) },
    });
  return { app, connection, mails, client, driver: connection.driver, close: () => connection.close() };
}
