import { beforeEach, describe, expect, it } from 'vitest';
import type { Backend } from '../interfaces/Backend.ts';
import { makePiece, requireApproval, versions } from './pieceSteps.ts';
import { kindOf, password } from './support.ts';

const later = {
  designerVersion: 1,
  brandVersion: '2.0',
  preflight: [{ level: 'warning', says: 'Small text' }],
} as const;

/**
 * Tests an implementation of `BrandUpdates`.
 *
 * @param name the implementation's name
 * @param open returns a fresh backend with the demo accounts, signed out
 */
export function brandUpdatesContract(name: string, open: () => Promise<Backend>): void {
  describe(`${name} keeps the contract of brand updates`, () => {
    let backend: Backend;
    const as = (who: string) => backend.auth.signIn(`${who}@daybreak.example`, password);
    const make = (title: string) => makePiece(backend, { title }, { name: title });
    const download = (piece: string, base = 1) =>
      backend.approvals.recordDownload(piece, {
        ...{ base, format: 'pdf', sha256: 'a'.repeat(64), bytes: 9, isProof: false, approval: null },
      });
    const found = async () => {
      const all = await backend.brandUpdates.pieces();
      return all.map(({ name: piece }) => piece).sort();
    };
    const approve = async (piece: string) => {
      await backend.approvals.requestApproval(piece, {
        ...versions,
        base: 1,
        preflight: null,
        contact: null,
      });
      await as('ada');
      await backend.approvals.approve(piece, 1);
    };
    beforeEach(async () => {
      backend = await open();
      await requireApproval(backend);
      await as('sam');
    });

    it('keeps a saved look until the piece shows something else', async () => {
      const { savedLook, saveLook } = backend.brandUpdates;
      const piece = await make('Fair');
      const look = {
        ...{ user: { name: 'Sam Rivera' }, sides: ['data:image/jpeg;base64,AAAA', '<p>Mail</p>'] },
        ...{ findings: ['Low contrast'], drawing: 'ab'.repeat(32) },
      };
      expect(await savedLook(piece)).toBe(null);
      expect(await saveLook(piece, 2, look)).toBe(false);
      expect(await savedLook(piece)).toBe(null);
      expect(await saveLook(piece, 1, look)).toBe(true);
      expect(await savedLook(piece)).toEqual(look);
      await backend.library.describe(piece, { name: 'Solar fair' });
      expect(await savedLook(piece)).toEqual(look);
      for (const sides of [[], Array(7).fill('x'), ['x'.repeat(400_000)]])
        expect(await kindOf(saveLook(piece, 1, { ...look, sides }))).toBe('refused');
      await backend.library.share(piece, null, 'view');
      await as('max');
      expect(await savedLook(piece)).toEqual(look);
      expect(await kindOf(saveLook(piece, 1, look))).toBe('refused');
      await as('sam');
      await backend.library.share(piece, null, null);
      await as('max');
      expect(await kindOf(savedLook(piece))).toBe('refused');
      await as('sam');
      const { revision } = await backend.library.open(piece);
      await backend.library.save({
        ...{ id: piece, base: revision, changed: { title: 'Moon fair' }, mutation: crypto.randomUUID() },
        ...{ ...versions, pictures: {} },
      });
      expect(await savedLook(piece)).toBe(null);
    });

    it('shows administrators visible and approved pieces, and counts the rest', async () => {
      const before = await as('max').then(() => backend.brandUpdates.countPrivatePieces());
      const already = await found();
      await as('sam');
      const shared = await make('Shared');
      await backend.library.share(shared, null, 'view');
      await make('Private');
      const approved = await make('Approved');
      await approve(approved);
      await as('sam');
      await backend.library.save({
        ...{ id: approved, base: 1, changed: { title: 'Changed since' }, mutation: crypto.randomUUID() },
        ...{ ...versions, pictures: {} },
      });
      expect(await kindOf(backend.brandUpdates.countPrivatePieces())).toBe('refused');

      await as('max');
      expect(await found()).toEqual([...already, 'Approved', 'Shared'].sort());
      expect(await backend.brandUpdates.countPrivatePieces()).toBe(before + 1);
      const all = await backend.brandUpdates.pieces();
      expect(all.find(({ id }) => id === approved)).toEqual({
        ...{ id: approved, name: 'Approved', designer: 'poster', owner: expect.stringMatching(/^Sam/) },
        ...{ version: 1, revision: 2, approval: expect.any(Number), isInReview: false, brandVersion: '1.0' },
        mayStore: true,
        ...{ contact: null, draft: { title: 'Approved' }, pictures: {} },
      });
      expect(all.find(({ id }) => id === shared)).toMatchObject({
        approval: null,
        draft: { title: 'Shared' },
      });
      expect(await backend.brandUpdates.pieces(all.at(-1)?.id)).toEqual([]);
      // Approved pieces can be read here and nowhere else.
      expect(await kindOf(backend.library.open(approved))).toBe('refused');

      await as('sam');
      await backend.library.moveToTrash([approved, shared]);
      await as('max');
      expect(await found()).toEqual(already);
    });

    it('shows everyone else only their own pieces', async () => {
      const already = await found();
      await make('Private');
      const approved = await make('Approved');
      await approve(approved);
      const offered = await make('By a colleague');
      await backend.library.share(offered, null, 'edit');
      await as('sam');
      const trashed = await make('In the trash');
      await backend.library.moveToTrash([trashed]);
      expect(await found()).toEqual([...already, 'Approved', 'Private'].sort());
      expect((await backend.brandUpdates.pieces()).find(({ id }) => id === approved)).toMatchObject({
        ...{ approval: expect.any(Number), mayStore: false },
      });
      await backend.auth.signOut();
      expect(await kindOf(backend.brandUpdates.pieces())).toBe('signedOut');
      // With the default password, a user has no rights, like someone who has left.
      await as('nia');
      expect(await kindOf(backend.brandUpdates.pieces())).toBe('refused');
    });

    it('requests approval of an approved version again, which someone else answers', async () => {
      const piece = await make('Approved');
      expect(await kindOf(backend.brandUpdates.askAgain(piece, 1, later))).toBe('refused');
      await as('max');
      expect(await kindOf(backend.brandUpdates.askAgain(piece, 1, later))).toBe('refused');
      await as('sam');
      await approve(piece);
      await as('max');
      expect(await kindOf(backend.brandUpdates.askAgain(piece, 2, later))).toBe('refused');
      await backend.brandUpdates.askAgain(piece, 1, later);
      expect(await kindOf(backend.brandUpdates.askAgain(piece, 1, later))).toBe('refused');
      expect((await backend.brandUpdates.pieces()).find(({ id }) => id === piece)).toMatchObject({
        ...{ isInReview: true, brandVersion: '1.0' },
      });
      expect(await kindOf(backend.approvals.approve(piece, 1))).toBe('refused');
      await as('ada');
      expect((await backend.approvals.openReview(piece)).record).toMatchObject(later);
      await backend.approvals.approve(piece, 1);

      await as('max');
      expect((await backend.brandUpdates.pieces()).find(({ id }) => id === piece)).toMatchObject({
        ...{ isInReview: false, brandVersion: '2.0', version: 1 },
      });
      await as('sam');
      const [approved, asked, first] = await backend.approvals.history(piece);
      expect([approved?.state, asked?.action, first?.action]).toEqual(['approved', 'asked', 'approved']);
      // The version itself is unchanged.
      expect(approved?.record).toEqual({ ...first?.record, ...later });
    });

    it('leaves the version approved when the request is withdrawn', async () => {
      const piece = await make('Approved');
      await approve(piece);
      await as('max');
      await backend.brandUpdates.askAgain(piece, 1, later);
      await as('sam');
      expect((await backend.approvals.history(piece))[0]?.state).toBe('in_review');
      await backend.approvals.withdraw(piece);
      expect((await backend.approvals.history(piece))[0]?.state).toBe('approved');
    });

    it('lists downloads by person, and emails each person once', async () => {
      const [shared, hidden] = [await make('Shared'), await make('Private')];
      await backend.library.share(shared, null, 'view');
      await download(shared);
      await download(shared);
      await download(hidden);
      expect(await kindOf(backend.brandUpdates.downloads([shared]))).toBe('refused');
      expect(await kindOf(backend.brandUpdates.mailDownloaders([shared]))).toBe('refused');
      await as('max');
      await download(shared);
      const sam = { piece: shared, version: 1, person: expect.stringMatching(/^Sam/), count: 2 };
      const notice = { personId: expect.any(String), at: expect.any(String), mailedAt: null };
      const max = { ...sam, person: expect.stringMatching(/^Max/), count: 1 };
      expect(await backend.brandUpdates.downloads([shared, hidden])).toEqual([
        { ...max, ...notice, isDue: false },
        { ...sam, ...notice, isDue: false },
      ]);
      expect(await backend.brandUpdates.mailDownloaders([shared, hidden])).toBe(1);
      expect(await backend.brandUpdates.mailDownloaders([shared])).toBe(0);
      expect(await backend.brandUpdates.downloads([shared])).toEqual([
        { ...max, ...notice, isDue: false },
        { ...sam, ...notice, isDue: true },
      ]);
      expect(await backend.brandUpdates.downloads([])).toEqual([]);
    });
  });
}
