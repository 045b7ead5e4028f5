import { expect, it, vi } from 'vitest';
import { memoryPieces } from './memoryPieces.ts';
import { type PieceStore, PieceStoreError } from './pieceStore.ts';
import { oneBrowser } from './testing/oneBrowser.ts';

const store = (pieces = memoryPieces(), over: Partial<PieceStore> = {}): PieceStore => ({
  ...pieces.as('ada'),
  ...over,
});
const cut = () => Promise.reject(new PieceStoreError('away', 'The connection was cut.'));

it('keeps a draft in this browser until it’s saved as a piece, then saves later edits too', async () => {
  const { pieces, start } = oneBrowser();
  const control = start();
  control.drafts.save('poster', { title: 'One' });
  expect(control.stateOf('poster')).toEqual({ is: 'browser' });
  const id = control.keep('poster', 'Spring fair', 'Events');
  expect(control.stateOf('poster')).toEqual({ is: 'saving' });
  await control.flush();
  expect(control.stateOf('poster')).toMatchObject({ is: 'saved' });
  control.drafts.save('poster', { title: 'Two' });
  await control.flush();
  expect((await pieces.as('ada').open(id)).draft).toEqual({ title: 'Two' });
  expect(control.pieceOf('poster')).toMatchObject({ id, name: 'Spring fair', rights: 'owner', revision: 2 });
  expect(control.pieceOf('poster')).toBe(control.pieceOf('poster'));
});

it('names the pictures that filled a new piece automatically, and those added to an open one', async () => {
  const { pieces, start, images } = oneBrowser();
  const picture = (id: string, isLogo?: boolean) => ({ id, name: `${id}.png`, blob: new Blob([id]), isLogo });
  await images.save([picture('logo', true), picture('roof'), picture('hall')]);
  const control = start({ fills: async () => ({ cover: 1, back: 1, inside: 2, left: 3 }) });
  const aisle = 'library:solar-aisle 0.5,0.5 1';
  control.drafts.save('poster', { title: 'One', back: aisle });
  const id = control.keep('poster', 'Spring fair');
  await control.flush();
  const [roof, hall, dock] = ['roof', 'hall', 'dock'].map((name) => `upload:${name} 0.5,0.3 1`);
  const named = { title: 'One', back: aisle, cover: roof, inside: hall };
  expect(control.drafts.load('poster')).toEqual(named);
  const opened = await pieces.as('ada').open(id);
  expect(opened.draft).toEqual(named);
  expect(Object.keys(opened.pictures)).toEqual(['roof', 'hall']);

  await images.save([picture('roof'), picture('hall'), picture('dock')]);
  await control.addPictures('poster', ['dock']);
  await control.flush();
  expect((await pieces.as('ada').open(id)).draft).toEqual({ ...named, left: dock });
  await control.addPictures('flyer', ['dock']);
  expect(control.drafts.load('flyer')).toBeUndefined();
});

it('retries a waiting draft at growing intervals, and not before the store allows it', async () => {
  const pieces = memoryPieces();
  const { start, timers } = oneBrowser(pieces);
  const create = vi.fn<PieceStore['create']>(cut);
  const control = start({ store: store(pieces, { create }) });
  control.drafts.save('poster', { title: 'One' });
  const id = control.keep('poster', 'Spring fair');
  await control.flush();
  expect(control.stateOf('poster')).toEqual({ is: 'waiting' });
  const wait = () => timers.at(-1)?.time ?? 0;
  const first = wait();
  await control.flush();
  await control.flush();
  expect(wait()).toBeGreaterThan(first);
  create.mockImplementation(() => Promise.reject(new PieceStoreError('away', 'Too much.', 90)));
  await control.flush();
  expect(wait()).toBeGreaterThan(89_000);
  create.mockImplementation(pieces.as('ada').create);
  timers.at(-1)?.work();
  await vi.waitFor(() => expect(control.stateOf('poster')).toMatchObject({ is: 'saved' }));
  expect((await pieces.as('ada').open(id)).draft).toEqual({ title: 'One' });
});

it('sends saved changes after a reload, but only for the account that made them', async () => {
  const { pieces, start, drafts } = oneBrowser();
  const control = start({ store: { ...pieces.as('ada'), create: cut } });
  control.drafts.save('poster', { title: 'One' });
  const id = control.keep('poster', 'Spring fair');
  await control.flush();
  control.stop();

  const bobs = start({ account: 'bob' });
  await bobs.flush();
  expect(bobs.pieceOf('poster')).toBeUndefined();
  expect(bobs.stateOf('poster')).toMatchObject({
    is: 'notSaved',
    why: expect.stringMatching(/a different account/),
  });
  expect(() => bobs.keep('poster', 'Mine')).toThrow(/a different account/);
  expect(await bobs.moveDrafts()).toBe(0);
  await expect(pieces.as('ada').open(id)).rejects.toThrow(/doesn't exist/);
  bobs.stop();

  const again = start();
  expect(again.stateOf('poster')).toEqual({ is: 'waiting' });
  await again.flush();
  expect((await pieces.as('ada').open(id)).draft).toEqual({ title: 'One' });
  expect(drafts.load('poster')).toEqual({ title: 'One' });
});

it('turns earlier drafts into pieces once, except untouched ones and those of another account', async () => {
  const { pieces, start, drafts } = oneBrowser();
  drafts.save('poster', { title: 'Of before' });
  drafts.save('flyer.drafts', {
    open: 'b',
    drafts: [
      { id: '', name: 'Draft 1' },
      { id: 'b', name: 'Autumn' },
    ],
    thrown: [],
  });
  drafts.save('flyer.b', { headline: 'Leaves' });
  const control = start();
  // Starts before the browser had time to move the earlier drafts.
  drafts.save('social', { headline: 'Begun now' });
  expect(await control.moveDrafts()).toBe(2);
  expect(control.pieceOf('social')).toBeUndefined();
  await control.flush();
  expect(control.pieceOf('flyer.b')).toMatchObject({ name: 'Flyer, Autumn', designer: 'flyer', revision: 1 });
  expect(control.pieceOf('flyer')).toBeUndefined();
  drafts.save('flyer', { headline: 'Later' });
  expect(await control.moveDrafts()).toBe(0);
  control.stop();
  const bobs = start({ account: 'bob' });
  expect(await bobs.moveDrafts()).toBe(1);
  await bobs.flush();
  expect(bobs.pieceOf('flyer')).toMatchObject({ revision: 1 });
  expect((await pieces.as('ada').open(control.pieceOf('poster')?.id ?? '')).draft).toEqual({
    title: 'Of before',
  });
});

it.each<[string, (pieces: ReturnType<typeof memoryPieces>, id: string) => void, RegExp]>([
  ['the right to change it is revoked', (pieces, id) => pieces.shareWithAll(id, 'view'), /not edit it/],
  ['it is shared no longer', (pieces, id) => pieces.shareWithAll(id, undefined), /doesn't exist/],
  ['its owner bins it', (pieces, id) => pieces.bin(id, true), /to the trash/],
  ['its owner deletes it', (pieces, id) => pieces.remove(id), /doesn't exist/],
])(
  'explains when %s during editing, keeps the work, and saves it once it’s allowed',
  async (_, happens, says) => {
    const { pieces, start, drafts } = oneBrowser();
    const owner = pieces.as('owner');
    const id = crypto.randomUUID();
    const made = {
      id,
      designer: 'poster',
      designerVersion: 1,
      brandVersion: '1',
      name: 'Fair',
      draft: { title: 'One' },
    };
    await owner.create({ ...made, pictures: {} });
    pieces.shareWithAll(id, 'edit');
    const control = start();
    const key = await control.openPiece(id);
    happens(pieces, id);
    control.drafts.save(key, { title: 'Mine' });
    await control.flush();
    expect(control.stateOf(key)).toMatchObject({ is: 'notSaved', why: expect.stringMatching(says) });
    expect(drafts.load(key)).toEqual({ title: 'Mine' });
    if (/deletes/.test(_)) await owner.create({ ...made, pictures: {} });
    pieces.bin(id, false);
    pieces.shareWithAll(id, 'edit');
    await control.refresh(key);
    expect(control.stateOf(key)).toMatchObject({ is: 'saved' });
    expect((await owner.open(id)).draft).toEqual({ title: 'Mine' });
  },
);

it('doesn’t overwrite the work of a newer release, says why, and keeps local work', async () => {
  const { pieces, start, drafts } = oneBrowser();
  const control = start();
  control.drafts.save('poster', { title: 'One' });
  const id = control.keep('poster', 'Fair');
  await control.flush();
  const made = { id, base: 1, mutation: crypto.randomUUID(), brandVersion: '2', pictures: {} };
  await pieces.as('ada').save({ ...made, designerVersion: 2, changed: { subtitle: 'Newer' } });
  control.drafts.save('poster', { title: 'Mine' });
  await control.flush();
  expect(control.stateOf('poster')).toEqual({ is: 'notSaved', why: expect.stringMatching(/newer version/) });
  expect(drafts.load('poster')).toMatchObject({ title: 'Mine' });
  expect((await pieces.as('ada').open(id)).draft).toMatchObject({ title: 'One', subtitle: 'Newer' });
});

it('saves each piece with its designer’s version', async () => {
  const { pieces, start } = oneBrowser();
  const control = start({ designerVersion: (designer) => (designer === 'poster' ? 3 : 1) });
  control.drafts.save('poster', { title: 'One' });
  control.drafts.save('flyer', { title: 'Two' });
  const ids = [control.keep('poster', 'Fair'), control.keep('flyer', 'Fair')];
  await control.flush();
  const opened = await Promise.all(ids.map((id) => pieces.as('ada').open(id)));
  expect(opened.map(({ designerVersion }) => designerVersion)).toEqual([3, 1]);
});

it.each([
  ['of 300 characters', 'x'.repeat(300), /1 to 120/],
  ['with marks of direction', 'Sun \u202etxt', /visible characters/],
])('refuses a name %s with a sentence and keeps the draft', async (_, name, says) => {
  const { start, drafts } = oneBrowser();
  const control = start();
  control.drafts.save('poster', { title: 'Mine' });
  control.keep('poster', name);
  await control.flush();
  expect(control.stateOf('poster')).toEqual({ is: 'notSaved', why: expect.stringMatching(says) });
  expect(drafts.load('poster')).toEqual({ title: 'Mine' });
});

it('opens a piece as another draft of its designer, and as the same one when reopened', async () => {
  const { pieces, start, drafts } = oneBrowser();
  const id = crypto.randomUUID();
  const made = { id, designer: 'poster', designerVersion: 1, brandVersion: '1', name: 'Fair', pictures: {} };
  await pieces.as('owner').create({ ...made, draft: { title: 'Theirs' } });
  pieces.shareWithAll(id, 'edit');
  const control = start();
  drafts.save('poster', { title: 'Mine' });
  const key = await control.openPiece(id);
  expect(drafts.load(key)).toEqual({ title: 'Theirs' });
  expect(drafts.load('poster.drafts')).toMatchObject({
    open: key.slice('poster.'.length),
    drafts: [{ id: '' }, { name: 'Fair' }],
  });
  expect(drafts.load('poster')).toEqual({ title: 'Mine' });
  await pieces.as('owner').save({
    id,
    base: 1,
    changed: { title: 'Later' },
    mutation: 'm',
    designerVersion: 1,
    brandVersion: '1',
    pictures: {},
  });
  expect(await control.openPiece(id)).toBe(key);
  expect(drafts.load(key)).toEqual({ title: 'Later' });
});

it('merges others’ changes into the open draft and lists overwritten ones until they’re looked at', async () => {
  const { pieces, start, drafts } = oneBrowser();
  const theirs = oneBrowser(pieces);
  const [control, other] = [start(), theirs.start({ account: 'bob' })];
  control.drafts.save('poster', { title: 'One', subtitle: 'Two' });
  const id = control.keep('poster', 'Fair');
  await control.flush();
  pieces.shareWithAll(id, 'edit');
  const key = await other.openPiece(id);
  const heard = vi.fn();
  control.drafts.follow?.('poster', { onChange: heard });
  other.drafts.save(key, { title: 'Theirs', subtitle: 'Theirs' });
  await other.flush();
  control.drafts.save('poster', { title: 'Mine', subtitle: 'Two' });
  heard.mockClear();
  await control.flush();
  expect(heard).toHaveBeenCalled();
  expect(drafts.load('poster')).toEqual({ title: 'Mine', subtitle: 'Theirs' });
  expect(control.pieceOf('poster')?.overwritten).toMatchObject([
    { field: 'title', value: 'Theirs', authorId: 'bob' },
  ]);
  control.seen('poster');
  expect(control.pieceOf('poster')?.overwritten).toEqual([]);
});

it('never sends locked fields, and restores them', async () => {
  const { pieces, start, drafts } = oneBrowser();
  const control = start();
  control.drafts.save('poster', { title: 'One', theme: 'blue' });
  const id = control.keep('poster', 'Fair');
  await control.flush();
  pieces.setRules(id, { theme: 'locked' });
  await control.refresh('poster');
  control.drafts.save('poster', { title: 'Two', theme: 'white', 'theme@a4': '=white' });
  await control.flush();
  expect(control.stateOf('poster')).toMatchObject({ is: 'saved' });
  expect(drafts.load('poster')).toEqual({ title: 'Two', theme: 'blue' });
});

it('saves a version once after a pause, only of the user’s own changes', async () => {
  const { pieces, start, timers } = oneBrowser();
  const control = start();
  control.drafts.save('poster', { title: 'One' });
  const id = control.keep('poster', 'Fair');
  await control.flush();
  control.drafts.save('poster', { title: 'Two' });
  await control.flush();
  const pause = timers.find(({ time }) => time === 30_000);
  pause?.work();
  await vi.waitFor(() => expect(control.pieceOf('poster')?.version).toBe(2));
  control.keepVersion('poster');
  await control.refresh('poster');
  expect((await pieces.as('ada').open(id)).version).toBe(2);
});

it('reports on each page where else a piece is open, until that page leaves it', async () => {
  const { pieces, start } = oneBrowser();
  const control = start();
  control.drafts.save('poster', { title: 'One' });
  const id = control.keep('poster', 'Fair');
  await control.flush();
  pieces.shareWithAll(id, 'edit');
  const other = oneBrowser(pieces).start({ account: 'bob' });
  const leave = other.attend(await other.openPiece(id));
  await control.refresh('poster');
  const attended = control.attend('poster');
  await vi.waitFor(() => expect(control.pieceOf('poster')?.others).toMatchObject([{ accountId: 'bob' }]));
  leave();
  attended();
  control.attend('poster');
  await vi.waitFor(() => expect(control.pieceOf('poster')?.others).toEqual([]));
});

it('restores a lost draft from its piece and deletes nothing there', async () => {
  const { pieces, start, drafts } = oneBrowser();
  const control = start();
  control.drafts.save('poster', { title: 'One' });
  const id = control.keep('poster', 'Fair');
  await control.flush();
  drafts.clear('poster');
  const again = start();
  await again.refresh('poster');
  expect(drafts.load('poster')).toEqual({ title: 'One' });
  expect((await pieces.as('ada').open(id)).draft).toEqual({ title: 'One' });
});
