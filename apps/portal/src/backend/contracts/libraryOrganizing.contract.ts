import { beforeAll, describe, expect, it } from 'vitest';
import type { Backend } from '../interfaces/Backend.ts';
import { noSuchPiece, type PieceQuery } from '../interfaces/Library.ts';
import { type LibraryTeam, refused } from './libraryTeam.ts';
import { changeOf, makePiece } from './pieceSteps.ts';
import { failureOf, kindOf } from './support.ts';

/** Tests finding pieces, folders, the trash, handing over, exporting, and campaigns. `signedIn` returns the team that all tests share. */
export function libraryOrganizingContract(signedIn: () => LibraryTeam): void {
  let ada: Backend;
  let max: Backend;
  let maxId: string;
  let sam: Backend;
  let samId: string;
  beforeAll(() => {
    ({ ada, max, maxId, sam, samId } = signedIn());
  });

  describe('finding and organizing', () => {
    const names = async (who: Backend, query: PieceQuery) =>
      (await who.library.search(query)).pieces.map((piece) => piece.name);

    it('finds own and shared pieces by prefixes of words, page by page', async () => {
      const word = `w${crypto.randomUUID().slice(0, 8)}`;
      const ids: string[] = [];
      for (const title of ['Cedar', 'Élan', 'Birch'])
        ids.push(
          await makePiece(sam, { title: `${title} ${word}` }, { name: title, folder: `Trees ${word}` }),
        );
      await sam.library.share(ids[0] ?? '', maxId, 'view');
      await sam.library.describe(ids[1] ?? '', { state: 'ready', name: 'Elm' });
      expect(await names(sam, { searchText: word.slice(0, 7), sort: 'name' })).toEqual([
        'Birch',
        'Cedar',
        'Elm',
      ]);
      expect(await names(sam, { searchText: `${word} elan` })).toEqual(['Elm']);
      expect(await names(sam, { searchText: word })).toEqual(['Elm', 'Birch', 'Cedar']);
      expect(await names(sam, { searchText: word, state: 'ready' })).toEqual(['Elm']);
      expect(await names(sam, { searchText: word, designer: 'flyer' })).toEqual([]);
      expect(await names(max, { searchText: word, person: samId })).toEqual(['Cedar']);
      expect(await names(ada, { searchText: word })).toEqual([]);

      const first = await sam.library.search({ searchText: word, sort: 'name' }, null, 2);
      const second = await sam.library.search({ searchText: word, sort: 'name' }, first.next, 2);
      expect([...first.pieces, ...second.pieces].map((piece) => piece.name)).toEqual([
        'Birch',
        'Cedar',
        'Elm',
      ]);
      expect(second.next).toBeNull();
      expect([...(await max.library.drafts(ids))]).toEqual([
        [ids[0], { draft: { title: `Cedar ${word}` }, pictures: {}, revision: 1, designerVersion: 1 }],
      ]);
      expect(await sam.library.folders()).toContain(`Trees ${word}`);
      expect(await sam.library.move(ids, `Woods ${word}`)).toBe(3);
      expect(await names(sam, { folder: `Woods ${word}`, sort: 'name' })).toEqual(['Birch', 'Cedar', 'Elm']);
      // Several in one request: all or none.
      const theirs = await makePiece(max, { title: 'Theirs' });
      expect(await kindOf(sam.library.move([...ids, theirs], 'Elsewhere'))).toBe('refused');
      expect(await names(sam, { folder: 'Elsewhere' })).toEqual([]);
      expect(await sam.library.move(ids, `Groves ${word}`)).toBe(3);
      expect(await sam.library.move(ids.slice(0, 1), `Woods ${word}`)).toBe(1);
      expect(await sam.library.move(ids, `Woods ${word}`)).toBe(2);
      expect(await kindOf(sam.library.move(ids, 'a\u2066b'))).toBe('refused');
      expect(await sam.library.move(ids.slice(0, 1), null)).toBe(1);
      expect(await sam.library.move(ids, null)).toBe(2);
      expect(await sam.library.folders()).not.toContain(`Woods ${word}`);
    });

    it('copies, trashes, restores and deletes', async () => {
      const id = await makePiece(sam, { title: 'Original' }, { name: `Bin ${crypto.randomUUID()}` });
      const { name: binName } = await sam.library.open(id);
      await sam.library.share(id, null, 'view');
      const copy = crypto.randomUUID();
      expect((await max.library.duplicate(id, copy, 'Copy')).draft).toEqual({ title: 'Original' });
      expect(await max.library.open(copy)).toMatchObject({ ownerId: maxId, name: 'Copy' });
      const before = await sam.library.countOwnPieces();
      expect(await failureOf(sam.library.moveToTrash([id, copy]))).toEqual(
        refused(
          "Only the owner of a piece can do this. One of the selected pieces isn't yours or was deleted.",
        ),
      );
      expect(await sam.library.moveToTrash([id])).toBe(1);
      expect(await names(sam, { isTrashed: true })).toContain(binName);
      expect(await names(sam, {})).not.toContain(binName);
      expect(await sam.library.countOwnPieces()).toEqual({
        savedCount: before.savedCount - 1,
        trashedCount: before.trashedCount + 1,
      });
      expect(await kindOf(max.library.open(id))).toBe('refused');
      expect(await sam.library.restore([id])).toBe(1);
      expect(await sam.library.remove([id])).toBe(0);
      await sam.library.moveToTrash([id]);
      expect(await sam.library.remove([id])).toBe(1);
      expect(await sam.library.ownPieceIds()).not.toContain(id);
    });

    it('hands over own pieces; a super admin hands over those of a colleague who left', async () => {
      const id = await makePiece(sam);
      expect(await failureOf(sam.library.handOver([id], crypto.randomUUID()))).toEqual(
        refused('Choose an active colleague.'),
      );
      expect(await sam.library.handOver([id], maxId)).toBe(1);
      expect(await failureOf(sam.library.open(id))).toEqual(refused(noSuchPiece));
      const people = await ada.staff.list();
      const entry = people.find(({ accountId }) => accountId === maxId);
      const count = await ada.library.countPiecesOf(entry?.id ?? '');
      expect(count).toBeGreaterThan(0);
      expect(await kindOf(max.library.countPiecesOf(entry?.id ?? ''))).toBe('refused');
      expect(await ada.library.handOverAllOf(entry?.id ?? '', samId)).toBe(count);
      expect(await sam.library.open(id)).toMatchObject({ ownerId: samId });
    });

    it('exports all own pieces, page by page, including the trash', async () => {
      const id = await makePiece(sam, { title: 'Taken away' });
      const campaign = {
        set: crypto.randomUUID(),
        part: 'poster',
        origin: true,
        facts: { what: 'Fair' },
        said: {},
      };
      await sam.library.keepCampaign(id, campaign);
      await sam.library.moveToTrash([id]);
      const all = [];
      for (
        let page = await sam.library.exportPieces();
        page.length;
        page = await sam.library.exportPieces(all.at(-1)?.id)
      )
        all.push(...page);
      expect(all.map((piece) => piece.id)).toEqual(await sam.library.ownPieceIds());
      expect(all.find((piece) => piece.id === id)).toMatchObject({
        draft: { title: 'Taken away' },
        brandVersion: '1.0',
        trashedAt: expect.any(String),
        campaign,
        versions: [{ version: 1, draft: { title: 'Taken away' }, brandVersion: '1.0', savedBy: samId }],
      });
    });
  });

  describe('campaigns', () => {
    it('hold a piece but not its copies or pieces from its template, and searches ignore their data', async () => {
      const word = `w${crypto.randomUUID().slice(0, 8)}`;
      const campaign = {
        set: crypto.randomUUID(),
        part: 'poster',
        origin: true,
        facts: { what: word },
        said: { what: 'Sun' },
      };
      const id = await makePiece(max, { title: 'Sun' });
      await max.library.keepCampaign(id, campaign);
      expect((await max.library.search({ searchText: word })).pieces).toEqual([]);
      const [copy, template, begun] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
      await max.library.duplicate(id, copy, 'Copy');
      expect((await max.library.open(copy)).set).toBeNull();
      const templateContent = { name: `Event ${template}`, summary: '', rules: {} };
      await max.library.publishTemplate({ id: template, piece: id, ...templateContent });
      await sam.library.startFromTemplate(begun, template, 'Mine');
      expect((await sam.library.open(begun)).set).toBeNull();
      await max.library.withdrawTemplate(template);

      // A version from before the campaign is restored into it.
      await max.library.save(changeOf(id, 2, { title: 'Moon' }));
      expect((await max.library.restoreVersion(id, 1, crypto.randomUUID())).draft).toEqual({ title: 'Sun' });
      expect((await max.library.open(id)).set).toEqual(campaign);
      expect((await max.library.piecesOfCampaign(campaign.set)).map((piece) => piece.id)).toEqual([id]);
      await max.library.moveToTrash([id]);
      expect(await max.library.piecesOfCampaign(campaign.set)).toEqual([]);
      expect(await failureOf(max.library.keepCampaign(id, campaign))).toEqual(
        refused('This piece is in the trash. Restore it to change it.'),
      );
      await max.library.restore([id]);
      expect((await max.library.piecesOfCampaign(campaign.set)).map((piece) => piece.id)).toEqual([id]);
    });
  });
}
