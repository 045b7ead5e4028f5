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

it('is offered in exactly the designers that declare campaigns', () => {
  const offered = Object.values<Manifest>(manifests).filter(({ inCampaigns }) => inCampaigns);
  expect(offered.map(({ id }) => id).toSorted()).toEqual(designers.toSorted());
});

it('names only fields that the designers have', () => {
  for (const { fields, says, inWords, restates = [] } of Object.values(campaignManifests))
    for (const name of [...Object.values(says), ...(inWords?.fields ?? []), ...restates])
      expect(Object.keys(fields)).toContain(name);
});

describe.each(designers)('%s', (designer) => {
  const { draft, omittedFacts } = draftFrom(partFor(designer), event);
  const { inWords } = campaignManifests[designer];

  it('states verbatim the facts that it has fields for', () => {
    const said = factsOf(designer, draft);
    // A field whose words include other facts holds more than its own.
    const apart = ownFacts(designer).filter(
      (fact) => !inWords?.fields.includes(campaignManifests[designer].says[fact] ?? ''),
    );
    for (const fact of apart.filter((each) => each !== 'sentence' || designer !== 'social'))
      expect(said[fact], fact).toBe(event[fact]);
  });

  it('names exactly the facts that it doesn’t state', () => {
    const words = Object.values(draft).join('\n').replaceAll(/\s+/g, ' ');
    expect(omittedFacts.includes('what')).toBe(false);
    const missing: Partial<Record<CampaignDesigner, FactName[]>> = {
      poster: ['offer', 'action'],
      flyer: ['action'],
      postcard: ['offer'],
      ads: ['sentence', 'offer', 'link'],
    };
    expect([...omittedFacts].toSorted()).toEqual((missing[designer] ?? []).toSorted());
    if (designer === 'ads') expect(words).toContain('Saturday, March 13, 2027, 9:00 AM');
  });

  it('keeps the theme, layout and picture if it has them', () => {
    expect(draft.picture).toBe(event.picture);
    if (designer !== 'email') expect(draft.theme).toBe('orange');
    if (designer !== 'email' && designer !== 'ads') expect(draft.composition).toBe('window');
  });

  it('makes the same draft from the same facts, valid for its form', () => {
    expect(draftFrom(partFor(designer), event).draft).toEqual(draft);
    expect(restoreDraft(campaignManifests[designer].fields, draft)).toEqual(draft);
  });

  it('makes a draft from any facts with the headline unchanged', () => {
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

it('carries the facts of a designer’s examples to another designer and back', () => {
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

it('reads no date from a flyer that shows none', () => {
  const draft = restoreDraft(flyer.fields, { type: 'service', eventDate: '2027-03-13', location: 'Austin' });
  expect(factsOf('flyer', draft)).toMatchObject({ date: '', where: '' });
});

it('reads a post by its caption if its picture has no words of its own', () => {
  const draft = restoreDraft(campaignManifests.social.fields, {
    caption: 'A day for panels. Come early.\n\nWe weigh all of it.',
  });
  expect(factsOf('social', draft)).toMatchObject({
    what: 'A day for panels',
    sentence: 'Come early.',
    offer: 'We weigh all of it',
  });
});

it('gives an ad the part of a long headline that fits, or all of it if none does', () => {
  const facts = { ...event, what: 'We collect. We recycle. You get the proof of it in writing.' };
  expect(draftFrom(campaignPiece('ads-google'), facts).draft.headline).toBe('We collect.');
  const long = { ...event, what: 'Photovoltaikmodulwiederverwertungsanlagenbetreiberversammlung' };
  const made = draftFrom(campaignPiece('ads-google'), long).draft;
  expect(made.headline).toBe(long.what);
  const { headline } = campaignManifests.ads.fields;
  if (headline?.kind !== 'text') throw new Error('The headline is a text.');
  expect(countCharacters(long.what)).toBeGreaterThan(limitOf(headline, made) ?? 0);
});

it('puts when and where first in a caption that’s too long for its platform', () => {
  const { caption = '' } = draftFrom(campaignPiece('social-twitter'), {
    ...event,
    offer: `${'We weigh everything at the gate and write a list. '.repeat(9)}`,
  }).draft;
  expect(countCharacters(caption)).toBeLessThanOrEqual(280);
  for (const words of [event.what, 'Saturday, March 13, 2027, 9:00 AM, 400 Horizon Way, Austin', event.link])
    expect(caption).toContain(words);
});

it('begins with the piece it’s made from and offers every other one once', () => {
  const draft = { ...newDraft(campaignManifests.social.fields), platform: 'facebook' };
  const [own, ...others] = campaignPieces('social', draft);
  expect(own?.id).toBe('social-facebook');
  expect(others.map(({ id }) => id)).not.toContain('social-facebook');
  expect(new Set(others.map(({ id }) => id)).size).toBe(others.length);
});

it('makes files in a draft’s own size first, and in each size of its part once', () => {
  const instagram = campaignPiece('social-instagram');
  const at = (format: string) => sizesOf(instagram, { platform: 'instagram', format });
  expect(at('feed-post')).toEqual([{}, { platform: 'instagram', format: 'story' }]);
  expect(at('reel')).toHaveLength(3);
  expect(sizesOf(campaignPiece('flyer'), { size: 'a5' })).toEqual([{}]);
});

it('shows the date in an ad under a headline that’s too long, and the rest of a shortened one', () => {
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

it('shares a written call to action with other pieces, but not a platform’s default', () => {
  const post = newDraft(campaignManifests.social.fields);
  expect(post.cta).toBe('Link in bio');
  expect(factsOf('social', post).action).toBe('');
  expect(factsOf('social', { ...post, cta: 'Book a pick-up' }).action).toBe('Book a pick-up');
});
