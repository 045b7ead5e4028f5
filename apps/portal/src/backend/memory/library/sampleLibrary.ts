import type { PieceState, TeamTemplate } from '../../interfaces/Library.ts';
import { emptyLibrary, type LibraryStore, type MemoryPiece } from './libraryStore.ts';

interface Sample extends Partial<Pick<MemoryPiece, 'folder' | 'staffRights' | 'rules' | 'fromTemplate'>> {
  name: string;
  owner: string;
  designer: string;
  draft: Readonly<Record<string, string>>;
  /** Earlier values, oldest first. */
  before?: readonly Readonly<Record<string, string>>[];
  state?: PieceState;
  /** The rights of people it's shared with by name. */
  shared?: Readonly<Record<string, 'view' | 'edit'>>;
  isBinned?: true;
}

const picture = (name: string) => `library:${name} 0.5,0.5 1`;
const place = '400 Horizon Way, Austin';
const fair = 'Fall fair';
const templateId = '00000000-0000-4000-8000-0000000000f1';
const templateRules = { theme: 'locked', location: 'locked', title: 'must_change' } as const;
const templateDraft = {
  type: 'event',
  composition: 'date',
  theme: 'blue',
  title: 'Name of your event',
  subtitle: "What to bring and what you'll take home.",
  location: place,
};

/** Drafts over the designers' defaults, most recently edited first. Accounts are the sample people's. */
const samples: readonly Sample[] = [
  {
    name: 'Drop-off day, spring',
    owner: 'sam',
    designer: 'poster',
    folder: fair,
    shared: { max: 'edit', nia: 'view' },
    before: [{ title: 'Drop-off day' }, { title: 'Drop-off day for panels', theme: 'orange' }],
    draft: {
      composition: 'date',
      theme: 'white',
      title: 'Drop-off day for solar panels',
      subtitle: 'Bring panels, inverters and batteries in any condition. We weigh and list each item.',
      eventDate: '2027-05-15',
      eventTime: '09:00',
      location: place,
    },
  },
  {
    name: 'Recycling floor open house',
    owner: 'max',
    designer: 'social',
    staffRights: 'edit',
    state: 'ready',
    draft: {
      composition: 'window',
      platform: 'instagram',
      format: 'feed-post',
      caption:
        'See where old panels go. Join us for an evening on the recycling floor, with the line running.',
      picture: picture('panel-recycling'),
      cta: 'Reserve a spot',
    },
  },
  {
    name: 'Collection Saturday',
    owner: 'sam',
    designer: 'flyer',
    folder: fair,
    state: 'ready',
    draft: {
      composition: 'date',
      theme: 'blue',
      title: 'Collection Saturday',
      subtitle: 'Drives and servers, destroyed while you watch.',
      eventDate: '2027-05-22',
      eventTime: '10:00',
      location: place,
    },
  },
  {
    name: 'What we do (letter-fold brochure)',
    owner: 'sam',
    designer: 'brochure',
    draft: { title: 'Equipment leaves. Proof stays.', subtitle: 'Solar, IT and batteries, all documented.' },
  },
  {
    name: 'Warehouse team is hiring',
    owner: 'ada',
    designer: 'poster',
    staffRights: 'view',
    draft: {
      type: 'awareness',
      composition: 'type',
      theme: 'orange',
      title: 'We are hiring technicians',
      subtitle: "Take hardware apart. We'll teach you how. Apply on our website.",
    },
  },
  {
    name: 'Tour invitation',
    owner: 'max',
    designer: 'postcard',
    shared: { sam: 'view' },
    draft: {
      type: 'invitation',
      composition: 'photograph',
      headline: 'Walk our recycling floor',
      message:
        "Spend an hour with the people who take panels apart. We'll bring the coffee. You bring sturdy shoes.",
      cta: 'Call to reserve a spot',
      eventDate: '2027-06-10',
      eventTime: '18:00',
      location: place,
      picture: picture('panel-recycling'),
    },
  },
  {
    name: 'Retired panels, leaderboard',
    owner: 'sam',
    designer: 'ads',
    folder: 'Campaigns',
    draft: {
      headline: 'Panels come down. We come by.',
      description: 'One pickup, with documents for every item.',
      theme: 'blue',
    },
  },
  {
    name: 'June newsletter',
    owner: 'sam',
    designer: 'email',
    folder: 'Campaigns',
    before: [{ subject: 'June news' }],
    draft: { subject: 'What 400 panels turned into', headline: 'A second sunrise for 400 panels' },
  },
  {
    name: 'Regional collection event for decommissioned utility-scale photovoltaic modules',
    owner: 'sam',
    designer: 'poster',
    folder: fair,
    fromTemplate: { id: templateId, version: 1 },
    rules: templateRules,
    draft: { ...templateDraft, title: 'Regional collection event for decommissioned modules' },
  },
  {
    name: 'Data center clear-out',
    owner: 'sam',
    designer: 'social',
    state: 'archived',
    draft: {
      platform: 'linkedin',
      format: 'feed-post',
      theme: 'blue',
      caption: 'Old servers out, certificates in. We clear a data center in a weekend.',
    },
  },
  {
    name: 'Earth Day card',
    owner: 'sam',
    designer: 'postcard',
    isBinned: true,
    draft: { headline: 'Every panel has a second sunrise', theme: 'blue' },
  },
  {
    name: 'Flyer, first try',
    owner: 'sam',
    designer: 'flyer',
    isBinned: true,
    draft: { title: 'First try' },
  },
];

const account = (id: string) => `user-${id}`;
const uuid = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

/**
 * A sample library of a small team: folders, states, shares, versions, a template, a trash, and review links such as
 * `sample-poster`.
 *
 * @param now when it was last edited
 */
export function sampleLibrary(now = Date.now()): LibraryStore {
  const store = emptyLibrary();
  const hoursAgo = (hours: number) => new Date(now - hours * 3_600_000).toISOString();
  for (const [index, sample] of samples.entries()) {
    const { owner, before = [], shared = {}, isBinned, ...content } = sample;
    const base = 7 * index;
    const ownerId = account(owner);
    const drafts = [...before.map((earlier) => ({ ...sample.draft, ...earlier })), sample.draft];
    const defaults = { pictures: {}, designerVersion: 1, brandVersion: '1.0' };
    const id = uuid(index + 1);
    store.pieces.set(id, {
      ...defaults,
      unseenShares: new Map(),
      folder: null,
      state: 'draft',
      staffRights: null,
      fromTemplate: null,
      rules: {},
      campaign: null,
      ...content,
      id,
      ownerId,
      revision: drafts.length,
      version: drafts.length,
      edits: {},
      createdAt: hoursAgo(base + 6),
      updatedAt: hoursAgo(base + 1),
      updatedBy: ownerId,
      trashedAt: isBinned ? hoursAgo(base) : null,
      versions: drafts.map((draft, at) => ({
        ...defaults,
        draft,
        version: at + 1,
        revision: at + 1,
        name: at === 1 ? 'Shared with the team' : null,
        savedBy: ownerId,
        savedAt: hoursAgo(base + 1 + drafts.length - 1 - at),
        restoredFrom: null,
      })),
      overwritten: [],
      shares: Object.entries(shared).map(([person, rights]) => ({
        personId: account(person),
        rights,
        sharedAt: hoursAgo(base + 2),
      })),
      mutations: new Set(),
      visits: new Map(),
    });
  }
  for (const [place, piece] of [1, 4, 8].entries())
    store.links.push({
      id: uuid(900 + place),
      piece: uuid(piece),
      token: `sample-${samples[piece - 1]?.designer}`,
      version: store.pieces.get(uuid(piece))?.version ?? 1,
      contact: { name: 'Max Okafor', title: 'Recycling Lead', email: 'max@daybreak.example' },
      expiresAt: hoursAgo(-14 * 24),
      revokedAt: null,
      openCount: 0,
      lastOpenedAt: null,
    });
  const template: TeamTemplate = {
    id: templateId,
    version: 2,
    designer: 'poster',
    designerVersion: 1,
    name: 'Collection event',
    summary: 'Poster for an event at our site. Change only the title, day and time.',
    rules: templateRules,
    draft: templateDraft,
    pictures: {},
    publishedBy: account('max'),
    withdrawnAt: null,
  };
  store.templates.set(templateId, { ...template, brandVersion: '1.0' });
  return store;
}
