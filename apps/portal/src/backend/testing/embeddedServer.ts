import { listen, openBackend, type RunningServer } from '@daybreak/supabase/local';
import { localPublishableKey } from '@daybreak/supabase/local/keys';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { supabaseBackend } from '../supabase/supabaseBackend.ts';
import { shapeRecord } from './queryShape.ts';
import type { ShapeGroup } from './queryShapes.ts';

let server: RunningServer;
let shared: ReturnType<typeof openBackend> | undefined;

/** Returns this process's backend, started once because that takes longer than most files' tests. */
function sharedBackend(): ReturnType<typeof openBackend> {
  shared ??= openBackend({ origin: () => server.origin });
  return shared;
}

/** Provides a test file with a fresh embedded server: started before the first test, stopped after the last. */
export function embeddedServer() {
  let embedded: Awaited<ReturnType<typeof openBackend>>;
  const shapes = shapeRecord();

  beforeAll(async () => {
    embedded = await sharedBackend();
    await embedded.reset();
    server = await listen((request) => {
      // Functions that act as the server aren't part of the portal.
      if (request.headers.get('apikey') === localPublishableKey) shapes.note(request);
      return embedded.fetch(request);
    });
  });

  afterAll(async () => {
    await server?.close(0);
  });

  return {
    database: () => embedded,
    origin: () => server.origin,
    /** Adds the file's last test: everything that was sent is listed, and everything of this group was sent. */
    sendsOnly(group?: ShapeGroup) {
      it('sends PostgREST every listed shape, and no other', () => {
        expect(shapes.unlisted()).toEqual([]);
        if (group) expect(shapes.unsent(group)).toEqual([]);
      });
    },
    /**
     * Creates the portal's backend over HTTP, with its own browser storage, so that sessions of different tests stay
     * separate.
     */
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
