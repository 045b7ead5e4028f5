import { listen, openBackend, type RunningServer } from '@daybreak/supabase/local';
import { localPublishableKey } from '@daybreak/supabase/local/keys';
import { afterAll, beforeAll } from 'vitest';
import { supabaseBackend } from '../supabase/supabaseBackend.ts';

/** The embedded server for a test file: started before the first test, stopped after the last. */
export function embeddedServer() {
  let embedded: Awaited<ReturnType<typeof openBackend>>;
  let server: RunningServer;

  beforeAll(async () => {
    embedded = await openBackend({ origin: () => server.origin });
    server = await listen(embedded.fetch);
  }, 60_000);

  afterAll(async () => {
    await server?.close(0);
    await embedded?.close();
  });

  return {
    database: () => embedded,
    origin: () => server.origin,
    /** The portal's backend over HTTP, with its own browser storage: sessions of different tests stay separate. */
    browser() {
      const values = new Map<string, string>();
      return supabaseBackend({
        url: server.origin,
        publishableKey: localPublishableKey,
        resetPage: `${server.origin}/reset-password`,
        storage: {
          getItem: (key) => values.get(key) ?? null,
          setItem: (key, value) => void values.set(key, value),
          removeItem: (key) => void values.delete(key),
        },
      });
    },
  };
}
