import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { describePieceStore } from '../../../../../packages/designers/src/campaigns/library/pieceStore.contract.ts';
import { libraryStore } from '../../features/marketing/openPiece/libraryStore.ts';
import type { Backend } from '../interfaces/Backend.ts';
import { noSuchPiece, type PieceQuery } from '../interfaces/Library.ts';
import { failureOf, password } from './support.ts';

/** Several browsers of one team, with no one signed in. */
export interface Team {
  browser: () => Backend;
}

const refused = (sentence: string) => ['refused', sentence];
const uuid = () => crypto.randomUUID();

const onePixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';
/** A one-pixel picture with text appended after its end, which makes it a different picture. */
const pictureOf = (words: string) =>
  new Blob([Uint8Array.from(atob(onePixel), (letter) => letter.charCodeAt(0)), words], { type: 'image/png' });

/**
 * Tests an implementation of `Library`.
 *
 * @param name the implementation's name
 * @param open returns a team of the demo accounts, which tests share
 */
export function libraryContract(name: string, open: () => Promise<Team>): void {
  describe(`${name} keeps the contract of the library`, () => {
    let team: Team;
    let sam: Backend;
    let max: Backend;
    let ada: Backend;
    let samId: string;
    let maxId: string;

    const signedIn = async (who: string) => {
      const backend = team.browser();
      const { userId } = await backend.auth.signIn(`${who}@daybreak.example`, password);
      return [backend, userId] as const;
    };
    beforeAll(async () => {
      team = await open();
      [sam, samId] = await signedIn('sam');
      [max, maxId] = await signedIn('max');
      [ada] = await signedIn('ada');
    });

    const make = async (who: Backend, draft = {}, more = {}) => {
      const id = uuid();
      await who.library.create({
        id,
        designer: 'poster',
        designerVersion: 1,
        brandVersion: '1.0',
        name: 'Solar fair',
        draft,
        pictures: {},
        ...more,
      });
      return id;
    };
    const change = (id: string, base: number, changed: Record<string, string | null>, more = {}) => ({
      id,
      base,
      changed,
      mutation: uuid(),
      designerVersion: 1,
      brandVersion: '1.0',
      pictures: {},
      ...more,
    });

    describePieceStore('is a store of pieces', async () => ({
      mine: libraryStore(sam.library),
      theirs: libraryStore(max.library),
      shareWithAll: (piece, rights) => sam.library.share(piece, null, rights ?? null),
    }));

    describe('writing', () => {
      it('stores and returns a piece, and creates it once when sent repeatedly', async () => {
        const id = await make(sam, { title: 'Sun', 'title@a4 portrait': '=Own words' }, { folder: 'Fairs' });
        await make(sam, { title: 'Another' }, { id });
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
        const id = await make(sam, { title: 'Sun', gone: 'soon' });
        const first = change(id, 1, { title: 'Moon', gone: null });
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
        const id = await make(sam, { title: 'Sun' });
        await sam.library.share(id, null, 'edit');
        await max.library.save(change(id, 1, { title: "Max's" }));
        const { overwritten, revision } = await sam.library.save(change(id, 1, { title: "Sam's" }));
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
        const mutation = uuid();
        const back = await max.library.putBack(lost?.id ?? '', revision, mutation);
        expect(back.draft).toEqual({ title: "Max's" });
        expect(await max.library.putBack(lost?.id ?? '', revision, mutation)).toEqual(back);
        expect((await sam.library.overwritten(id))[0]?.putBackAt).toEqual(expect.any(String));
      });

      it('explains each refusal in a sentence', async () => {
        const id = await make(sam, {}, { designerVersion: 2 });
        expect(await failureOf(max.library.open(id))).toEqual(refused(noSuchPiece));
        expect(await failureOf(max.library.open('no id at all'))).toEqual(refused(noSuchPiece));
        expect(await failureOf(sam.library.save(change(id, 1, { title: 'x' })))).toEqual(
          refused('A newer version of the portal saved this piece. Reload the page to continue.'),
        );
        await sam.library.share(id, maxId, 'view');
        expect(await failureOf(max.library.save(change(id, 1, { title: 'x' })))).toEqual(
          refused('You can view this piece but not edit it.'),
        );
        expect(await failureOf(make(sam, {}, { name: 'x'.repeat(300) }))).toEqual(
          refused('Use 1 to 120 characters for the name.'),
        );
        expect(await failureOf(make(sam, {}, { name: 'Sun \u202etxt' }))).toEqual(
          refused('Use only visible characters in the name.'),
        );
        expect(await failureOf(make(sam, { title: 'x'.repeat(300_000) }))).toEqual(
          refused('A piece can have up to 256 KB of text and settings.'),
        );
        const visitor = team.browser();
        expect((await failureOf(visitor.library.open(id)))?.[0 as never]).toBe('signedOut');
      });

      it('reports where else a piece is open, until it’s closed', async () => {
        const id = await make(sam);
        await sam.library.share(id, maxId, 'view');
        const [here, there] = [uuid(), uuid()];
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
        const id = await make(sam, { picture: 'upload:p1 0.5,0.5 1' }, { pictures: { p1: sha256 } });
        await sam.library.share(id, maxId, 'view');
        expect(await (await max.library.loadPicture(sha256)).text()).toBe(await picture.text());
      });

      it('are refused if they’re invalid or not stored', async () => {
        expect(
          await failureOf(sam.library.storePicture(new Blob(['<svg/>'], { type: 'image/png' }))),
        ).toEqual(refused('Add a PNG, JPEG or WebP picture.'));
        const pictures = { p1: 'a'.repeat(64) };
        expect(await failureOf(make(sam, { picture: 'upload:p1 0.5,0.5 1' }, { pictures }))).toEqual(
          refused("A picture in this piece hasn't been uploaded yet."),
        );
      });
    });

    describe('versions', () => {
      it('are kept after a pause, and can be named, viewed and restored', async () => {
        const id = await make(sam, { title: 'First' });
        expect(await sam.library.keepVersion(id)).toBe(1);
        await sam.library.save(change(id, 1, { title: 'Second' }));
        expect(await sam.library.keepVersion(id, 'For print')).toBe(2);
        await sam.library.nameVersion(id, 1, 'Sketch');
        const restored = await sam.library.restoreVersion(id, 1, uuid());
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
        expect(await failureOf(sam.library.openVersion(id, 9))).toEqual(
          refused("This version doesn't exist."),
        );
      });
    });

    describe('finding and organizing', () => {
      const names = async (who: Backend, query: PieceQuery) =>
        (await who.library.search(query)).pieces.map((piece) => piece.name);

      it('finds own and shared pieces by prefixes of words, page by page', async () => {
        const word = `w${uuid().slice(0, 8)}`;
        const ids: string[] = [];
        for (const title of ['Cedar', 'Élan', 'Birch'])
          ids.push(await make(sam, { title: `${title} ${word}` }, { name: title, folder: `Trees ${word}` }));
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
        expect(await sam.library.renameFolder(`Trees ${word}`, `Woods ${word}`)).toBe(3);
        expect(await names(sam, { folder: `Woods ${word}`, sort: 'name' })).toEqual([
          'Birch',
          'Cedar',
          'Elm',
        ]);
        // Several in one request: all or none.
        const theirs = await make(max, { title: 'Theirs' });
        expect((await failureOf(sam.library.move([...ids, theirs], 'Elsewhere')))?.[0 as never]).toBe(
          'refused',
        );
        expect(await names(sam, { folder: 'Elsewhere' })).toEqual([]);
        expect(await sam.library.move(ids, `Groves ${word}`)).toBe(3);
        expect(await sam.library.move(ids.slice(0, 1), `Woods ${word}`)).toBe(1);
        expect(await sam.library.move(ids, `Woods ${word}`)).toBe(2);
        expect((await failureOf(sam.library.move(ids, 'a\u2066b')))?.[0 as never]).toBe('refused');
        expect(await sam.library.move(ids.slice(0, 1), null)).toBe(1);
        expect(await sam.library.renameFolder(`Woods ${word}`, null)).toBe(2);
        expect(await sam.library.folders()).not.toContain(`Woods ${word}`);
      });

      it('copies, trashes, restores and deletes', async () => {
        const id = await make(sam, { title: 'Original' }, { name: `Bin ${uuid()}` });
        const { name: binName } = await sam.library.open(id);
        await sam.library.share(id, null, 'view');
        const copy = uuid();
        expect((await max.library.duplicate(id, copy, 'Copy')).draft).toEqual({ title: 'Original' });
        expect(await max.library.open(copy)).toMatchObject({ ownerId: maxId, name: 'Copy' });
        const before = await sam.library.countOwnPieces();
        expect(await failureOf(sam.library.moveToTrash([id, copy]))).toEqual(
          refused("Only the owner of a piece can do this. One of these isn't yours, or was deleted."),
        );
        expect(await sam.library.moveToTrash([id])).toBe(1);
        expect(await names(sam, { isTrashed: true })).toContain(binName);
        expect(await names(sam, {})).not.toContain(binName);
        expect(await sam.library.countOwnPieces()).toEqual({
          savedCount: before.savedCount - 1,
          trashedCount: before.trashedCount + 1,
        });
        expect((await failureOf(max.library.open(id)))?.[0 as never]).toBe('refused');
        expect(await sam.library.restore([id])).toBe(1);
        expect(await sam.library.remove([id])).toBe(0);
        await sam.library.moveToTrash([id]);
        expect(await sam.library.remove([id])).toBe(1);
        expect(await sam.library.ownPieceIds()).not.toContain(id);
      });

      it('hands over own pieces; a super admin hands over those of a colleague who left', async () => {
        const id = await make(sam);
        expect(await failureOf(sam.library.handOver([id], uuid()))).toEqual(
          refused('Choose an active colleague.'),
        );
        expect(await sam.library.handOver([id], maxId)).toBe(1);
        expect(await failureOf(sam.library.open(id))).toEqual(refused(noSuchPiece));
        const people = await ada.staff.list();
        const entry = people.find(({ accountId }) => accountId === maxId);
        const count = await ada.library.countPiecesOf(entry?.id ?? '');
        expect(count).toBeGreaterThan(0);
        expect((await failureOf(max.library.countPiecesOf(entry?.id ?? '')))?.[0 as never]).toBe('refused');
        expect(await ada.library.handOverAllOf(entry?.id ?? '', samId)).toBe(count);
        expect(await sam.library.open(id)).toMatchObject({ ownerId: samId });
      });

      it('exports all own pieces, page by page, including the trash', async () => {
        const id = await make(sam, { title: 'Taken away' });
        const campaign = { set: uuid(), part: 'poster', origin: true, facts: { what: 'Fair' }, said: {} };
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
          set: campaign,
          versions: [{ version: 1, draft: { title: 'Taken away' }, brandVersion: '1.0', savedBy: samId }],
        });
      });
    });

    describe('campaigns', () => {
      it('hold a piece but not its copies or pieces from its template, and searches ignore their data', async () => {
        const word = `w${uuid().slice(0, 8)}`;
        const campaign = {
          set: uuid(),
          part: 'poster',
          origin: true,
          facts: { what: word },
          said: { what: 'Sun' },
        };
        const id = await make(max, { title: 'Sun' });
        await max.library.keepCampaign(id, campaign);
        expect((await max.library.search({ searchText: word })).pieces).toEqual([]);
        const [copy, template, begun] = [uuid(), uuid(), uuid()];
        await max.library.duplicate(id, copy, 'Copy');
        expect((await max.library.open(copy)).set).toBeNull();
        const templateContent = { name: `Event ${template}`, summary: '', rules: {} };
        await max.library.publishTemplate({ id: template, piece: id, ...templateContent });
        await sam.library.startFromTemplate(begun, template, 'Mine');
        expect((await sam.library.open(begun)).set).toBeNull();
        await max.library.withdrawTemplate(template);

        // A version from before the campaign is restored into it.
        await max.library.save(change(id, 2, { title: 'Moon' }));
        expect((await max.library.restoreVersion(id, 1, uuid())).draft).toEqual({ title: 'Sun' });
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

    describe('sharing and review links', () => {
      it('shares by name and with all staff, and ends shares', async () => {
        const id = await make(sam);
        await sam.library.share(id, maxId, 'edit');
        expect(await sam.library.shares(id)).toEqual([
          { personId: maxId, rights: 'edit', sharedAt: expect.any(String) },
        ]);
        expect((await max.library.open(id)).rights).toBe('edit');
        await sam.library.share(id, null, 'view');
        expect((await ada.library.open(id)).rights).toBe('view');
        await sam.library.share(id, null, null);
        await sam.library.share(id, maxId, null);
        expect(await sam.library.shares(id)).toEqual([]);
        expect(await failureOf(max.library.open(id))).toEqual(refused(noSuchPiece));
      });

      it('notifies a colleague of a piece shared by name until they open it', async () => {
        const id = await make(sam);
        const sharesOf = async (person: typeof sam) =>
          (await person.library.newShares()).filter((share) => share.id === id);
        await sam.library.share(id, maxId, 'view');
        expect(await sharesOf(max)).toEqual([
          {
            id,
            name: 'Solar fair',
            designer: 'poster',
            ownerName: expect.stringMatching(/^Sam /),
            sharedAt: expect.any(String),
          },
        ]);
        expect(await sharesOf(ada)).toEqual([]);
        expect(await sharesOf(sam)).toEqual([]);
        await max.library.dismissShares([id]);
        expect(await sharesOf(max)).toEqual([]);
        // Changed rights aren't news; a new share is.
        await sam.library.share(id, maxId, 'edit');
        expect(await sharesOf(max)).toEqual([]);
        await sam.library.share(id, maxId, null);
        await sam.library.share(id, maxId, 'view');
        expect(await sharesOf(max)).toHaveLength(1);
        await sam.library.moveToTrash([id]);
        expect(await sharesOf(max)).toEqual([]);
      });

      it('shows one version to anyone with the link, until it’s revoked', async () => {
        const sha256 = await sam.library.storePicture(pictureOf('for review'));
        const id = await make(
          sam,
          { title: 'Shown', picture: 'upload:p1 0.5,0.5 1' },
          { pictures: { p1: sha256 } },
        );
        expect(await failureOf(sam.library.createReviewLink(id, { days: 91 }))).toEqual(
          refused('A review link can last 1 to 90 days.'),
        );
        const contact = { name: 'Sam Rivera', email: 'sam@daybreak.example' };
        expect(
          await failureOf(sam.library.createReviewLink(id, { days: 14, contact: { iban: 'AT61' } })),
        ).toEqual(
          refused("A contact's name, title, email, phone and logo can have up to 300 characters each."),
        );
        const link = await sam.library.createReviewLink(id, { days: 14, contact });
        await sam.library.save(change(id, 1, { title: 'Not shown' }));
        const guest = team.browser();
        const reviewed = await guest.library.openReview(link.token);
        expect(reviewed).toEqual({
          name: 'Solar fair',
          designer: 'poster',
          designerVersion: 1,
          version: 1,
          draft: { title: 'Shown', picture: 'upload:p1 0.5,0.5 1' },
          contact,
          sender: expect.stringMatching(/^Sam /),
          pictures: { p1: expect.any(String) },
          savedAt: expect.any(String),
          expiresAt: link.expiresAt,
        });
        expect(await (await fetch(reviewed?.pictures.p1 ?? '')).text()).toBe(
          await pictureOf('for review').text(),
        );
        expect(await sam.library.reviewLinks(id)).toMatchObject([
          { id: link.id, version: 1, openCount: 1, revokedAt: null },
        ]);
        expect(await max.library.reviewLinks(id)).toEqual([]);
        expect(await failureOf(max.library.revokeReviewLink(link.id))).toEqual(
          refused("This link doesn't exist, or it isn't yours."),
        );
        await sam.library.revokeReviewLink(link.id);
        expect(await guest.library.openReview(link.token)).toBeNull();
        expect(await guest.library.openReview('guessed')).toBeNull();
      });
    });

    describe('templates', () => {
      let template: string;
      beforeEach(() => {
        template = uuid();
      });
      const publish = (who: Backend, piece: string) =>
        who.library.publishTemplate({
          id: template,
          piece,
          name: `Event ${template}`,
          summary: 'For every event.',
          rules: { theme: 'locked', title: 'must_change' },
        });

      it('are published by administrators, start pieces, and enforce their locked fields', async () => {
        const piece = await make(max, { title: 'Your title', theme: 'blue' });
        expect(await failureOf(publish(sam, await make(sam)))).toEqual(
          refused('Only administrators can publish templates.'),
        );
        expect(await publish(max, piece)).toBe(1);
        expect((await sam.library.templates('poster')).find(({ id }) => id === template)).toMatchObject({
          version: 1,
          name: `Event ${template}`,
          rules: { theme: 'locked', title: 'must_change' },
          draft: { title: 'Your title', theme: 'blue' },
          publishedBy: maxId,
          withdrawnAt: null,
        });
        const id = uuid();
        await sam.library.startFromTemplate(id, template, 'Mine', 'Fairs');
        expect(await sam.library.open(id)).toMatchObject({
          fromTemplate: { id: template, version: 1 },
          rules: { theme: 'locked', title: 'must_change' },
        });
        const locked = refused("You changed a field that this piece's template locks.");
        expect(await failureOf(sam.library.save(change(id, 1, { theme: 'white' })))).toEqual(locked);
        expect(await failureOf(sam.library.save(change(id, 1, { 'theme@story': '=white' })))).toEqual(locked);
        await sam.library.save(change(id, 1, { title: 'Our title' }));

        await max.library.save(
          change(piece, 1, { title: 'Another', theme: 'orange', 'theme@story': '=white', extra: 'new' }),
        );
        expect(await publish(max, piece)).toBe(2);
        const followed = await sam.library.followTemplate(id, uuid());
        expect(followed.draft).toEqual({
          title: 'Our title',
          theme: 'orange',
          'theme@story': '=white',
          extra: 'new',
        });
        await max.library.withdrawTemplate(template);
        expect(await failureOf(sam.library.startFromTemplate(uuid(), template, 'Late'))).toEqual(
          refused('This template was withdrawn. Choose another one.'),
        );
        expect((await sam.library.templates()).some((each) => each.id === template)).toBe(false);
        expect(
          (await ada.library.templates()).find((each) => each.id === template)?.withdrawnAt,
        ).not.toBeNull();
      });
    });
  });
}
