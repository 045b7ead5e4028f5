import { expect, it } from 'vitest';
import { supabaseCards } from './cards.ts';
import type { Client } from './client.ts';

it('names everybody whose card is due, also beyond the 1,000 rows that a server answers with at a time', async () => {
  const all = Array.from({ length: 2500 }, (_, n) => ({
    entry_id: String(n).padStart(5, '0'),
    kind: 'card',
    made_at: null,
    detail: null,
    before: null,
    after: null,
  }));
  const query = (from = 0, to = Number.POSITIVE_INFINITY): object => ({
    order: () => query(from, to),
    range: (first: number, last: number) => query(first, last),
    // biome-ignore lint/suspicious/noThenProperty: a query of supabase-js is awaited.
    then: (done: (answer: object) => void) =>
      done({ data: all.slice(from, Math.min(to + 1, from + 1000)), error: null }),
  });
  const client = {
    auth: { getSession: async () => ({ data: { session: { user: { id: 'a' } } }, error: null }) },
    rpc: () => query(),
  };
  const due = await supabaseCards(client as unknown as Client).due();
  expect(due).toHaveLength(2500);
  expect(new Set(due.map(({ id }) => id)).size).toBe(2500);
});
