import { expect, it } from 'vitest';
import { campaignManifests } from '../../campaigns/facts/campaignManifests.ts';
import { restoreDraft } from '../../editor/drafts/draft.ts';
import type { DraftStore } from '../../editor/drafts/draftStore.ts';
import type { AnyDraft } from '../../editor/fields/fields.ts';
import { factsOf } from '../facts/facts.ts';
import { memoryPieces } from '../library/memoryPieces.ts';
import { oneBrowser } from '../library/testing/oneBrowser.ts';
import { campaignPiece } from '../making/campaignPieces.ts';
import { draftFrom } from '../making/madeDraft.ts';
import { keepAsDrafts, membersOf, readCampaign } from '../making/storedCampaign.ts';
import { changedFacts, outdatedMembers, takeOver } from './takeOver.ts';

const draftAt = (store: DraftStore, key: string) => store.load(key) as AnyDraft;
const dateIn = (store: DraftStore, key: string) => draftAt(store, key).eventDate;
const changedIn = (store: DraftStore, designer: 'flyer' | 'poster', key: string) =>
  changedFacts(store, designer, key, draftAt(store, key));

it.each([
  ['by the same person', 'ada'],
  ['by a colleague who may edit it', 'bob'],
])('shows a campaign from one browser whole in another and updates a date there, %s', async (_, who) => {
  const pieces = memoryPieces();
  const [first, second] = [oneBrowser(pieces), oneBrowser(pieces)];
  const control = first.start();
  const flyer = restoreDraft(campaignManifests.flyer.fields, {
    eventDate: '2027-03-13',
    eventTime: '09:00',
    location: 'Austin',
  });
  control.drafts.save('flyer', flyer);
  const flyerPiece = control.keep('flyer', 'Fair');
  const facts = factsOf('flyer', flyer);
  const part = campaignPiece('poster');
  const members = keepAsDrafts({
    store: control.drafts,
    from: { designer: 'flyer', key: 'flyer', draft: flyer },
    pieces: [{ part, draft: draftFrom(part, facts).draft }],
    facts,
  });
  const poster = members.find((member) => member.part === 'poster')?.key ?? '';
  const posterPiece = control.keep(poster, 'Fair, poster');
  await control.flush();
  for (const id of [flyerPiece, posterPiece]) pieces.shareWithAll(id, 'edit');

  const other = second.start({ account: who });
  const theirPoster = await other.openPiece(posterPiece);
  expect(readCampaign(other.drafts, theirPoster)).toMatchObject({ part: 'poster', origin: false });
  await other.drafts.bringCampaign?.(theirPoster);
  const campaign = readCampaign(other.drafts, theirPoster)?.set ?? '';
  expect(membersOf(other.drafts, campaign).map((each) => [each.part, each.origin])).toEqual([
    ['flyer', true],
    ['poster', false],
  ]);

  other.drafts.save(theirPoster, { ...draftAt(other.drafts, theirPoster), eventDate: '2027-04-21' });
  const changed = changedIn(other.drafts, 'poster', theirPoster);
  if (!changed) throw new Error('Nothing changed.');
  const outdated = outdatedMembers(other.drafts, theirPoster, changed);
  expect(outdated.map(({ member }) => member.part)).toEqual(['flyer']);
  const origin = {
    designer: 'poster',
    key: theirPoster,
    draft: draftAt(other.drafts, theirPoster),
  } as const;
  expect(takeOver(other.drafts, origin, changed, outdated)).toEqual([]);
  await other.flush();

  await control.refresh('flyer');
  expect(dateIn(control.drafts, 'flyer')).toBe('2027-04-21');
  expect(changedIn(control.drafts, 'flyer', 'flyer')).toBeUndefined();
  // The open flyer requests the poster again.
  expect(dateIn(control.drafts, poster)).toBe('2027-03-13');
  await control.drafts.bringCampaign?.('flyer');
  expect(dateIn(control.drafts, poster)).toBe('2027-04-21');
  expect(changedIn(control.drafts, 'poster', poster)).toBeUndefined();
  expect(control.pieceOf('flyer')?.overwritten).toEqual([]);
  expect(control.pieceOf(poster)?.overwritten).toEqual([]);
});
