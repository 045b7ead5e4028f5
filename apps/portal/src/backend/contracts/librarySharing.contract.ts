import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Backend } from '../interfaces/Backend.ts';
import { noSuchPiece } from '../interfaces/Library.ts';
import { type LibraryTeam, pictureOf, refused } from './libraryTeam.ts';
import { changeOf, makePiece } from './pieceSteps.ts';
import { failureOf } from './support.ts';

/** Tests sharing, review links and templates. `signedIn` returns the team that all tests share. */
export function librarySharingContract(signedIn: () => LibraryTeam): void {
  let ada: Backend;
  let max: Backend;
  let maxId: string;
  let sam: Backend;
  let browser: LibraryTeam['browser'];
  beforeAll(() => {
    ({ ada, browser, max, maxId, sam } = signedIn());
  });

  describe('sharing and review links', () => {
    it('shares by name and with all staff, and ends shares', async () => {
      const id = await makePiece(sam);
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
      const id = await makePiece(sam);
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
      const id = await makePiece(
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
      await sam.library.save(changeOf(id, 1, { title: 'Not shown' }));
      const guest = browser();
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
      template = crypto.randomUUID();
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
      const piece = await makePiece(max, { title: 'Your title', theme: 'blue' });
      expect(await failureOf(publish(sam, await makePiece(sam)))).toEqual(
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
      const id = crypto.randomUUID();
      await sam.library.startFromTemplate(id, template, 'Mine', 'Fairs');
      expect(await sam.library.open(id)).toMatchObject({
        fromTemplate: { id: template, version: 1 },
        rules: { theme: 'locked', title: 'must_change' },
      });
      const locked = refused("You changed a field that this piece's template locks.");
      expect(await failureOf(sam.library.save(changeOf(id, 1, { theme: 'white' })))).toEqual(locked);
      expect(await failureOf(sam.library.save(changeOf(id, 1, { 'theme@story': '=white' })))).toEqual(locked);
      await sam.library.save(changeOf(id, 1, { title: 'Our title' }));

      await max.library.save(
        changeOf(piece, 1, { title: 'Another', theme: 'orange', 'theme@story': '=white', extra: 'new' }),
      );
      expect(await publish(max, piece)).toBe(2);
      const followed = await sam.library.followTemplate(id, crypto.randomUUID());
      expect(followed.draft).toEqual({
        title: 'Our title',
        theme: 'orange',
        'theme@story': '=white',
        extra: 'new',
      });
      await max.library.withdrawTemplate(template);
      expect(await failureOf(sam.library.startFromTemplate(crypto.randomUUID(), template, 'Late'))).toEqual(
        refused('This template was withdrawn. Choose another one.'),
      );
      expect((await sam.library.templates()).some((each) => each.id === template)).toBe(false);
      expect(
        (await ada.library.templates()).find((each) => each.id === template)?.withdrawnAt,
      ).not.toBeNull();
    });
  });
}
