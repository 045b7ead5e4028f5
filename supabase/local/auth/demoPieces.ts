import type { Database } from '../database/database.ts';
import type { Accounts } from './accounts.ts';

interface DemoPiece {
  designer: string;
  name: string;
  folder?: string;
  state?: 'ready' | 'archived';
  /** The rights of all staff. */
  everybody: 'view' | 'edit';
  /** Its drafts over time, current one last. */
  drafts: readonly Record<string, string>[];
}

/** A person in the directory who doesn't sign in: samples must not look like the user's own work. */
const owner = 'grace.kim@daybreak.example';
const place = '400 Horizon Way, Austin';
const date = { composition: 'date', eventTime: '09:00', location: place };

/** Most recently edited first. */
const demoPieces: readonly DemoPiece[] = [
  {
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
    designer: 'flyer',
    name: 'Collection Saturday',
    folder: 'Spring fair',
    everybody: 'view',
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
    designer: 'poster',
    name: 'Technicians wanted',
    everybody: 'view',
    drafts: [
      {
        type: 'awareness',
        composition: 'type',
        theme: 'orange',
        title: "We're hiring technicians",
        subtitle: "Take hardware apart. We'll teach you how. Apply on our website.",
      },
    ],
  },
  {
    designer: 'social',
    name: 'Recycling floor open house',
    everybody: 'edit',
    state: 'ready',
    drafts: [
      {
        composition: 'window',
        theme: 'white',
        platform: 'instagram',
        format: 'feed-post',
        caption:
          'See where old panels go. Join us for an evening on the recycling floor, with the line running.',
        picture: 'library:panel-recycling 0.5,0.5 1',
        cta: 'Reserve a spot',
      },
    ],
  },
  {
    designer: 'brochure',
    name: 'What we do (letter-fold brochure)',
    everybody: 'view',
    drafts: [
      { title: 'Equipment leaves. Proof stays.', subtitle: 'Solar, IT and batteries, all documented.' },
    ],
  },
  {
    designer: 'email',
    name: 'June newsletter',
    folder: 'Newsletters',
    everybody: 'view',
    drafts: [{ subject: 'What 400 panels turned into', headline: 'A second sunrise for 400 panels' }],
  },
];

/** Fills the library on a data folder's first start. Deleted samples don't come back. */
export async function createDemoPieces({ driver }: Database, accounts: Accounts): Promise<void> {
  const { id: ownerId } = await accounts.createUser({ email: owner, email_confirm: true });
  await driver.query('update public.staff_directory set user_id = $1 where email = $2', [ownerId, owner]);
  for (const [index, { designer, name, folder, state, everybody, drafts }] of demoPieces.entries()) {
    const { rows } = await driver.query<{ id: string; owner_id: string }>(
      `insert into public.pieces (id, owner_id, designer, designer_version, brand_version, name, folder, state, everybody, draft,
         revision, version, created_at, updated_at, updated_by)
       select gen_random_uuid(), id, $2, 1, '1.0', $3, $4, $5, $6, $7::jsonb, $8, $8, stamp - interval '1 hour', stamp, id
       from auth.users cross join (select now() - ($9 + 2) * interval '1 day' as stamp) as at where id = $1
       returning id, owner_id`,
      [
        ownerId,
        designer,
        name,
        folder ?? null,
        state ?? 'draft',
        everybody,
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
