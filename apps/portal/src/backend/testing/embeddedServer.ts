import { listen, openBackend, type RunningServer } from '@daybreak/supabase/local';
import { localPublishableKey } from '@daybreak/supabase/local/keys';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { supabaseBackend } from '../supabase/supabaseBackend.ts';
import { shapeRecord } from './queryShape.ts';
import type { ShapeGroup } from './queryShapes.ts';

let server: RunningServer;
let shared: ReturnType<typeof openBackend> | undefined;

/** This process's backend, started once: that takes longer than most files' tests. */
function sharedBackend(): ReturnType<typeof openBackend> {
  shared ??= openBackend({ origin: () => server.origin });
  return shared;
}

/** The embedded server for a test file, as after a fresh start: started before the first test, stopped after the last. */
export function embeddedServer() {
  let embedded: Awaited<ReturnType<typeof openBackend>>;
  const shapes = shapeRecord();

  beforeAll(async () => {
    embedded = await sharedBackend();
    await embedded.reset();
    server = await listen((request) => {
      // Functions that act as the server are no part of the portal.
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
    /** The last test of a file: everything that was sent is listed, and everything of this group was sent. */
    sendsOnly(group?: ShapeGroup) {
      it('sends PostgREST every listed shape, and no other', () => {
        expect(shapes.unlisted()).toEqual([]);
        if (group) expect(shapes.unsent(group)).toEqual([]);
      });
    },
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
