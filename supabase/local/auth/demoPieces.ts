import type { Database } from '../database/database.ts';

interface DemoPiece {
  owner: string;
  designer: string;
  name: string;
  folder?: string;
  state?: 'ready' | 'archived';
  /** What all staff may do. */
  everybody?: 'view' | 'edit';
  /** What it says, the present last. */
  drafts: readonly Record<string, string>[];
}

const ada = 'ada@daybreak.example';
const sam = 'sam@daybreak.example';
const place = '400 Horizon Way, Austin';
const date = { composition: 'date', eventTime: '09:00', location: place };

/** The last worked on first. */
const demoPieces: readonly DemoPiece[] = [
  {
    owner: sam,
    designer: 'poster',
    name: 'Drop-off day, spring',
    folder: 'Spring fair',
    everybody: 'edit',
    drafts: [
      { ...date, theme: 'orange', title: 'Drop-off day', eventDate: '2027-05-15' },
      {
        ...date,
        theme: 'white',
        title: 'Drop-off day for solar panels',
        subtitle: 'Bring panels, inverters and batteries in any condition. We weigh and list each item.',
        eventDate: '2027-05-15',
      },
    ],
  },
  {
    owner: sam,
    designer: 'flyer',
    name: 'Collection Saturday',
    folder: 'Spring fair',
    state: 'ready',
    drafts: [
      {
        ...date,
        theme: 'blue',
        title: 'Collection Saturday',
        subtitle: 'Drives and servers, destroyed while you watch.',
        eventDate: '2027-05-22',
      },
    ],
  },
  {
    owner: ada,
    designer: 'poster',
    name: 'Technicians wanted',
    everybody: 'view',
    drafts: [
      {
        type: 'awareness',
        composition: 'type',
        theme: 'orange',
        title: 'We are hiring technicians',
        subtitle: 'You take hardware apart, and we teach you how. Apply on our website.',
      },
    ],
  },
  {
    owner: ada,
    designer: 'social',
    name: 'Open floor evening',
    everybody: 'edit',
    state: 'ready',
    drafts: [
      {
        composition: 'window',
        theme: 'white',
        platform: 'instagram',
        format: 'feed-post',
        caption: 'See where a panel goes. One evening on the recycling floor, with the line running.',
        picture: 'library:panel-recycling 0.5,0.5 1',
        cta: 'Reserve a place',
      },
    ],
  },
  {
    owner: sam,
    designer: 'brochure',
    name: 'What we do, folded for letters',
    drafts: [
      { title: 'Equipment leaves. Proof stays.', subtitle: 'Solar, IT and batteries, with documents.' },
    ],
  },
  {
    owner: ada,
    designer: 'email',
    name: 'June newsletter',
    folder: 'Newsletters',
    drafts: [{ subject: 'What 400 panels turned into', headline: 'Four hundred panels, second sunrise' }],
  },
];

/** A library to look at, on a data folder's first start. Whoever deletes these pieces does not meet them again. */
export async function createDemoPieces({ driver }: Database): Promise<void> {
  for (const [index, { owner, designer, name, folder, state, everybody, drafts }] of demoPieces.entries()) {
    const { rows } = await driver.query<{ id: string; owner_id: string }>(
      `insert into public.pieces (id, owner_id, designer, designer_version, brand_version, name, folder, state, everybody, draft,
         revision, version, created_at, updated_at, updated_by)
       select gen_random_uuid(), id, $2, 1, '1.0', $3, $4, $5, $6, $7::jsonb, $8, $8, stamp - interval '1 hour', stamp, id
       from auth.users cross join (select now() - $9 * interval '5 hours' as stamp) as at where email = $1
       returning id, owner_id`,
      [
        owner,
        designer,
        name,
        folder ?? null,
        state ?? 'draft',
        everybody ?? null,
        JSON.stringify(drafts.at(-1)),
        drafts.length,
        index,
      ],
    );
    for (const [at, draft] of drafts.entries())
      await driver.query(
        `insert into public.piece_versions
           (piece_id, version, draft, pictures, designer_version, brand_version, revision, saved_by, saved_at)
         select id, $2, $3::jsonb, '{}', 1, '1.0', $2, owner_id, updated_at from public.pieces where id = $1`,
        [rows[0]?.id, at + 1, JSON.stringify(draft)],
      );
  }
}
