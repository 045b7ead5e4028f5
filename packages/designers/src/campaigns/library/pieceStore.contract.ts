import { describe, expect, it } from 'vitest';
import type { NewPiece, PieceChange, PieceRights, PieceStore } from './pieceStore.ts';

/** Two users of one store, and what the first can do outside it. */
export interface StoreUnderTest {
  mine: PieceStore;
  theirs: PieceStore;
  shareWithAll: (piece: string, rights: Exclude<PieceRights, 'owner'> | undefined) => Promise<void> | void;
}

const versions = { designerVersion: 2, brandVersion: '1.0.0' };
const newPiece = (over: Partial<NewPiece> = {}): NewPiece => ({
  id: crypto.randomUUID(),
  designer: 'poster',
  ...versions,
  name: 'Spring fair',
  draft: { title: 'One', subtitle: 'Two' },
  pictures: {},
  ...over,
});
const change = (
  id: string,
  base: number,
  changed: PieceChange['changed'],
  mutation = crypto.randomUUID(),
) => ({
  id,
  base,
  changed,
  mutation,
  ...versions,
  pictures: {},
});
/** A PNG of one pixel. */
const picture = () =>
  new Blob(
    [
      Uint8Array.from(
        atob(
          'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYGD4DwABBAEAX+XDSwAAAABJRU5ErkJggg==',
        ),
        (letter) => letter.charCodeAt(0),
      ),
    ],
    { type: 'image/png' },
  );
const refusal = (message: RegExp) => ({
  name: 'PieceStoreError',
  kind: 'refused',
  message: expect.stringMatching(message),
});

/** Tests the behavior of every `PieceStore`. */
export function describePieceStore(name: string, start: () => Promise<StoreUnderTest>): void {
  describe(name, () => {
    it('creates a piece once on repeated requests, and opens it as created', async () => {
      const { mine, theirs } = await start();
      const piece = newPiece();
      expect(await mine.create(piece)).toEqual({
        revision: 1,
        version: 1,
        draft: piece.draft,
        pictures: {},
        overwritten: [],
      });
      expect(await mine.create({ ...piece, draft: { title: 'Again' } })).toMatchObject({
        draft: piece.draft,
      });
      expect(await mine.open(piece.id)).toMatchObject({ name: 'Spring fair', rights: 'owner', rules: {} });
      await expect(theirs.open(piece.id)).rejects.toMatchObject(refusal(/doesn't exist/));
      await expect(theirs.create(piece)).rejects.toMatchObject(refusal(/doesn't exist/));
    });

    it('keeps the later of two values, lists what its author hadn’t seen, and applies a request once', async () => {
      const { mine, theirs, shareWithAll } = await start();
      const piece = newPiece();
      await mine.create(piece);
      await shareWithAll(piece.id, 'edit');
      const first = await theirs.save(change(piece.id, 1, { title: 'Theirs' }));
      expect(first).toMatchObject({ revision: 2, overwritten: [] });
      const blind = change(piece.id, 1, { title: 'Mine', subtitle: null, 'title@18x24': '=Only here' });
      const saved = await mine.save(blind);
      expect(saved).toMatchObject({
        revision: 3,
        draft: { title: 'Mine', 'title@18x24': '=Only here' },
        overwritten: [{ field: 'title', value: 'Theirs' }],
      });
      expect(saved.draft).not.toHaveProperty('subtitle');
      const seen = await theirs.save(change(piece.id, 3, { title: 'Later' }));
      expect(seen).toMatchObject({ revision: 4, overwritten: [] });
      // Its answer was lost: the repeat returns the same result, with the current state of the piece.
      expect(await mine.save(blind)).toMatchObject({
        revision: 4,
        draft: { title: 'Later' },
        overwritten: saved.overwritten,
      });
    });

    it('changes nothing for values that are already there', async () => {
      const { mine } = await start();
      const piece = newPiece();
      await mine.create(piece);
      expect(await mine.save(change(piece.id, 1, { title: 'One', gone: null }))).toMatchObject({
        revision: 1,
      });
    });

    it('refuses a viewer’s changes, and hides a piece that’s no longer shared', async () => {
      const { mine, theirs, shareWithAll } = await start();
      const piece = newPiece();
      await mine.create(piece);
      await shareWithAll(piece.id, 'view');
      expect(await theirs.open(piece.id)).toMatchObject({ rights: 'view' });
      await expect(theirs.save(change(piece.id, 1, { title: 'X' }))).rejects.toMatchObject(
        refusal(/not edit it/),
      );
      await expect(theirs.keepVersion(piece.id)).rejects.toMatchObject(refusal(/not edit it/));
      await shareWithAll(piece.id, undefined);
      await expect(theirs.save(change(piece.id, 1, { title: 'X' }))).rejects.toMatchObject(
        refusal(/doesn't exist/),
      );
    });

    it('returns campaign data, apart from the draft, to anyone with access to the piece', async () => {
      const { mine, theirs, shareWithAll } = await start();
      const [piece, other] = [newPiece(), newPiece({ designer: 'flyer' })];
      const campaign = { set: crypto.randomUUID().slice(0, 13), part: 'poster', origin: true };
      const kept = {
        ...campaign,
        facts: { what: 'Spring fair', date: '2027-03-13' },
        said: { what: 'One', date: '' },
      };
      await mine.create(piece);
      await mine.create(other);
      expect((await mine.open(piece.id)).set).toBeNull();
      expect(await mine.keepCampaign(piece.id, kept)).toMatchObject({
        revision: 2,
        version: 1,
        draft: piece.draft,
      });
      expect(await mine.keepCampaign(piece.id, kept)).toMatchObject({ revision: 2 });
      await mine.keepCampaign(other.id, { ...kept, part: 'flyer', origin: false });
      expect(await mine.open(piece.id)).toMatchObject({ set: kept, draft: piece.draft });
      expect(new Set(await mine.piecesOfCampaign(kept.set))).toEqual(
        new Set([
          { id: piece.id, designer: 'poster', revision: 2 },
          { id: other.id, designer: 'flyer', revision: 2 },
        ]),
      );
      expect(await mine.piecesOfCampaign('another')).toEqual([]);

      expect(await theirs.piecesOfCampaign(kept.set)).toEqual([]);
      await expect(theirs.keepCampaign(piece.id, kept)).rejects.toMatchObject(refusal(/doesn't exist/));
      await shareWithAll(piece.id, 'view');
      expect(await theirs.piecesOfCampaign(kept.set)).toMatchObject([{ id: piece.id }]);
      await expect(theirs.keepCampaign(piece.id, kept)).rejects.toMatchObject(refusal(/not edit it/));
      await shareWithAll(piece.id, 'edit');
      const later = { ...kept, facts: { what: 'Autumn fair' } };
      expect(await theirs.keepCampaign(piece.id, later)).toMatchObject({ revision: 3 });
      expect((await mine.open(piece.id)).set).toEqual(later);
      // The author has already seen what was written before it.
      expect(await mine.save(change(piece.id, 1, { title: 'Mine' }))).toMatchObject({ overwritten: [] });
    });

    it.each([
      ['a campaign without a name', { set: '' }],
      ['a campaign of more than 256 KB', { facts: { what: 'x'.repeat(300_000) } }],
    ])('refuses %s with a sentence', async (_, over) => {
      const { mine } = await start();
      const piece = newPiece();
      await mine.create(piece);
      const kept = { set: 'a1', part: 'poster', origin: true, facts: {}, said: {}, ...over };
      await expect(mine.keepCampaign(piece.id, kept)).rejects.toMatchObject(
        refusal(/must name the campaign/),
      );
      expect((await mine.open(piece.id)).set).toBeNull();
    });

    it('doesn’t let an older release overwrite a newer one', async () => {
      const { mine } = await start();
      const piece = newPiece();
      await mine.create(piece);
      const old = { ...change(piece.id, 1, { title: 'Old' }), designerVersion: 1 };
      await expect(mine.save(old)).rejects.toMatchObject(refusal(/newer version/));
    });

    it.each([
      ['a name without characters', { name: '  ' }, /1 to 120/],
      ['a name of 300 characters', { name: 'x'.repeat(300) }, /1 to 120/],
      ['a name that turns the line around', { name: 'a\u202eb' }, /visible characters/],
      ['a field that is none', { draft: { 'two words': '' } }, /up to 600 fields/],
      ['more than 256 KB', { draft: { title: 'x'.repeat(300_000) } }, /256 KB/],
      ['a picture that is not stored', { pictures: { a: 'f'.repeat(64) } }, /hasn't been uploaded/],
    ])('refuses %s with a sentence', async (_, over, says) => {
      const { mine } = await start();
      await expect(mine.create(newPiece(over))).rejects.toMatchObject(refusal(says));
    });

    it('stores pictures by their bytes, lets pieces name them, and reads them back', async () => {
      const { mine } = await start();
      const sha = await mine.storePicture(picture());
      expect(sha).toMatch(/^[0-9a-f]{64}$/);
      expect(await mine.storePicture(picture())).toBe(sha);
      const piece = newPiece({ pictures: { upload: sha } });
      expect((await mine.create(piece)).pictures).toEqual({ upload: sha });
      const read = await mine.loadPicture(sha);
      expect(await read.arrayBuffer()).toEqual(await picture().arrayBuffer());
    });

    it('saves a version only if something has changed', async () => {
      const { mine } = await start();
      const piece = newPiece();
      await mine.create(piece);
      expect(await mine.keepVersion(piece.id)).toBe(1);
      await mine.save(change(piece.id, 1, { title: 'Two' }));
      expect(await mine.keepVersion(piece.id)).toBe(2);
      expect(await mine.keepVersion(piece.id, 'For the printer')).toBe(2);
      expect((await mine.open(piece.id)).version).toBe(2);
    });

    it('reports the other places where a piece is open until they leave', async () => {
      const { mine, theirs, shareWithAll } = await start();
      const piece = newPiece();
      await mine.create(piece);
      await shareWithAll(piece.id, 'view');
      const [here, there] = [crypto.randomUUID(), crypto.randomUUID()];
      expect(await mine.visit(piece.id, here)).toMatchObject({
        revision: 1,
        version: 1,
        rights: 'owner',
        others: [],
      });
      expect((await theirs.visit(piece.id, there)).others).toHaveLength(1);
      expect((await mine.visit(piece.id, here)).others).toHaveLength(1);
      await theirs.visit(piece.id, there, true);
      expect((await mine.visit(piece.id, here)).others).toEqual([]);
    });
  });
}
