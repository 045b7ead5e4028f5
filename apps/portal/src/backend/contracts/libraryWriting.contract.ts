import { beforeAll, describe, expect, it } from 'vitest';
import type { Backend } from '../interfaces/Backend.ts';
import { noSuchPiece } from '../interfaces/Library.ts';
import { type LibraryTeam, pictureOf, refused } from './libraryTeam.ts';
import { changeOf, makePiece } from './pieceSteps.ts';
import { failureOf, kindOf } from './support.ts';

/** Tests making and saving pieces, their pictures and their versions. `signedIn` returns the team that all tests share. */
export function libraryWritingContract(signedIn: () => LibraryTeam): void {
  let max: Backend;
  let maxId: string;
  let sam: Backend;
  let samId: string;
  let browser: LibraryTeam['browser'];
  beforeAll(() => {
    ({ browser, max, maxId, sam, samId } = signedIn());
  });

  describe('writing', () => {
    it('stores and returns a piece, and creates it once when sent repeatedly', async () => {
      const id = await makePiece(
        sam,
        { title: 'Sun', 'title@a4 portrait': '=Own words' },
        { folder: 'Fairs' },
      );
      await makePiece(sam, { title: 'Another' }, { id });
      expect(await sam.library.open(id)).toEqual({
        id,
        name: 'Solar fair',
        designer: 'poster',
        designerVersion: 1,
        ownerId: samId,
        rights: 'owner',
        rules: {},
        fromTemplate: null,
        revision: 1,
        version: 1,
        draft: { title: 'Sun', 'title@a4 portrait': '=Own words' },
        pictures: {},
        set: null,
      });
    });

    it('writes and removes fields, and applies a repeated request once', async () => {
      const id = await makePiece(sam, { title: 'Sun', gone: 'soon' });
      const first = changeOf(id, 1, { title: 'Moon', gone: null });
      const saved = await sam.library.save(first);
      expect(saved).toEqual({
        revision: 2,
        version: 1,
        draft: { title: 'Moon' },
        pictures: {},
        overwritten: [],
      });
      expect(await sam.library.save(first)).toEqual(saved);
    });

    it('lists overwritten values with their author, and restores each once', async () => {
      const id = await makePiece(sam, { title: 'Sun' });
      await sam.library.share(id, null, 'edit');
      await max.library.save(changeOf(id, 1, { title: "Max's" }));
      const { overwritten, revision } = await sam.library.save(changeOf(id, 1, { title: "Sam's" }));
      expect(overwritten).toEqual([
        {
          id: expect.any(String),
          field: 'title',
          value: "Max's",
          authorId: maxId,
          writtenAt: expect.any(String),
        },
      ]);
      const [lost] = await max.library.overwritten(id);
      expect(lost).toMatchObject({ ...overwritten[0], overwrittenBy: samId, putBackAt: null });
      const mutation = crypto.randomUUID();
      const back = await max.library.putBack(lost?.id ?? '', revision, mutation);
      expect(back.draft).toEqual({ title: "Max's" });
      expect(await max.library.putBack(lost?.id ?? '', revision, mutation)).toEqual(back);
      expect((await sam.library.overwritten(id))[0]?.putBackAt).toEqual(expect.any(String));
    });

    it('explains each refusal in a sentence', async () => {
      const id = await makePiece(sam, {}, { designerVersion: 2 });
      expect(await failureOf(max.library.open(id))).toEqual(refused(noSuchPiece));
      expect(await failureOf(max.library.open('no id at all'))).toEqual(refused(noSuchPiece));
      expect(await failureOf(sam.library.save(changeOf(id, 1, { title: 'x' })))).toEqual(
        refused('This piece was saved with a newer version of the portal. Reload the page to continue.'),
      );
      await sam.library.share(id, maxId, 'view');
      expect(await failureOf(max.library.save(changeOf(id, 1, { title: 'x' })))).toEqual(
        refused('You can view this piece but not edit it.'),
      );
      expect(await failureOf(makePiece(sam, {}, { name: 'x'.repeat(300) }))).toEqual(
        refused('Use 1 to 120 characters for the name.'),
      );
      expect(await failureOf(makePiece(sam, {}, { name: 'Sun \u202etxt' }))).toEqual(
        refused('Use only visible characters in the name.'),
      );
      expect(await failureOf(makePiece(sam, { title: 'x'.repeat(300_000) }))).toEqual(
        refused('A piece can have up to 256 KB of text and settings.'),
      );
      const visitor = browser();
      expect(await kindOf(visitor.library.open(id))).toBe('signedOut');
    });

    it('reports where else a piece is open, until it’s closed', async () => {
      const id = await makePiece(sam);
      await sam.library.share(id, maxId, 'view');
      const [here, there] = [crypto.randomUUID(), crypto.randomUUID()];
      expect(await sam.library.visit(id, here)).toEqual({
        revision: 1,
        version: 1,
        rights: 'owner',
        others: [],
      });
      expect(await max.library.visit(id, there)).toMatchObject({
        rights: 'view',
        others: [{ accountId: samId }],
      });
      await sam.library.visit(id, here, true);
      expect((await max.library.visit(id, there)).others).toEqual([]);
    });
  });

  describe('pictures', () => {
    it('are named by their bytes, and visible to anyone who can see a piece with them', async () => {
      const picture = pictureOf('shown');
      const sha256 = await sam.library.storePicture(picture);
      expect(sha256).toMatch(/^[0-9a-f]{64}$/);
      expect(await failureOf(max.library.loadPicture(sha256))).toEqual(
        refused("This picture doesn't exist, or it isn't shared with you."),
      );
      const id = await makePiece(sam, { picture: 'upload:p1 0.5,0.5 1' }, { pictures: { p1: sha256 } });
      await sam.library.share(id, maxId, 'view');
      expect(await (await max.library.loadPicture(sha256)).text()).toBe(await picture.text());
    });

    it('are refused if they’re invalid or not stored', async () => {
      expect(await failureOf(sam.library.storePicture(new Blob(['<svg/>'], { type: 'image/png' })))).toEqual(
        refused('Add a PNG, JPEG or WebP picture.'),
      );
      const pictures = { p1: 'a'.repeat(64) };
      expect(await failureOf(makePiece(sam, { picture: 'upload:p1 0.5,0.5 1' }, { pictures }))).toEqual(
        refused("A picture in this piece hasn't been uploaded yet."),
      );
    });
  });

  describe('versions', () => {
    it('are kept after a pause, and can be named, viewed and restored', async () => {
      const id = await makePiece(sam, { title: 'First' });
      expect(await sam.library.keepVersion(id)).toBe(1);
      await sam.library.save(changeOf(id, 1, { title: 'Second' }));
      expect(await sam.library.keepVersion(id, 'For print')).toBe(2);
      await sam.library.nameVersion(id, 1, 'Sketch');
      const restored = await sam.library.restoreVersion(id, 1, crypto.randomUUID());
      expect(restored).toMatchObject({ version: 3, draft: { title: 'First' } });
      const kept = { savedBy: samId, savedAt: expect.any(String), restoredFrom: null };
      const all = [
        { ...kept, version: 3, name: null, restoredFrom: 1 },
        { ...kept, version: 2, name: 'For print' },
        { ...kept, version: 1, name: 'Sketch' },
      ];
      expect(await sam.library.history(id)).toEqual(all);
      expect(await sam.library.history(id, 3, 1)).toEqual([all[1]]);
      expect(await sam.library.openVersion(id, 2)).toEqual({
        ...all[1],
        draft: { title: 'Second' },
        pictures: {},
        designerVersion: 1,
      });
      expect(await failureOf(sam.library.openVersion(id, 9))).toEqual(refused("This version doesn't exist."));
    });
  });
}
