import { createClient } from '@supabase/supabase-js';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { supabaseApplications } from './applications.ts';
import { supabaseCards } from './cards.ts';
import type { Client } from './client.ts';
import { supabaseLibrary } from './library/supabaseLibrary.ts';
import { supabasePeople } from './people/supabasePeople.ts';
import { supabasePositions } from './positions.ts';
import { supabaseStaff } from './staff.ts';

const project = { url: 'http://127.0.0.1:9', publishableKey: 'sb_publishable_x' };
const total = 2500;
const idOf = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

/**
 * Behaves like the data API: returns at most `most` rows at a time, starting where the request says, without mentioning
 * the rest.
 */
function answerFor(address: string, maxRows: number): Response {
  const { searchParams } = new URL(address);
  const from = Number(searchParams.get('offset') ?? 0);
  const all = searchParams.has('id') ? 1 : total;
  const count = Math.min(Number(searchParams.get('limit') ?? all), maxRows, Math.max(0, all - from));
  const rows = Array.from({ length: count }, (_, at) => {
    const n = from + at;
    return {
      id: idOf(n),
      entry_id: idOf(n),
      person_id: idOf(n),
      name: String(n),
      kind: 'card',
      rights: 'view',
    };
  });
  return new Response(JSON.stringify(rows), {
    headers: { 'content-type': 'application/json', 'content-range': `${from}-${from + count - 1}/${total}` },
  });
}

let maxRows = 1000;
const fetched = async (address: RequestInfo | URL) => answerFor(String(address), maxRows);
const client = createClient(project.url, project.publishableKey, {
  global: { fetch: fetched },
  auth: { persistSession: false, autoRefreshToken: false },
}) as unknown as Client;

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  const session = { access_token: 'a.b.c', user: { id: idOf(1), email: 'a@b.example' } };
  // biome-ignore lint/suspicious/noExplicitAny: only the part of a session that the portal reads.
  vi.spyOn(client.auth, 'getSession').mockResolvedValue({ data: { session }, error: null } as any);
});
afterEach(() => vi.restoreAllMocks());

const library = supabaseLibrary(client, project);
const everyRow: Record<string, () => Promise<readonly object[]>> = {
  'whose card is due': () => supabaseCards(client).dueCards(),
  positions: () => supabasePositions(client).list(),
  applications: () => supabaseApplications(client).list(),
  colleagues: () => supabasePeople(client).list(),
  'reports of a person': async () => (await supabasePeople(client).open(idOf(1)))?.reports ?? [],
  staff: () => supabaseStaff(client).list(),
  'shares of a piece': () => library.shares(idOf(1)),
  'links of a piece': () => library.reviewLinks(idOf(1)),
  templates: () => library.templates(),
};

test.each(Object.keys(everyRow))(
  '%s: reads every row, even if the project returns at most 1,000 at a time, or fewer',
  async (name) => {
    for (const atATime of [1000, 400]) {
      maxRows = atATime;
      const rows = await everyRow[name]?.();
      expect(rows).toHaveLength(total);
      expect(new Set(rows?.map((row) => JSON.stringify(row))).size).toBe(total);
    }
  },
);
