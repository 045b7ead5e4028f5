import type { Home } from '../Home.ts';
import { requireSession } from './auth.ts';
import type { Client } from './client.ts';
import { dataOf } from './failures.ts';

/** The home page of a Supabase project. */
export const supabaseHome = (client: Client): Home => ({
  async arrangement() {
    await requireSession(client);
    return dataOf(await client.from('home_arrangements').select('beside, below, hidden').maybeSingle());
  },

  async arrange({ beside, below, hidden }) {
    await requireSession(client);
    dataOf(await client.rpc('arrange_home', { beside: [...beside], below: [...below], hidden: [...hidden] }));
  },

  async links() {
    await requireSession(client);
    return dataOf(await client.from('pinned_links').select('label, address').order('place')) ?? [];
  },

  async pin(links) {
    await requireSession(client);
    dataOf(await client.rpc('pin_links', { links: links.map(({ label, address }) => ({ label, address })) }));
  },
});
