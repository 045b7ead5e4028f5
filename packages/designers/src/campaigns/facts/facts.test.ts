import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CampaignDesigner, campaignManifests } from '../../campaigns/facts/campaignManifests.ts';
import { flyer } from '../../designers/flyer/flyer.ts';
import type { Manifest } from '../../designers/manifest.ts';
import { manifests } from '../../designers/registry/manifests.ts';
import type { FactName } from '../../editor/campaigns/campaignManifest.ts';
import { newDraft, restoreDraft } from '../../editor/drafts/draft.ts';
import { countCharacters, limitOf } from '../../editor/fields/fields.ts';
import { campaignPiece, campaignPieces, sizesOf } from '../making/campaignPieces.ts';
import { draftFrom } from '../making/madeDraft.ts';
import { type Facts, factsOf } from './facts.ts';

const designers = Object.keys(campaignManifests) as CampaignDesigner[];
const event: Facts = {
  what: 'Bring us your old panels',
  sentence: 'A drop-off day for solar panels, inverters and batteries.',
  offer: 'Bring what you have taken down.\nWe weigh it and list it.',
  date: '2027-03-13',
  time: '09:00',
  where: '400 Horizon Way, Austin',
  link: 'https://www.daybreak.example/drop-off-day',
  action: 'Save the date',
  picture: 'library:warehouse 0.3,0.4 1.5',
  language: 'en-US',
  theme: 'orange',
  composition: 'window',
  standIn: '',
};
const ownFacts = (designer: CampaignDesigner) => Object.keys(campaignManifests[designer].says) as FactName[];
const partFor = (designer: CampaignDesigner) =>
  campaignPiece({ social: 'social-instagram', ads: 'ads-google' }[designer as string] ?? designer);

it('is offered in the designers that declare campaigns, and in no other', () => {
  const offered = Object.values<Manifest>(manifests).filter(({ inCampaigns }) => inCampaigns);
  expect(offered.map(({ id }) => id).toSorted()).toEqual(designers.toSorted());
});

it('names only fields that the designers have', () => {
  for (const { fields, says, inWords, restates = [] } of Object.values(campaignManifests))
    for (const name of [...Object.values(says), ...(inWords?.fields ?? []), ...restates])
      expect(Object.keys(fields)).toContain(name);
});

describe.each(designers)('%s', (designer) => {
  const { draft, dropped } = draftFrom(partFor(designer), event);
  const { inWords } = campaignManifests[designer];

  it('says the facts that it has fields for, word for word', () => {
    const said = factsOf(designer, draft);
    // A field whose words include other facts says more than its own.
    const apart = ownFacts(designer).filter(
      (fact) => !inWords?.fields.includes(campaignManifests[designer].says[fact] ?? ''),
    );
    for (const fact of apart.filter((each) => each !== 'sentence' || designer !== 'social'))
      expect(said[fact], fact).toBe(event[fact]);
  });

  it('names each fact that it does not say, and no other', () => {
    const words = Object.values(draft).join('\n').replaceAll(/\s+/g, ' ');
    expect(dropped.includes('what')).toBe(false);
    const missing: Partial<Record<CampaignDesigner, FactName[]>> = {
      poster: ['offer', 'action'],
      flyer: ['action'],
      postcard: ['offer'],
      ads: ['sentence', 'offer', 'link'],
    };
    expect([...dropped].toSorted()).toEqual((missing[designer] ?? []).toSorted());
    if (designer === 'ads') expect(words).toContain('Saturday, March 13, 2027, 9:00 AM');
  });

  it('keeps to the ground, the layout and the picture where it has them', () => {
    expect(draft.picture).toBe(event.picture);
    if (designer !== 'email') expect(draft.theme).toBe('orange');
    if (designer !== 'email' && designer !== 'ads') expect(draft.composition).toBe('window');
  });

  it('makes the same draft of the same facts, and one that a form could hold', () => {
    expect(draftFrom(partFor(designer), event).draft).toEqual(draft);
    expect(restoreDraft(campaignManifests[designer].fields, draft)).toEqual(draft);
  });

  it('makes a draft of whatever facts there are, with the headline as it is', () => {
    const text = fc.string({ unit: 'binary', maxLength: 80 });
    fc.assert(
      fc.property(
        fc.record({ what: text, sentence: text, offer: text, where: text, action: text }),
        fc.constantFrom('', '2027-03-13', '2028-02-29'),
        fc.constantFrom('', 'de', 'ja', 'ar'),
        (words, date, language) => {
          const facts = { ...event, ...words, date, language };
          const made = draftFrom(partFor(designer), facts).draft;
          expect(restoreDraft(campaignManifests[designer].fields, made)).toEqual(made);
          const name = campaignManifests[designer].says.what ?? '';
          if (designer !== 'ads')
            expect(restoreDraft(campaignManifests[designer].fields, { [name]: words.what })[name]).toBe(
              made[name],
            );
        },
      ),
    );
  });
});

it('takes the examples of a designer to the others and back', () => {
  for (const example of Object.values(flyer.examples)) {
    const draft = restoreDraft(flyer.fields, example);
    const facts = factsOf('flyer', draft);
    const there = draftFrom(campaignPiece('poster'), facts).draft;
    const back = factsOf('poster', there);
    for (const fact of ['what', 'date', 'time', 'where', 'link'] as const)
      expect(back[fact]).toBe(facts[fact]);
    if (facts.sentence) expect(back.sentence).toBe(facts.sentence);
  }
});

it('reads no date of a flyer that shows none', () => {
  const draft = restoreDraft(flyer.fields, { type: 'service', eventDate: '2027-03-13', location: 'Austin' });
  expect(factsOf('flyer', draft)).toMatchObject({ date: '', where: '' });
});

it('reads a post by its caption where its picture has no words of its own', () => {
  const draft = restoreDraft(campaignManifests.social.fields, {
    caption: 'A day for panels. Come early.\n\nWe weigh all of it.',
  });
  expect(factsOf('social', draft)).toMatchObject({
    what: 'A day for panels',
    sentence: 'Come early.',
    offer: 'We weigh all of it',
  });
});

it('gives an ad and a subject a part of a long headline that fits, and keeps it whole where none does', () => {
  const facts = { ...event, what: 'We collect. We recycle. You get the proof of it in writing.' };
  expect(draftFrom(campaignPiece('ads-google'), facts).draft.headline).toBe('We collect.');
  const long = { ...event, what: 'Photovoltaikmodulwiederverwertungsanlagenbetreiberversammlung' };
  const made = draftFrom(campaignPiece('ads-google'), long).draft;
  expect(made.headline).toBe(long.what);
  const { headline } = campaignManifests.ads.fields;
  if (headline?.kind !== 'text') throw new Error('The headline is a text.');
  expect(countCharacters(long.what)).toBeGreaterThan(limitOf(headline, made) ?? 0);
});

it('a caption that is too long for its platform says when and where before the rest', () => {
  const { caption = '' } = draftFrom(campaignPiece('social-twitter'), {
    ...event,
    offer: `${'We weigh everything at the gate and write a list. '.repeat(9)}`,
  }).draft;
  expect(countCharacters(caption)).toBeLessThanOrEqual(280);
  for (const words of [event.what, 'Saturday, March 13, 2027, 9:00 AM, 400 Horizon Way, Austin', event.link])
    expect(caption).toContain(words);
});

it('begins with the piece that it is made of, and offers every other once', () => {
  const draft = { ...newDraft(campaignManifests.social.fields), platform: 'facebook' };
  const [own, ...others] = campaignPieces('social', draft);
  expect(own?.id).toBe('social-facebook');
  expect(others.map(({ id }) => id)).not.toContain('social-facebook');
  expect(new Set(others.map(({ id }) => id)).size).toBe(others.length);
});

it('makes files of the size of a draft first, and of its part’s sizes once', () => {
  const instagram = campaignPiece('social-instagram');
  const at = (format: string) => sizesOf(instagram, { platform: 'instagram', format });
  expect(at('feed-post')).toEqual([{}, { platform: 'instagram', format: 'story' }]);
  expect(at('reel')).toHaveLength(3);
  expect(sizesOf(campaignPiece('flyer'), { size: 'a5' })).toEqual([{}]);
});

it('an ad says the date also under a headline that is too long for it, and the rest of one that was shortened', () => {
  const ad = (what: string) =>
    draftFrom(campaignPiece('ads-google'), { ...event, what, where: 'Austin' }).draft;
  const long = 'Photovoltaikmodulwiederverwertungsanlagenbetreiberversammlung';
  expect(ad(long)).toMatchObject({
    headline: long,
    description: 'Saturday, March 13, 2027, 9:00 AM, Austin. Bring what you have taken down.',
  });
  expect(ad('We collect: all of your old panels')).toMatchObject({
    headline: 'We collect',
    description: 'Saturday, March 13, 2027, 9:00 AM, Austin. We collect: all of your old panels.',
  });
});

it('the call to action of a platform is none of the other pieces, and one that someone wrote is', () => {
  const post = newDraft(campaignManifests.social.fields);
  expect(post.cta).toBe('Link in bio');
  expect(factsOf('social', post).action).toBe('');
  expect(factsOf('social', { ...post, cta: 'Book a pick-up' }).action).toBe('Book a pick-up');
});
