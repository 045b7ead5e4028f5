import { beforeEach, describe, expect, it } from 'vitest';
import type { Backend } from '../interfaces/Backend.ts';
import { changeOf, makePiece, requireApproval, versions } from './pieceSteps.ts';
import { kindOf, password } from './support.ts';

const about = { ...versions, contact: null, preflight: null };
const spot = { side: 'front', x: 0.25, y: 0.5 };

/**
 * Tests an implementation of `Comments`.
 *
 * @param name the implementation's name
 * @param open returns a fresh backend with the demo accounts, signed out, and a browser of someone without an account
 */
export function commentsContract(
  name: string,
  open: () => Promise<{ backend: Backend; outside: Backend }>,
): void {
  describe(`${name} keeps the contract of comments`, () => {
    let backend: Backend;
    let outside: Backend;
    let piece: string;
    const as = (who: string) => backend.auth.signIn(`${who}@daybreak.example`, password);
    const say = (text: string, id: string = crypto.randomUUID()) => ({ id, text, pin: { field: 'title' } });
    const textsOf = async () => (await backend.comments.list(piece)).map(({ text }) => text);
    const write = (base: number, title: string) => backend.library.save(changeOf(piece, base, { title }));
    beforeEach(async () => {
      ({ backend, outside } = await open());
      await requireApproval(backend);
      await as('sam');
      piece = await makePiece(backend, { title: 'Sun' });
    });

    it('keeps comments on a field or a spot, in order, until they’re resolved', async () => {
      const sam = (await as('sam')).userId;
      const first = say(' Shorter,\nplease. ');
      await backend.comments.add(piece, 1, first);
      await backend.comments.add(piece, 1, first);
      const second = { id: crypto.randomUUID(), text: 'Brighter?', pin: spot };
      await backend.comments.add(piece, 1, second);
      const common = {
        ...{ version: 1, authorId: sam, author: expect.stringMatching(/^Sam/), isOutside: false },
        ...{ at: expect.any(String), resolution: null, mayResolve: true },
      };
      expect(await backend.comments.list(piece)).toEqual([
        { ...first, ...common, text: 'Shorter,\nplease.' },
        { ...second, ...common },
      ]);
      await backend.comments.resolve(first.id, true);
      const [resolved] = await backend.comments.list(piece);
      expect(resolved?.resolution).toEqual({ at: expect.any(String), by: expect.stringMatching(/^Sam/) });
      await backend.comments.resolve(first.id, false);
      expect((await backend.comments.list(piece))[0]?.resolution).toBeNull();
      expect(await kindOf(backend.comments.add(piece, 1, say(' ')))).toBe('refused');
      expect(await kindOf(backend.comments.add(piece, 1, say('a'.repeat(2_001))))).toBe('refused');
      expect(await kindOf(backend.comments.add(piece, 2, say('Hi.')))).toBe('refused');
      const [exported] = (await backend.library.exportPieces()).filter(({ id }) => id === piece);
      expect(exported?.comments).toEqual([
        expect.objectContaining({ ...first, text: 'Shorter,\nplease.', authorId: sam, outsideName: null }),
        expect.objectContaining({ ...second, resolvedAt: null, resolvedBy: null }),
      ]);
      await backend.library.moveToTrash([piece]);
      expect(await kindOf(backend.comments.add(piece, 1, say('Hi.')))).toBe('refused');
      expect(await kindOf(backend.comments.resolve(first.id, true))).toBe('refused');
      expect((await backend.comments.list(piece)).map(({ mayResolve }) => mayResolve)).toEqual([
        false,
        false,
      ]);
      await backend.library.remove([piece]);
      expect(await kindOf(backend.comments.list(piece))).toBe('refused');
    });

    it('lets viewers comment, and only editors resolve', async () => {
      const id = crypto.randomUUID();
      await as('max');
      expect(await kindOf(backend.comments.list(piece))).toBe('refused');
      expect(await kindOf(backend.comments.add(piece, 1, say('Hi.', id)))).toBe('refused');
      await as('sam');
      await backend.library.share(piece, null, 'view');
      await as('max');
      await backend.comments.add(piece, 1, say('Hi.', id));
      expect((await backend.comments.list(piece))[0]?.mayResolve).toBe(false);
      expect(await kindOf(backend.comments.resolve(id, true))).toBe('refused');
      await as('sam');
      await backend.library.share(piece, null, 'edit');
      await as('max');
      await backend.comments.resolve(id, true);
      await backend.auth.signOut();
      expect(await kindOf(backend.comments.list(piece))).toBe('signedOut');
    });

    it('notifies the owner and commenters of new comments by others', async () => {
      const { userId: max } = await as('max');
      expect(await backend.comments.notices()).toEqual([]);
      await as('sam');
      await backend.library.share(piece, null, 'view');
      await as('max');
      await backend.comments.add(piece, 1, say('Shorter?'));
      const brighter = say('Brighter?');
      await backend.comments.add(piece, 1, brighter);
      // Their own comments aren't news.
      expect(await backend.comments.notices()).toEqual([]);
      await as('sam');
      expect(await backend.comments.notices()).toEqual([
        {
          ...{ piece: { id: piece, name: 'Solar fair', designer: 'poster' }, count: 2 },
          latest: {
            ...{ author: expect.stringMatching(/^Max/), isOutside: false, text: 'Brighter?' },
            at: expect.any(String),
          },
        },
      ]);
      await backend.comments.resolve(brighter.id, true);
      expect(await backend.comments.notices()).toMatchObject([{ count: 1, latest: { text: 'Shorter?' } }]);
      await backend.comments.markSeen(piece);
      expect(await backend.comments.notices()).toEqual([]);
      await new Promise((resolve) => setTimeout(resolve, 5));
      await backend.comments.add(piece, 1, say('Done.'));
      await as('max');
      expect(await backend.comments.notices()).toMatchObject([{ count: 1, latest: { text: 'Done.' } }]);
      await as('ada');
      expect(await backend.comments.notices()).toEqual([]);
      // Someone who lost access gets no notices.
      await as('sam');
      await backend.library.share(piece, null, null);
      await as('max');
      expect(await backend.comments.notices()).toEqual([]);
      expect(await kindOf(backend.comments.markSeen(piece))).toBe('refused');
      await as('sam');
      await backend.library.share(piece, max, 'view');
      const { token } = await backend.library.createReviewLink(piece, { days: 7 });
      await outside.comments.addByLink(token, 'Olga', say('From outside.'));
      expect(await backend.comments.notices()).toMatchObject([
        { count: 1, latest: { author: 'Olga', isOutside: true } },
      ]);
      await backend.library.moveToTrash([piece]);
      expect(await backend.comments.notices()).toEqual([]);
    });

    it('shows approvers only the version in review, its comments, and the last approved version', async () => {
      await backend.comments.add(piece, 1, say('Before.'));
      await backend.approvals.requestApproval(piece, { ...about, base: 1 });
      await as('max');
      expect(await backend.approvals.lastApproved(piece)).toBeNull();
      expect(await textsOf()).toEqual(['Before.']);
      await backend.approvals.approve(piece, 1);
      expect(await kindOf(backend.comments.list(piece))).toBe('refused');
      expect(await kindOf(backend.approvals.lastApproved(piece))).toBe('refused');
      await as('sam');
      await write(1, 'Moon');
      await backend.approvals.requestApproval(piece, { ...about, base: 2 });
      await as('max');
      expect(await backend.approvals.lastApproved(piece)).toEqual({
        ...{ version: 1, draft: { title: 'Sun' }, pictures: {} },
        approvedBy: expect.stringMatching(/^Max/),
      });
      expect(await textsOf()).toEqual([]);
      expect(await kindOf(backend.comments.add(piece, 1, say('Hi.')))).toBe('refused');
      const about2 = say('Which moon?');
      await backend.comments.add(piece, 2, about2);
      await backend.comments.resolve(about2.id, true);
      expect(await textsOf()).toEqual(['Which moon?']);
      await as('sam');
      expect(await textsOf()).toEqual(['Before.', 'Which moon?']);
      expect(await kindOf(backend.approvals.lastApproved(piece))).toBe('refused');
    });

    it('marks comments from a review link, which shows only its own', async () => {
      const link = await backend.library.createReviewLink(piece, { version: 1, days: 14 });
      const other = await backend.library.createReviewLink(piece, { version: 1, days: 14 });
      await backend.comments.add(piece, 1, say('Between us.'));
      const asked = { id: crypto.randomUUID(), text: 'Which day?', pin: spot };
      expect(await outside.comments.addByLink('guessed', 'Jo Doe', asked)).toBe(false);
      expect(await outside.comments.byLink('guessed')).toEqual([]);
      expect(await kindOf(outside.comments.addByLink(link.token, ' ', asked))).toBe('refused');
      expect(await kindOf(outside.comments.addByLink(link.token, 'a'.repeat(81), asked))).toBe('refused');
      expect(await outside.comments.addByLink(link.token, ' Jo Doe ', asked)).toBe(true);
      expect(await outside.comments.byLink(link.token)).toEqual([
        { ...asked, version: 1, author: 'Jo Doe', at: expect.any(String), isResolved: false },
      ]);
      expect(await outside.comments.byLink(other.token)).toEqual([]);
      const found = (await backend.comments.list(piece)).find(({ isOutside }) => isOutside);
      expect(found).toMatchObject({ ...asked, author: 'Jo Doe', authorId: null, mayResolve: true });
      await backend.comments.resolve(asked.id, true);
      expect((await outside.comments.byLink(link.token))[0]?.isResolved).toBe(true);
      await backend.library.revokeReviewLink(link.id);
      expect(await outside.comments.addByLink(link.token, 'Jo Doe', say('Hi.'))).toBe(false);
      expect(await outside.comments.byLink(link.token)).toEqual([]);
    });
  });
}
