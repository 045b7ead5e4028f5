import '@daybreak/brand/styles.css';
import { browserExporter } from '@daybreak/print';
import { readPiece } from '@daybreak/print/draftFile';
import { unzip } from '@daybreak/print/zip';
import { beforeAll, expect, it } from 'vitest';
import { pdfTexts } from '../../../../print/src/reading/pdfTexts.ts';
import { type CampaignDesigner, campaignManifests } from '../../campaigns/facts/campaignManifests.ts';
import { loadType } from '../../editor/artwork/testing/drawPiece.tsx';
import { restoreDraft } from '../../editor/drafts/draft.ts';
import { type DraftStore, memoryDrafts } from '../../editor/drafts/draftStore.ts';
import type { AnyDraft } from '../../editor/fields/fields.ts';
import { defaultUserDetails } from '../../editor/userDetails/userDetails.ts';
import type { Facts } from '../facts/facts.ts';
import { factsWithWords } from '../facts/missingFacts.ts';
import { campaignZip } from '../making/campaignFiles.ts';
import { campaignPiece, campaignPieces } from '../making/campaignPieces.ts';
import { draftFrom } from '../making/madeDraft.ts';
import { keepAsDrafts, membersOf, readCampaign } from '../making/storedCampaign.ts';
import { changedFacts, outdatedMembers, takeOver } from '../takeOver/takeOver.ts';

beforeAll(loadType);

/** A piece that a campaign is made from, before and after its date changed, and the pieces made from it. */
interface Origin {
  designer: CampaignDesigner;
  before: AnyDraft;
  after: AnyDraft;
  parts: readonly string[];
  /** Its own sentences give the date too. */
  hasOwnSentences?: boolean;
  /** Minimum number of files for the campaign. */
  files: number;
}

const today = '2026-11-25';
const old = /\b3\/13\b|\bMar(?:ch)?\b|\bSat(?:urday)?\b|\b13(?:th)?\b|2027-03/gi;
const now = /April 21|21 April|2027-04-21/i;

const flyerDraft: AnyDraft = restoreDraft(campaignManifests.flyer.fields, {
  eventDate: '2027-03-13',
  eventTime: '09:00',
  location: '400 Horizon Way, Austin',
  link: 'https://www.daybreak.example/drop-off-day',
  composition: 'date',
});
const mailOf = (day: string): AnyDraft =>
  restoreDraft(campaignManifests.email.fields, {
    subject: 'Bring us your old panels',
    headline: 'Bring us your old panels',
    content: `Come by on ${day}, at 9 AM to 400 Horizon Way, Austin.\n\nWe weigh everything at the gate.`,
  });
const adOf = (day: string): AnyDraft =>
  restoreDraft(campaignManifests.ads.fields, {
    headline: 'Old panels?',
    description: `${day}, 9 AM. Bring them.`,
  });
const [saturday, wednesday] = ['Saturday, March 13', 'Wednesday, April 21'];

/** Every piece that a flyer can become, in campaigns that each have an ad: its alternative text gives the date. */
const partsOfFlyer = campaignPieces('flyer', flyerDraft)
  .slice(1)
  .map(({ id }) => id);
const campaignsOfFlyer = [8, 10, 11, 9].map((files, at, { length }) => ({
  files,
  parts: partsOfFlyer.filter((_, index) => index % length === at),
}));

const origins: readonly Origin[] = [
  ...campaignsOfFlyer.map((campaign) => ({
    designer: 'flyer' as const,
    before: flyerDraft,
    after: { ...flyerDraft, eventDate: '2027-04-21' },
    ...campaign,
  })),
  {
    designer: 'flyer',
    before: { ...flyerDraft, description: 'On Saturday, March 13 we open at 9:00. The day: 3/13/2027.' },
    after: {
      ...flyerDraft,
      description: 'On Saturday, March 13 we open at 9:00. The day: 3/13/2027.',
      eventDate: '2027-04-21',
    },
    hasOwnSentences: true,
    parts: ['poster'],
    files: 4,
  },
  {
    designer: 'email',
    before: mailOf(saturday),
    after: mailOf(wednesday),
    parts: ['flyer', 'social-instagram', 'ads-google'],
    files: 10,
  },
  {
    designer: 'ads',
    before: adOf(saturday),
    after: adOf(wednesday),
    parts: ['poster', 'social-linkedin', 'email'],
    files: 9,
  },
];

/** Makes a campaign from the parts that a piece can become. */
function madeCampaign({ designer, before, parts }: Origin): { store: DraftStore; facts: Facts } {
  const store = memoryDrafts();
  store.save(designer, before);
  const facts = factsWithWords(designer, before, today);
  keepAsDrafts({
    store,
    from: { designer, key: designer, draft: before },
    pieces: parts.map(campaignPiece).map((part) => ({ part, draft: draftFrom(part, facts).draft })),
    facts,
  });
  // The user wrote the date into their own text.
  const mail = membersOf(store, readCampaign(store, designer)?.set ?? '').find(
    ({ part }) => part === 'email',
  );
  if (mail && designer !== 'email')
    store.save(mail.key, {
      ...mail.draft,
      subject: 'March 13: bring your panels',
      content: `${mail.draft.content}\n\nThe gate opens on Saturday, March 13th.`,
    });
  return { store, facts };
}

/** The words in every file of the campaign, as other programs read them, by filename. */
async function wordsOf(store: DraftStore, key: string, facts: Facts): Promise<Map<string, string>> {
  const members = membersOf(store, readCampaign(store, key)?.set ?? '');
  const { files } = await campaignZip({
    pieces: members.map(({ part, draft }) => ({ part: campaignPiece(part), draft, savedDraft: undefined })),
    facts,
    data: { user: defaultUserDetails, images: [] },
    exporter: browserExporter,
    notify: () => undefined,
    date: new Date(2026, 0, 5),
    signal: new AbortController().signal,
    onProgress: () => undefined,
  });
  const words = new Map<string, string>();
  for (const [name, bytes] of await unzip(files[0].blob)) {
    const file = new Blob([bytes]);
    const draftJson = /\.(?:pdf|png)$/.test(name) ? JSON.stringify((await readPiece(file))?.draft) : '';
    const read = name.endsWith('.pdf')
      ? (await pdfTexts(file)).flat().map((text) => text.words)
      : name.endsWith('.png')
        ? []
        : // Base64 picture data may spell words by chance.
          [new TextDecoder().decode(bytes).replaceAll(/data:[\w/+.-]+;base64,[\w+/=]+/g, '')];
    words.set(name, [draftJson, ...read].join(' '));
  }
  return words;
}

const named = origins.map((origin) => {
  const { designer, parts, hasOwnSentences } = origin;
  return [
    hasOwnSentences ? `${designer} with sentences of its own` : designer,
    parts.join(', '),
    origin,
  ] as const;
});

it.each(named)(
  'leaves no old date in any file of a campaign after it changes in a %s: %s',
  async (_name, _parts, origin) => {
    const { designer, after, parts } = origin;
    const { store, facts } = madeCampaign(origin);
    const stale = await wordsOf(store, designer, facts);
    // Every file of a piece gives the old date, which proves that the search below can find it.
    const pieces = [...stale.keys()].filter((name) => !['manifest.json'].includes(name));
    for (const name of pieces) expect(stale.get(name), name).toMatch(old);

    store.save(designer, after);
    const changed = changedFacts(store, designer, designer, after, today);
    if (!changed) throw new Error('Nothing changed.');
    expect(changed.names).toContain('date');
    const outdated = outdatedMembers(store, designer, changed);
    expect(outdated).toHaveLength(parts.length + (origin.hasOwnSentences ? 1 : 0));
    expect(takeOver(store, { designer, key: designer, draft: after }, changed, outdated)).toEqual([]);

    const unsavedPieces = await wordsOf(store, designer, changed.facts);
    expect([...unsavedPieces.keys()]).toEqual([...stale.keys()]);
    expect(unsavedPieces.size).toBeGreaterThanOrEqual(origin.files);
    const found = [...unsavedPieces].flatMap(([name, words]) =>
      [...words.matchAll(old)].map(([word]) => `${name}: ${word}`),
    );
    expect(found).toEqual([]);
    for (const name of ['overview.html', 'alternative-texts.txt'])
      expect(unsavedPieces.get(name), name).toMatch(now);
    if (unsavedPieces.has('captions.txt')) expect(unsavedPieces.get('captions.txt')).toMatch(now);
  },
);
