import { beforeEach, describe, expect, it } from 'vitest';
import { campaignManifests } from '../../campaigns/facts/campaignManifests.ts';
import { newDraft, restoreDraft } from '../../editor/drafts/draft.ts';
import { loadDraft } from '../../editor/drafts/draftKeeping.ts';
import { type DraftStore, memoryDrafts } from '../../editor/drafts/draftStore.ts';
import { draftListOf } from '../../editor/drafts/drafts.ts';
import type { AnyDraft } from '../../editor/fields/fields.ts';
import { undo } from '../../editor/history/history.ts';
import { factsOf } from '../facts/facts.ts';
import { campaignPiece } from '../making/campaignPieces.ts';
import { draftFrom } from '../making/madeDraft.ts';
import { keepAsDrafts, membersOf, readCampaign } from '../making/storedCampaign.ts';
import { acceptFacts, changedFacts, outdatedMembers, takeOver } from './takeOver.ts';

const flyerDraft: AnyDraft = restoreDraft(campaignManifests.flyer.fields, {
  eventDate: '2027-03-13',
  eventTime: '09:00',
  location: '400 Horizon Way, Austin',
});
const from = { designer: 'flyer', key: 'flyer', draft: flyerDraft } as const;
const ids = ['poster', 'postcard', 'social-instagram', 'social-facebook', 'ads-google', 'email'];

let store: DraftStore;
beforeEach(() => {
  store = memoryDrafts();
  store.save('flyer', flyerDraft);
  const facts = factsOf('flyer', flyerDraft);
  const pieces = ids.map((id) => ({
    part: campaignPiece(id),
    draft: draftFrom(campaignPiece(id), facts).draft,
  }));
  keepAsDrafts({ store, from, pieces, facts });
});
const campaignId = () => readCampaign(store, 'flyer')?.set ?? '';
const member = (id: string) => {
  const found = membersOf(store, campaignId()).find(({ part }) => part === id);
  if (!found) throw new Error(`There is no ${id}.`);
  return found;
};
const edit = (key: string, change: AnyDraft) =>
  store.save(key, { ...(store.load(key) as object), ...change });

describe('the drafts of a campaign', () => {
  it('join the existing drafts, are named after their headlines, and know their origin', () => {
    expect(membersOf(store, campaignId()).map(({ part }) => part)).toEqual([
      'flyer',
      ...['poster', 'postcard', 'social-instagram', 'social-facebook', 'ads-google', 'email'],
    ]);
    expect(draftListOf(store, 'poster').drafts.map(({ name }) => name)).toEqual([
      'Draft 1',
      'Bring us your old panels',
    ]);
    expect(draftListOf(store, 'social').drafts.at(-1)?.name).toBe('Bring us your old panels 2');
    expect(membersOf(store, campaignId()).map(({ origin }) => origin)).toEqual([
      true,
      ...ids.map(() => false),
    ]);
  });

  it('are still read from the earlier format, which named the origin by a key', () => {
    for (const { key, origin: _, set, part, facts, said } of membersOf(store, campaignId()))
      store.save(`${key}.set`, { set, part, from: 'flyer', facts, said });
    expect(membersOf(store, campaignId()).map(({ origin }) => origin)).toEqual([
      true,
      ...ids.map(() => false),
    ]);
    expect(readCampaign(store, 'flyer')).toMatchObject({
      part: 'flyer',
      facts: { date: '2027-03-13' },
      said: { where: '400 Horizon Way, Austin' },
    });
  });

  it('aren’t added if the store refuses one of them, and the user’s drafts stay unchanged', () => {
    const full = memoryDrafts();
    full.save('flyer', flyerDraft);
    let kept = 0;
    const refusing: DraftStore = {
      ...full,
      save(key, value) {
        if (kept++ === 4) throw new Error('full');
        full.save(key, value);
      },
    };
    const facts = factsOf('flyer', flyerDraft);
    const pieces = ids.map((id) => ({
      part: campaignPiece(id),
      draft: draftFrom(campaignPiece(id), facts).draft,
    }));
    expect(() => keepAsDrafts({ store: refusing, from, pieces, facts })).toThrow();
    expect(full.load('flyer')).toEqual(flyerDraft);
    expect(readCampaign(full, 'flyer')).toBeUndefined();
    expect(full.load('poster.drafts')).toBeUndefined();
  });

  it('don’t include deleted drafts', () => {
    const { entry } = member('poster');
    const shelf = draftListOf(store, 'poster');
    store.save('poster.drafts', {
      ...shelf,
      drafts: shelf.drafts.filter(({ id }) => id !== entry.id),
      thrown: [entry],
    });
    expect(membersOf(store, campaignId()).map(({ part }) => part)).not.toContain('poster');
  });

  it('ignore invalid stored data', () => {
    for (const held of [null, 3, 'x', [], { set: 1 }, { set: 'a', part: 'nowhere', origin: true }]) {
      store.save('flyer.set', held);
      expect(readCampaign(store, 'flyer')).toBeUndefined();
    }
  });
});

describe('a date that changed in one piece', () => {
  const changed = () => {
    edit('flyer', { eventDate: '2027-04-21' });
    const found = changedFacts(store, 'flyer', 'flyer', store.load('flyer') as AnyDraft);
    if (!found) throw new Error('Nothing changed.');
    return found;
  };

  it('is detected as the only change', () => {
    expect(changedFacts(store, 'flyer', 'flyer', flyerDraft)).toBeUndefined();
    expect(changed().names).toEqual(['date']);
    expect(outdatedMembers(store, 'flyer', changed())).toHaveLength(ids.length);
  });

  it('changes in every piece in one undoable step, with no occurrence of the old one left', () => {
    const now = changed();
    const outdated = outdatedMembers(store, 'flyer', now);
    expect(outdated.flatMap(({ staleMentions }) => staleMentions)).toEqual([]);
    const before = new Map(outdated.map(({ member: { key } }) => [key, store.load(key)]));
    expect(takeOver(store, { ...from, draft: store.load('flyer') as AnyDraft }, now, outdated)).toEqual([]);
    for (const { member: each } of outdated) {
      const said = JSON.stringify(store.load(each.key));
      expect(said).not.toMatch(/March|Saturday|Mar\b|2027-03-13|\b13\b/);
      expect(said).toMatch(/April 21|2027-04-21/);
      const work = loadDraft(store, campaignManifests[each.designer].fields, each.key);
      expect(work.history.done).toHaveLength(1);
      expect(undo(work).draft).toEqual(before.get(each.key));
    }
    expect(changedFacts(store, 'flyer', 'flyer', store.load('flyer') as AnyDraft)).toBeUndefined();
    for (const { key, designer, draft } of membersOf(store, campaignId()))
      expect(changedFacts(store, designer, key, draft)).toBeUndefined();
  });

  it('stays unchanged in deselected pieces until it changes again', () => {
    const now = changed();
    const [one, ...others] = outdatedMembers(store, 'flyer', now);
    if (!one) throw new Error('There is none.');
    takeOver(store, { ...from, draft: store.load('flyer') as AnyDraft }, now, others);
    expect(JSON.stringify(store.load(one.member.key))).toContain('2027-03-13');
    expect(changedFacts(store, 'flyer', 'flyer', store.load('flyer') as AnyDraft)).toBeUndefined();
    edit('flyer', { eventDate: '2027-04-22' });
    const again = changedFacts(store, 'flyer', 'flyer', store.load('flyer') as AnyDraft);
    if (!again) throw new Error('Nothing changed.');
    expect(
      outdatedMembers(store, 'flyer', again).find(({ member: { key } }) => key === one.member.key)
        ?.updatedDraft,
    ).toMatchObject({
      eventDate: '2027-04-22',
    });
  });

  it('replaces the old date in rewritten text and leaves the rest', () => {
    edit(member('email').key, { content: 'Come on Saturday, March 13, at 9 am.\n\nThere is soup.' });
    edit(member('social-instagram').key, { 'caption@instagram story': '=March 13: see you' });
    const outdated = outdatedMembers(store, 'flyer', changed());
    const after = (id: string) => outdated.find(({ member: { part } }) => part === id)?.updatedDraft;
    expect(after('email')?.content).toBe('Come on Wednesday, April 21, at 9 am.\n\nThere is soup.');
    expect(after('social-instagram')?.['caption@instagram story']).toBe('=April 21: see you');
  });

  it('lists what the user has to check, such as a weekday alone', () => {
    edit(member('email').key, { content: 'Bring the children on Saturday.' });
    edit(member('email').key, { subject: 'March 13: bring your panels' });
    const mail = outdatedMembers(store, 'flyer', changed()).find(({ member: { part } }) => part === 'email');
    expect(mail?.updatedDraft.subject).toBe('April 21: bring your panels');
    expect(mail?.staleMentions).toEqual(['Saturday']);
  });

  it('stays unchanged in a field that a template locks', () => {
    const { key } = member('poster');
    const rules = (each: string) => (each === key ? ({ locked: 'all', mustChange: {} } as const) : undefined);
    expect(
      outdatedMembers(store, 'flyer', changed(), rules).map(({ member: { part } }) => part),
    ).not.toContain('poster');
  });

  it.each([
    ['may only be looked at', { rights: 'view', rules: {} }],
    ['has its date locked by its template', { rights: 'edit', rules: { eventDate: 'locked' } }],
  ])('stays unchanged in a piece that isn’t open and %s', (_, piece) => {
    store.save(`${member('poster').key}.piece`, { account: 'a', id: 'p', revision: 1, acked: {}, ...piece });
    const parts = outdatedMembers(store, 'flyer', changed()).map(({ member: { part } }) => part);
    expect(parts).not.toContain('poster');
    expect(parts).toContain('postcard');
  });

  it('can be left unchanged in the others', () => {
    const now = changed();
    acceptFacts(store, { ...from, draft: store.load('flyer') as AnyDraft }, now);
    expect(changedFacts(store, 'flyer', 'flyer', store.load('flyer') as AnyDraft)).toBeUndefined();
    expect(JSON.stringify(store.load(member('poster').key))).toContain('2027-03-13');
  });
});

it.each([
  ['headline', { title: 'Open day at the gate' }, 'Open day at the gate', 'Bring us your old panels'],
  ['place', { location: 'Gate 4, Lisbon' }, 'Gate 4, Lisbon', '400 Horizon Way'],
  ['time', { eventTime: '17:30' }, '17:30', '09:00'],
])('updates a changed %s in every piece that states it', (_, change, now, old) => {
  edit('flyer', change);
  const found = changedFacts(store, 'flyer', 'flyer', store.load('flyer') as AnyDraft);
  if (!found) throw new Error('Nothing changed.');
  const outdated = outdatedMembers(store, 'flyer', found);
  expect(outdated).toHaveLength(ids.length);
  for (const { updatedDraft } of outdated) {
    expect(JSON.stringify(updatedDraft)).not.toContain(old);
    expect(JSON.stringify(updatedDraft)).toMatch(now === '17:30' ? /17:30|5:30/ : new RegExp(now));
  }
});

it('offers a fact that changed in another piece to the origin', () => {
  const { key } = member('poster');
  edit(key, { eventDate: '2027-04-21' });
  const found = changedFacts(store, 'poster', key, store.load(key) as AnyDraft);
  if (!found) throw new Error('Nothing changed.');
  const outdated = outdatedMembers(store, key, found);
  expect(outdated.map(({ member: each }) => each.part)).toContain('flyer');
  expect(outdated.find(({ member: each }) => each.part === 'flyer')?.updatedDraft.eventDate).toBe(
    '2027-04-21',
  );
});

it('changes no facts of other pieces when a caption is rewritten', () => {
  const { key } = member('social-instagram');
  edit(key, { caption: 'Quite another text.' });
  expect(changedFacts(store, 'social', key, store.load(key) as AnyDraft)).toBeUndefined();
});

it('shows an event’s new date in pieces that showed none', () => {
  const bare = memoryDrafts();
  const draft: AnyDraft = { ...newDraft(campaignManifests.flyer.fields), type: 'service' };
  bare.save('flyer', draft);
  const facts = factsOf('flyer', draft);
  const poster = campaignPiece('poster');
  keepAsDrafts({
    store: bare,
    from: { ...from, draft },
    pieces: [{ part: poster, draft: draftFrom(poster, facts).draft }],
    facts,
  });
  const changed = { ...draft, type: 'event', eventDate: '2027-03-13' };
  const found = changedFacts(bare, 'flyer', 'flyer', changed);
  if (!found) throw new Error('Nothing changed.');
  expect(outdatedMembers(bare, 'flyer', found)[0]?.updatedDraft).toMatchObject({
    type: 'event',
    eventDate: '2027-03-13',
  });
});

it('lists as dropped only facts that the updated piece doesn’t state', () => {
  edit('flyer', {
    title: 'Bring us your old inverters, panels and batteries',
    location: '12 Sunrise Road, Austin',
  });
  const changed = changedFacts(store, 'flyer', 'flyer', store.load('flyer') as AnyDraft);
  if (!changed) throw new Error('Nothing changed.');
  const ad = outdatedMembers(store, 'flyer', changed).find(({ member: { designer } }) => designer === 'ads');
  const words = Object.values(ad?.updatedDraft ?? {}).join(' ');
  expect(words).toContain('12 Sunrise Road');
  expect(ad?.omittedFacts).not.toContain('where');
  for (const name of ad?.omittedFacts ?? []) expect(words).not.toContain(changed.facts[name]);
});

describe('the sentences of the piece with the new facts', () => {
  const sentences = 'On Saturday, March 13 we open at 9:00.\nThe day: 3/13/2027, at 400 Horizon Way, Austin.';
  const withSentences = (change: AnyDraft) => {
    const all = memoryDrafts();
    const before = { ...flyerDraft, description: sentences };
    all.save('flyer', before);
    const facts = factsOf('flyer', before);
    const poster = campaignPiece('poster');
    keepAsDrafts({
      store: all,
      from: { ...from, draft: before },
      pieces: [{ part: poster, draft: draftFrom(poster, facts).draft }],
      facts,
    });
    const draft = { ...before, ...change };
    all.save('flyer', draft);
    const found = changedFacts(all, 'flyer', 'flyer', draft);
    if (!found) throw new Error('Nothing changed.');
    return { all, draft, found, outdated: outdatedMembers(all, 'flyer', found) };
  };

  it.each([
    ['date', { eventDate: '2027-04-21' }, 'On Wednesday, April 21 we open at 9:00.\nThe day: 4/21/2027,'],
    ['time', { eventTime: '10:30' }, 'On Saturday, March 13 we open at 10:30.'],
    ['place', { location: '12 Sunrise Road, Austin' }, '3/13/2027, at 12 Sunrise Road, Austin.'],
  ])('are first in the list with the new %s', (_, change, wanted) => {
    const { outdated } = withSentences(change);
    expect(outdated[0]).toMatchObject({ isOrigin: true, staleMentions: [] });
    expect(outdated[0]?.updatedDraft).toMatchObject({
      ...change,
      description: expect.stringContaining(wanted),
    });
    expect(outdated[0]?.edits.map(([name]) => name)).toEqual(['description']);
  });

  it('are changed by the code that has the piece open, which then agrees with its campaign', () => {
    const { all, draft, found, outdated } = withSentences({ eventDate: '2027-04-21' });
    let opened: AnyDraft = draft;
    const origin = {
      ...from,
      draft,
      takeOver: (edits: readonly (readonly [string, string])[]) => {
        opened = { ...opened, ...Object.fromEntries(edits) };
      },
    };
    expect(takeOver(all, origin, found, outdated)).toEqual([]);
    expect(opened.description).toContain('Wednesday, April 21');
    expect(all.load('flyer')).toEqual(draft);
    all.save('flyer', opened);
    expect(changedFacts(all, 'flyer', 'flyer', opened)).toBeUndefined();
  });

  it('stay unchanged if they state nothing old, even when the headline gets longer', () => {
    const { outdated } = withSentences({ title: `${flyerDraft.title} and inverters` });
    expect(outdated.map(({ isOrigin }) => isOrigin)).toEqual([undefined]);
  });
});
