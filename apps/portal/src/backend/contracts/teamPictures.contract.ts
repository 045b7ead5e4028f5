import { beforeEach, describe, expect, it } from 'vitest';
import type { Backend } from '../interfaces/Backend.ts';
import type { NewTeamPicture } from '../interfaces/TeamPictures.ts';
import { kindOf, password } from './support.ts';

const onePixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';
/** A one-pixel picture with text appended after its end, which makes it a different picture. */
const pictureOf = (words: string) =>
  new Blob([Uint8Array.from(atob(onePixel), (letter) => letter.charCodeAt(0)), words], { type: 'image/png' });

const hall = (): NewTeamPicture => ({
  id: crypto.randomUUID(),
  title: 'Our hall',
  topics: ['hall', 'roof'],
  credit: 'Ana Reyes',
  rights: 'Made by us',
  expiresOn: '2099-12-31',
  faces: [{ x: 0.1, y: 0.2, width: 0.3, height: 0.4 }],
  width: 4000,
  height: 3000,
  picture: pictureOf('hall'),
  smallCopy: pictureOf('small'),
});

/**
 * Tests an implementation of `TeamPictures`.
 *
 * @param name the implementation's name
 * @param open returns a fresh backend with the demo accounts, signed out
 */
export function teamPicturesContract(name: string, open: () => Promise<Backend>): void {
  describe(`${name} keeps the contract of team photos`, () => {
    let backend: Backend;
    beforeEach(async () => {
      backend = await open();
    });
    const as = (who: string) => backend.auth.signIn(`${who}@daybreak.example`, password);
    const titles = async () => (await backend.teamPictures.list()).map(({ title }) => title);

    it('shows a waiting photograph to its uploader and administrators, and an approved one to everyone', async () => {
      const one = hall();
      await as('sam');
      await backend.teamPictures.add(one);
      await backend.teamPictures.add(one);
      const { picture, smallCopy, ...words } = one;
      const found = await backend.teamPictures.list();
      expect(found).toEqual([
        {
          ...words,
          state: 'waiting',
          uploader: expect.stringMatching(/^Sam/),
          preview: expect.stringMatching(/^(http|blob)/),
        },
      ]);
      expect(await (await fetch(found[0]?.preview ?? '')).text()).toMatch(/small$/);
      expect(await kindOf(backend.teamPictures.approve(one.id))).toBe('refused');

      await as('max');
      expect(await titles()).toEqual(['Our hall']);
      expect(await (await backend.teamPictures.load(one.id)).text()).toMatch(/hall$/);
      await backend.teamPictures.approve(one.id);
      await backend.teamPictures.approve(one.id);
      await as('ada');
      expect((await backend.teamPictures.list())[0]).toMatchObject({ state: 'approved' });
    });

    it('hides waiting, expired and withdrawn photographs from colleagues, and reports their state by id', async () => {
      const one = { ...hall(), smallCopy: undefined } as unknown as NewTeamPicture;
      await as('ada');
      await backend.teamPictures.add(one);
      const stateSeenBySam = async () => {
        await as('sam');
        const seen = [(await backend.teamPictures.states([one.id, crypto.randomUUID()])).get(one.id)];
        if ((await titles()).length > 0)
          seen.push(await (await backend.teamPictures.load(one.id)).text().then(() => 'approved'));
        else expect(await kindOf(backend.teamPictures.load(one.id))).toBe('refused');
        await as('max');
        return seen;
      };
      expect(await stateSeenBySam()).toEqual(['waiting']);
      await backend.teamPictures.approve(one.id);
      expect(await stateSeenBySam()).toEqual(['approved', 'approved']);
      await backend.teamPictures.edit(one.id, { ...one, title: ' The hall ', expiresOn: '2020-01-01' });
      expect(await stateSeenBySam()).toEqual(['expired']);
      await backend.teamPictures.edit(one.id, { ...one, title: 'The hall', expiresOn: null });
      expect(await stateSeenBySam()).toEqual(['approved', 'approved']);
      await backend.teamPictures.withdraw(one.id);
      await backend.teamPictures.withdraw(one.id);
      expect(await stateSeenBySam()).toEqual(['withdrawn']);
      await backend.teamPictures.approve(one.id);
      expect(await stateSeenBySam()).toEqual(['approved', 'approved']);

      await as('ada');
      const events = await backend.audit.list({ kind: 'team_picture' });
      expect(events.map(({ action, subject, details }) => [action, subject.label, details])).toEqual([
        ['team_picture.approved', 'The hall', {}],
        ['team_picture.withdrawn', 'The hall', {}],
        ['team_picture.edited', 'The hall', { fields: ['expires_on'] }],
        ['team_picture.edited', 'The hall', { fields: ['expires_on', 'title'] }],
        ['team_picture.approved', 'Our hall', {}],
        ['team_picture.added', 'Our hall', {}],
      ]);
    });

    it('refuses invalid photographs, and anyone but administrators', async () => {
      await as('sam');
      expect(await kindOf(backend.teamPictures.add({ ...hall(), rights: ' ' }))).toBe('unexpected');
      const one = hall();
      await backend.teamPictures.add(one);
      expect(await kindOf(backend.teamPictures.edit(one.id, one))).toBe('refused');
      expect(await kindOf(backend.teamPictures.withdraw(one.id))).toBe('refused');
      await as('max');
      expect(await kindOf(backend.teamPictures.edit(one.id, { ...one, title: '' }))).toBe('unexpected');
      expect(await kindOf(backend.teamPictures.withdraw(crypto.randomUUID()))).toBe('refused');
      await backend.auth.signOut();
      expect(await kindOf(backend.teamPictures.list())).toBe('signedOut');
      expect(await kindOf(backend.teamPictures.states([one.id]))).toBe('signedOut');
    });
  });
}
