import { beforeEach, describe, expect, it } from 'vitest';
import { type CampaignDesigner, campaignManifests } from '../../campaigns/facts/campaignManifests.ts';
import { newDraft, restoreDraft } from '../../editor/drafts/draft.ts';
import { type DraftStore, memoryDrafts } from '../../editor/drafts/draftStore.ts';
import type { AnyDraft } from '../../editor/fields/fields.ts';
import { campaignPiece } from '../making/campaignPieces.ts';
import { draftFrom } from '../making/madeDraft.ts';
import { keepAsDrafts, membersOf, readCampaign } from '../making/storedCampaign.ts';
import { changedFacts, outdatedMembers, takeOver } from '../takeOver/takeOver.ts';
import { factsOf } from './facts.ts';
import { factsWithWords, missingFacts } from './missingFacts.ts';

const today = '2026-11-25';
const sentence = 'Come by on Saturday, March 13, at 9 AM to 400 Horizon Way, Austin.';
const mailOf = (said: AnyDraft): AnyDraft =>
  restoreDraft(campaignManifests.email.fields, { headline: 'Bring us your old panels', ...said });
const mail = mailOf({ content: `${sentence}\n\nWe weigh everything at the gate.` });
const ad = restoreDraft(campaignManifests.ads.fields, {
  headline: 'Old panels?',
  description: 'March 13, 9 AM. Bring them.',
});

describe('facts without a field', () => {
  it.each([
    ['email', mail, ['date', 'time', 'where']],
    ['ads', ad, ['date', 'time', 'where', 'link']],
    ['social', newDraft(campaignManifests.social.fields), ['date', 'time', 'where', 'link']],
    [
      'social',
      { ...newDraft(campaignManifests.social.fields), eventDate: '2027-03-13' },
      ['time', 'where', 'link'],
    ],
    ['flyer', newDraft(campaignManifests.flyer.fields), []],
    ['poster', newDraft(campaignManifests.poster.fields), []],
    ['postcard', newDraft(campaignManifests.postcard.fields), []],
  ] as const)('are listed for %s', (designer, draft, missingNames) =>
    expect(missingFacts(designer, draft)).toEqual(missingNames),
  );

  it('are read from the words', () => {
    expect(factsWithWords('email', mail, today)).toMatchObject({
      date: '2027-03-13',
      time: '09:00',
      where: '400 Horizon Way, Austin',
      link: factsOf('email', mail).link,
    });
    expect(factsWithWords('ads', ad, today)).toMatchObject({ date: '2027-03-13', time: '09:00', where: '' });
    const caption = `Bring us your panels. ${sentence} See www.daybreak.example/day.`;
    const post = restoreDraft(campaignManifests.social.fields, { caption });
    expect(factsWithWords('social', post, today)).toMatchObject({
      date: '2027-03-13',
      time: '09:00',
      where: '400 Horizon Way, Austin',
      link: 'https://www.daybreak.example/day',
    });
  });

  it('come from a filled field before the words', () => {
    const post = restoreDraft(campaignManifests.social.fields, {
      caption: sentence,
      eventDate: '2027-04-21',
    });
    expect(factsWithWords('social', post, today).date).toBe('2027-04-21');
  });

  it('are empty in untouched drafts, so that nothing becomes an event by itself', () => {
    for (const designer of ['email', 'ads', 'social'] as const)
      expect(factsWithWords(designer, newDraft(campaignManifests[designer].fields), today)).toMatchObject({
        date: '',
        time: '',
        where: '',
      });
  });
});

let store: DraftStore;
const ids = ['flyer', 'poster', 'social-instagram', 'ads-google'];

/** Makes a campaign from an email or an ad. */
function made(designer: CampaignDesigner, draft: AnyDraft, facts = factsWithWords(designer, draft, today)) {
  store = memoryDrafts();
  store.save(designer, draft);
  const own = designer === 'ads' ? 'ads-google' : designer;
  const parts = ['email', ...ids].filter((id) => id !== own).map(campaignPiece);
  keepAsDrafts({
    store,
    from: { designer, key: designer, draft },
    pieces: parts.map((part) => ({ part, draft: draftFrom(part, facts).draft })),
    facts,
  });
}
const changed = (designer: CampaignDesigner, draft: AnyDraft, key: string = designer, day = today) =>
  changedFacts(store, designer, key, draft, day);
const member = (part: string) => {
  const found = membersOf(store, readCampaign(store, 'email')?.set ?? '').find((each) => each.part === part);
  if (!found) throw new Error(`There is no ${part}.`);
  return found;
};

describe('a mail whose sentence gives another date', () => {
  beforeEach(() => made('email', mail));
  const saying = (words: string) => mailOf({ content: `${words}\n\nWe weigh everything at the gate.` });

  it('made its campaign with the facts in its sentence', () => {
    expect(member('flyer').draft).toMatchObject({
      type: 'event',
      eventDate: '2027-03-13',
      eventTime: '09:00',
      location: '400 Horizon Way, Austin',
    });
    expect(member('ads-google').draft.description).toContain('Saturday, March 13, 2027, 9:00 AM');
    expect(changed('email', mail)).toBeUndefined();
  });

  it('changes every piece and leaves no occurrence of the old date', () => {
    const now = saying('Come by on Wednesday, April 21, at 5:30 PM to 400 Horizon Way, Austin.');
    const found = changed('email', now);
    expect(found?.names).toEqual(['offer', 'date', 'time']);
    expect(found?.facts).toMatchObject({ date: '2027-04-21', time: '17:30' });
    if (!found) throw new Error('Nothing changed.');
    store.save('email', now);
    const outdated = outdatedMembers(store, 'email', found);
    expect(outdated).toHaveLength(ids.length);
    expect(outdated.flatMap(({ staleMentions }) => staleMentions)).toEqual([]);
    expect(takeOver(store, { designer: 'email', key: 'email', draft: now }, found, outdated)).toEqual([]);
    for (const { key, designer, draft } of membersOf(store, found.campaign.set)) {
      const said = JSON.stringify(draft);
      expect(said).not.toMatch(/March|Saturday|2027-03-13|\b13\b|9 AM|9:00/);
      expect(said).toMatch(/April 21|2027-04-21/);
      expect(changed(designer, draft, key)).toBeUndefined();
    }
  });

  it.each([
    ['two dates', 'Come by on April 21 or April 22.'],
    ['a range', 'Come by on April 21–23, 2027.'],
    ['no date', 'Come by soon.'],
    ['the old date beside the new one', 'Not on March 13, but on April 21.'],
    ['a weekday that is another', 'Come by on Monday, April 21, 2027.'],
    ['a number that looks like a date', 'Part 4-21-2027-A is here.'],
    ['a year in a headline', 'Our plan for 2028.'],
  ])('reports no date if the words give %s', (_, words) => {
    const found = changed('email', saying(words));
    expect(found?.names).toEqual(['offer']);
    expect(found?.facts.date).toBe('2027-03-13');
  });

  it('reports no changed date while its subject has the old one', () => {
    const now = { ...saying('Come by on April 21.'), subject: 'March 13: bring your panels' };
    expect(changed('email', now)?.names).toEqual(['offer']);
  });

  it('reports no change a year later, when the date is in the past', () =>
    expect(changed('email', mail, 'email', '2027-06-01')).toBeUndefined());
});

it('keeps a date that the user entered in place of the one that was read', () => {
  made('email', mail, { ...factsWithWords('email', mail, today), date: '2027-03-14' });
  expect(changed('email', mail)).toBeUndefined();
  const now = mailOf({ content: 'Come by on April 21 at 9 AM.' });
  expect(changed('email', now)?.facts.date).toBe('2027-04-21');
});

it('reads no date from words for a campaign without one', () => {
  const bare = mailOf({ content: 'We weigh everything at the gate.' });
  made('email', bare);
  expect(changed('email', mail)?.names).toEqual(['offer']);
});

it('reports a changed date in an ad’s words', () => {
  made('ads', ad);
  const found = changed('ads', { ...ad, description: 'April 21, 9 AM. Bring them.' });
  expect(found?.names).toEqual(['sentence', 'date']);
  expect(found?.facts.date).toBe('2027-04-21');
});

describe('a member whose words give a date other than its campaign’s', () => {
  beforeEach(() => {
    store = memoryDrafts();
    const flyer = restoreDraft(campaignManifests.flyer.fields, {
      eventDate: '2027-03-13',
      eventTime: '09:00',
      description: 'We open on March 13.',
    });
    store.save('flyer', flyer);
    const facts = factsOf('flyer', flyer);
    keepAsDrafts({
      store,
      from: { designer: 'flyer', key: 'flyer', draft: flyer },
      pieces: ['email', 'social-instagram', 'ads-google'].map(campaignPiece).map((part) => ({
        part,
        draft: draftFrom(part, facts).draft,
      })),
      facts,
    });
  });
  const of = (part: string) => {
    const found = membersOf(store, readCampaign(store, 'flyer')?.set ?? '').find(
      (each) => each.part === part,
    );
    if (!found) throw new Error(`There is no ${part}.`);
    return found;
  };

  it('offers its date to the origin, including its words', () => {
    const { key, draft } = of('email');
    const now = {
      ...draft,
      content: (draft.content ?? '')
        .replace(/Saturday,\s+March\s+13/, 'Wednesday, April 21')
        .replace('March 13', 'April 21'),
    };
    const found = changed('email', now, key);
    expect(found?.names).toEqual(['date']);
    expect(found?.facts).toMatchObject({ date: '2027-04-21', offer: 'We open on April 21.' });
    if (!found) throw new Error('Nothing changed.');
    const outdated = outdatedMembers(store, key, found);
    expect(outdated.map(({ member: { part } }) => part)).toEqual(['flyer', 'social-instagram', 'ads-google']);
    for (const { updatedDraft } of outdated)
      expect(JSON.stringify(updatedDraft)).not.toMatch(/March|Saturday|2027-03-13/);
  });

  it('states the date in its field if it’s a post', () => {
    const { key, draft } = of('social-instagram');
    expect(changed('social', { ...draft, caption: 'Come on April 21.' }, key)).toBeUndefined();
    expect(changed('social', { ...draft, eventDate: '2027-04-21' }, key)?.names).toEqual(['date']);
  });
});

it('reads the mail’s own language', () => {
  const german = mailOf({ language: 'de', content: 'Kommen Sie am Samstag, 13. März, um 09:30 vorbei.' });
  made('email', german);
  expect(member('flyer').draft).toMatchObject({ eventDate: '2027-03-13', eventTime: '09:30' });
  const now = { ...german, content: 'Kommen Sie am Mittwoch, 21. April, um 09:30 vorbei.' };
  expect(changed('email', now)?.facts).toMatchObject({ date: '2027-04-21', time: '09:30' });
  const range = { ...german, content: 'Kommen Sie vom 21. bis 23. April vorbei.' };
  expect(changed('email', range)?.names).toEqual(['offer']);
});
