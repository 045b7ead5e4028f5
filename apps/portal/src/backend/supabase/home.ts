import { type Home, maxNewColleagues } from '../interfaces/Home.ts';
import { fullName } from '../interfaces/Staff.ts';
import { loadNames, requireSession, rpc } from './auth.ts';
import type { Client } from './client.ts';
import { unwrapData } from './failures.ts';

/** The home page in a Supabase project. */
export const supabaseHome = (client: Client): Home => ({
  async arrangement() {
    await requireSession(client);
    return unwrapData(await client.from('home_arrangements').select('beside, below, hidden').maybeSingle());
  },

  arrange: ({ beside, below, hidden }) =>
    rpc(client, 'arrange_home', { beside: [...beside], below: [...below], hidden: [...hidden] }),

  async links() {
    await requireSession(client);
    return unwrapData(await client.from('pinned_links').select('label, address').order('place')) ?? [];
  },

  pin: (links) =>
    rpc(client, 'pin_links', { links: links.map(({ label, address }) => ({ label, address })) }),

  async posts() {
    await requireSession(client);
    const rows =
      unwrapData(
        await client
          .from('posts')
          .select('id, title, body, author_id, created_at, ends_at')
          .order('created_at', { ascending: false })
          .order('id'),
      ) ?? [];
    const names = await loadNames(
      client,
      rows.flatMap(({ author_id }) => author_id ?? []),
    );
    return rows.map(({ id, title, body, author_id, created_at, ends_at }) => ({
      id,
      title,
      body,
      postedAt: created_at,
      endsAt: ends_at,
      author: names.get(author_id ?? '') ?? null,
    }));
  },

  savePost: ({ id, title, body, endsAt }) =>
    rpc(client, 'save_post', { post: id, title, body, ends_at: endsAt }),

  removePost: (id) => rpc(client, 'remove_post', { post: id }),

  async newColleagues(from, until) {
    await requireSession(client);
    const rows = unwrapData(
      await client
        .from('staff_directory')
        .select('id, first_name, last_name, job_title, photo, start_date')
        .eq('is_active', true)
        .gte('start_date', from)
        .lte('start_date', until)
        .order('start_date', { ascending: false })
        .order('first_name')
        .limit(maxNewColleagues),
    );
    return (rows ?? []).map(({ id, first_name, last_name, job_title, photo, start_date }) => ({
      id,
      name: fullName(first_name, last_name),
      jobTitle: job_title,
      photo,
      startDate: start_date ?? '',
    }));
  },

  async firstWeek() {
    const { userId } = await requireSession(client);
    const [week, entry, profile] = await Promise.all([
      client.from('first_weeks').select('done').maybeSingle(),
      client.from('staff_directory').select('start_date').eq('user_id', userId).maybeSingle(),
      client.from('user_profiles').select('created_at').eq('user_id', userId).maybeSingle(),
    ]);
    return {
      startDate: unwrapData(entry)?.start_date ?? null,
      firstVisit: unwrapData(profile)?.created_at ?? null,
      doneSteps: unwrapData(week)?.done ?? [],
    };
  },

  saveFirstWeek: (done) => rpc(client, 'tick_first_week', { done: [...done] }),

  async newApplications() {
    await requireSession(client);
    const answer = await client
      .from('job_applications')
      .select('id', { count: 'exact' })
      .eq('status', 'new')
      .limit(1);
    unwrapData(answer);
    return answer.count ?? 0;
  },
});
