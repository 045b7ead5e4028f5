import { expect, it, vi } from 'vitest';
import { type MemoryPieces, memoryPieces } from './memoryPieces.ts';
import { type PieceCampaign, PieceStoreError } from './pieceStore.ts';
import { oneBrowser } from './testing/oneBrowser.ts';

// Campaign data that's stored with a draft and travels with the piece.

const inCampaign = (over: Partial<PieceCampaign> = {}): PieceCampaign => ({
  set: 'campaign-1',
  part: 'poster',
  origin: false,
  facts: { what: 'Fair', date: '2027-03-13' },
  said: { what: 'Fair', date: '2027-03-13' },
  ...over,
});
const later = (date: string) => inCampaign({ facts: { what: 'Fair', date }, said: { what: 'Fair', date } });

/** Starts two browsers that share a poster in a campaign. */
async function twoBrowsers(rights: 'edit' | 'view' = 'edit') {
  const pieces = memoryPieces();
  const [first, second] = [oneBrowser(pieces), oneBrowser(pieces)];
  const [control, other] = [first.start(), second.start({ account: 'bob' })];
  control.drafts.save('poster', { title: 'One' });
  control.drafts.save('poster.set', inCampaign());
  const id = control.keep('poster', 'Fair');
  await control.flush();
  pieces.shareWithAll(id, rights);
  const key = await other.openPiece(id);
  return { pieces, id, key, control, other, drafts: first.drafts, theirs: second.drafts };
}

async function pieceOf(pieces: MemoryPieces, account: string, designer: string, campaign?: PieceCampaign) {
  const id = crypto.randomUUID();
  const versions = { designerVersion: 1, brandVersion: '1' };
  await pieces
    .as(account)
    .create({ id, designer, ...versions, name: 'Fair', draft: { title: 'One' }, pictures: {} });
  if (campaign) await pieces.as(account).keepCampaign(id, campaign);
  return id;
}

it('saves campaign data with the piece, apart from its draft, for other browsers too', async () => {
  const { pieces, id, key, theirs, other } = await twoBrowsers();
  expect(await pieces.as('ada').open(id)).toMatchObject({ draft: { title: 'One' }, set: inCampaign() });
  expect(theirs.load(key)).toEqual({ title: 'One' });
  expect(theirs.load(`${key}.set`)).toEqual(inCampaign());
  expect(other.stateOf(key)).toMatchObject({ is: 'saved' });
});

it('receives campaign data from elsewhere and notifies followers of the open draft', async () => {
  const { key, control, other, drafts } = await twoBrowsers();
  other.drafts.save(`${key}.set`, later('2027-04-21'));
  expect(other.stateOf(key)).toEqual({ is: 'saving' });
  await other.flush();
  expect(other.stateOf(key)).toMatchObject({ is: 'saved' });
  const heard = vi.fn();
  control.drafts.follow?.('poster.set', { onChange: heard });
  await control.refresh('poster');
  expect(heard).toHaveBeenCalled();
  expect(drafts.load('poster.set')).toEqual(later('2027-04-21'));
});

it('waits without a network and sends after a reload', async () => {
  const { start, pieces } = oneBrowser();
  const away = () => Promise.reject(new PieceStoreError('away', 'The connection was cut.'));
  const control = start({ store: { ...pieces.as('ada'), keepCampaign: away } });
  control.drafts.save('poster', { title: 'One' });
  const id = control.keep('poster', 'Fair');
  control.drafts.save('poster.set', inCampaign());
  await control.flush();
  expect(control.stateOf('poster')).toEqual({ is: 'waiting' });
  control.stop();
  const again = start();
  await again.flush();
  expect(again.stateOf('poster')).toMatchObject({ is: 'saved' });
  expect((await pieces.as('ada').open(id)).set).toEqual(inCampaign());
});

it('converts an origin named by a browser’s key to a flag, set only for the origin', async () => {
  const { start, pieces } = oneBrowser();
  const control = start();
  const { origin: _, ...before } = inCampaign();
  for (const [designer, from] of [
    ['poster', 'poster'],
    ['flyer', 'poster'],
  ] as const) {
    control.drafts.save(designer, { title: 'One' });
    control.drafts.save(`${designer}.set`, { ...before, from });
    control.keep(designer, 'Fair');
  }
  await control.flush();
  const origins = await Promise.all(
    ['poster', 'flyer'].map(
      async (key) => (await pieces.as('ada').open(control.pieceOf(key)?.id ?? '')).set?.origin,
    ),
  );
  expect(origins).toEqual([true, false]);
});

it('keeps the last of two simultaneous writes in both browsers', async () => {
  const { key, control, other, drafts, theirs, pieces, id } = await twoBrowsers();
  control.drafts.save('poster.set', later('2027-04-01'));
  other.drafts.save(`${key}.set`, later('2027-05-01'));
  await control.flush();
  await other.refresh(key);
  await control.refresh('poster');
  expect(drafts.load('poster.set')).toEqual(later('2027-05-01'));
  expect(theirs.load(`${key}.set`)).toEqual(later('2027-05-01'));
  expect((await pieces.as('ada').open(id)).draft).toEqual({ title: 'One' });
  expect([control.stateOf('poster').is, other.stateOf(key).is]).toEqual(['saved', 'saved']);
});

it('keeps a viewer’s change to themselves until the campaign data changes', async () => {
  const { key, control, other, theirs, pieces, id } = await twoBrowsers('view');
  other.drafts.save(`${key}.set`, later('2027-05-01'));
  await other.flush();
  expect(other.stateOf(key)).toMatchObject({ is: 'saved' });
  await other.refresh(key);
  expect(theirs.load(`${key}.set`)).toEqual(later('2027-05-01'));
  expect((await pieces.as('ada').open(id)).set).toEqual(inCampaign());
  control.drafts.save('poster.set', later('2027-04-01'));
  await control.flush();
  await other.refresh(key);
  expect(theirs.load(`${key}.set`)).toEqual(later('2027-04-01'));
});

it('restores lost campaign data from the piece', async () => {
  const { control, drafts } = await twoBrowsers();
  drafts.clear('poster.set');
  await control.refresh('poster');
  expect(drafts.load('poster.set')).toEqual(inCampaign());
});

it('adds only the other editable pieces of a campaign to the drafts here, in their current state', async () => {
  const { pieces, control, drafts, id } = await twoBrowsers();
  const own = await pieceOf(pieces, 'ada', 'flyer', inCampaign({ part: 'flyer' }));
  const shared = await pieceOf(pieces, 'bob', 'flyer', inCampaign({ part: 'postcard' }));
  pieces.shareWithAll(shared, 'edit');
  const looked = await pieceOf(pieces, 'bob', 'flyer', inCampaign());
  pieces.shareWithAll(looked, 'view');
  const isInTrash = await pieceOf(pieces, 'ada', 'flyer', inCampaign());
  pieces.bin(isInTrash, true);
  await pieceOf(pieces, 'ada', 'flyer', inCampaign({ set: 'campaign-2' }));
  await pieceOf(pieces, 'ada', 'of a later release', inCampaign());
  drafts.save('flyer', { title: 'Mine' });
  const heard = vi.fn();
  control.drafts.follow?.('flyer.drafts', { onChange: heard });

  await control.drafts.bringCampaign?.('poster');
  expect(heard).toHaveBeenCalled();
  const shelf = drafts.load('flyer.drafts') as { open: string; drafts: { id: string; name: string }[] };
  expect(shelf.open).toBe('');
  const brought = shelf.drafts.slice(1).map((entry) => `flyer.${entry.id}`);
  expect(new Set(brought.map((key) => control.pieceOf(key)?.id))).toEqual(new Set([own, shared]));
  for (const key of brought) {
    expect(drafts.load(key)).toEqual({ title: 'One' });
    expect(drafts.load(`${key}.set`)).toMatchObject({ set: 'campaign-1' });
  }

  // A second call reads local data again only if it changed, and adds nothing twice.
  const change = { base: 1, designerVersion: 1, brandVersion: '1', pictures: {} };
  await pieces.as('bob').save({ id: shared, ...change, changed: { title: 'Two' }, mutation: 'm' });
  await control.drafts.bringCampaign?.('poster');
  expect((drafts.load('flyer.drafts') as typeof shelf).drafts).toHaveLength(3);
  expect(brought.map((key) => (drafts.load(key) as { title: string }).title).sort()).toEqual(['One', 'Two']);

  // Deleted drafts stay deleted.
  const [kept, ...thrown] = shelf.drafts;
  drafts.save('flyer.drafts', { open: '', drafts: [kept], thrown });
  await control.drafts.bringCampaign?.('poster');
  expect(drafts.load('flyer.drafts')).toMatchObject({ drafts: [{ id: '' }] });
  expect(control.pieceOf('poster')?.id).toBe(id);
});

it('rejects if the other pieces can’t be read, and requests none for a draft outside a campaign', async () => {
  const pieces = memoryPieces();
  const { start } = oneBrowser(pieces);
  const away = () => Promise.reject(new PieceStoreError('away', 'The connection was cut.'));
  const control = start({ store: { ...pieces.as('ada'), piecesOfCampaign: away } });
  await control.drafts.bringCampaign?.('poster');
  control.drafts.save('poster.set', inCampaign());
  await expect(control.drafts.bringCampaign?.('poster')).rejects.toThrow(/cut/);
});
