import { beforeEach, describe, expect, it } from 'vitest';
import { toFormDetails } from '../detailChanges.ts';
import type { Backend } from '../interfaces/Backend.ts';
import type { Subject } from './subject.ts';
import { ada, kindOf, max, nia, password, sam } from './support.ts';

/** Tests the home page: order, links, posts, newcomers and counts. `opened` returns each test's own backend, signed out. */
export function homeContract(opened: () => Subject): void {
  let subject: Subject;
  let backend: Backend;
  beforeEach(() => {
    subject = opened();
    backend = subject.backend;
  });

  describe('the home page', () => {
    const arrangement = { beside: ['today'], below: ['links', 'continue'], hidden: [] };
    const pins = [
      { label: 'Board', address: 'https://board.daybreak.example' },
      { label: 'Directory', address: '/staff-directory' },
    ];

    it('has the default order and no pinned links at first', async () => {
      await backend.auth.signIn(sam, password);
      expect(await backend.home.arrangement()).toBeNull();
      expect(await backend.home.links()).toEqual([]);
    });

    it("keeps a person's order and links, and shows them to no one else", async () => {
      await backend.auth.signIn(sam, password);
      await backend.home.arrange({ beside: ['links'], below: [], hidden: ['today'] });
      await backend.home.arrange(arrangement);
      await backend.home.pin([{ label: 'Old', address: '/' }, ...pins]);
      await backend.home.pin(pins);
      expect(await backend.home.arrangement()).toEqual(arrangement);
      expect(await backend.home.links()).toEqual(pins);
      await backend.auth.signIn(max, password);
      expect(await backend.home.arrangement()).toBeNull();
      expect(await backend.home.links()).toEqual([]);
    });

    it('refuses more than 20 links, and keeps the existing ones', async () => {
      await backend.auth.signIn(sam, password);
      await backend.home.pin(pins);
      const tooManyLinks = Array.from({ length: 21 }, () => ({ label: 'Home', address: '/' }));
      expect(await kindOf(backend.home.pin(tooManyLinks))).toBe('refused');
      expect(await backend.home.links()).toEqual(pins);
    });

    it('shows administrators’ posts until they end, latest first, with their author', async () => {
      const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
      const post = { id: crypto.randomUUID(), title: ' Open day ', body: 'On Friday.', endsAt: tomorrow };
      const laterPost = { ...post, id: crypto.randomUUID(), title: 'Later' };
      await backend.auth.signIn(max, password);
      await backend.home.savePost(post);
      await new Promise((resolve) => setTimeout(resolve, 20));
      await backend.home.savePost(laterPost);
      await backend.home.savePost({ ...post, body: 'On Monday.' });
      const author = (await backend.staff.own())?.firstName ?? 'Max';
      await backend.auth.signIn(sam, password);
      const posts = await backend.home.posts();
      expect(posts.map(({ title, body }) => [title, body])).toEqual([
        ['Later', 'On Friday.'],
        ['Open day', 'On Monday.'],
      ]);
      expect(posts[0]?.author).toContain(author);
      expect(Date.parse(posts[0]?.endsAt ?? '')).toBe(Date.parse(tomorrow));
      expect(await kindOf(backend.home.savePost(post))).toBe('refused');
      expect(await kindOf(backend.home.removePost(post.id))).toBe('refused');
      await backend.auth.signIn(max, password);
      await backend.home.removePost(post.id);
      await backend.home.removePost(post.id);
      expect((await backend.home.posts()).map(({ title }) => title)).toEqual(['Later']);
      await backend.auth.signIn(nia, password);
      expect(await backend.home.posts()).toEqual([]);
    });

    it('lists people who started between two days', async () => {
      await backend.auth.signIn(ada, password);
      const row = (await backend.staff.list()).find(({ email }) => email === sam);
      const colleague = row && (await backend.people.open(row.id))?.person;
      if (!colleague) throw new Error('Sam is not in the directory.');
      const before = toFormDetails(colleague);
      await backend.people.save(colleague.id, before, { ...before, startDate: '2031-05-05' });
      await backend.auth.signIn(max, password);
      const found = await backend.home.newColleagues('2031-05-01', '2031-05-05');
      expect(found.map(({ id, startDate }) => [id, startDate])).toEqual([[colleague.id, '2031-05-05']]);
      expect(await backend.home.newColleagues('2031-05-06', '2031-06-01')).toEqual([]);
    });

    it('keeps what a newcomer checks off', async () => {
      await backend.auth.signIn(sam, password);
      expect((await backend.home.firstWeek()).doneSteps).toEqual([]);
      await backend.home.saveFirstWeek(['card']);
      await backend.home.saveFirstWeek(['card', 'search']);
      expect((await backend.home.firstWeek()).doneSteps).toEqual(['card', 'search']);
      await backend.auth.signIn(max, password);
      expect((await backend.home.firstWeek()).doneSteps).toEqual([]);
    });

    it('counts new applications for administrators', async () => {
      await subject.receive({ firstName: 'Jo', lastName: 'Doe', email: 'jo@elsewhere.example' });
      await backend.auth.signIn(max, password);
      expect(await backend.home.newApplications()).toBe(1);
      await backend.auth.signIn(sam, password);
      expect(await backend.home.newApplications()).toBe(0);
    });

    it('is unavailable with the default password, and when signed out', async () => {
      await backend.auth.signIn(nia, password);
      expect(await backend.home.links()).toEqual([]);
      expect(await kindOf(backend.home.pin(pins))).toBe('refused');
      expect(await kindOf(backend.home.arrange(arrangement))).toBe('refused');
      await backend.auth.signOut();
      expect(await kindOf(backend.home.links())).toBe('signedOut');
      expect(await kindOf(backend.home.arrangement())).toBe('signedOut');
    });
  });
}
