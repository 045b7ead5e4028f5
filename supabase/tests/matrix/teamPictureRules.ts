import {
  type Actor,
  actors,
  administrators,
  justAdministrators,
  justStaff,
  refused,
  staffAndAbove,
} from './actors.ts';
import type { Call, Rule, Table } from './rules.ts';

/* The team's photographs: staff add them and read approved ones, administrators decide. Only functions write. */

const someId = '00000000-0000-4000-a000-000000000001';
const someTime = '2020-01-01T00:00:00+00:00';
const approved = '00000000-0000-4000-a000-0000000000aa';
const digest = 'f'.repeat(64);
const words = { title: 'Our hall', topics: ['hall'], credit: 'Ana Reyes', rights: 'Made by us', faces: [] };

export const teamPictureTables = {
  team_pictures: {
    required: ['id', 'title', 'credit', 'rights', 'width', 'height', 'sha256', 'preview', 'uploaded_by'],
    key: 'id',
    whose: { column: 'uploaded_by', is: '$person' },
    samples: {
      id: someId,
      title: 'New title',
      topics: ['roof'],
      credit: 'New credit',
      rights: 'New rights',
      expires_on: '2100-01-01',
      faces: [],
      width: '9',
      height: '9',
      sha256: digest,
      preview: digest,
      uploaded_by: '$self',
      approved_by: '$self',
      approved_at: someTime,
      withdrawn_at: someTime,
      created_at: someTime,
    },
  },
} as const satisfies Record<string, Table>;

const columns = Object.keys(teamPictureTables.team_pictures.samples);

export const teamPictureRules: Record<keyof typeof teamPictureTables, readonly Rule[]> = {
  team_pictures: [
    { operation: 'select', row: 'any', columns, who: staffAndAbove },
    { operation: 'select', row: 'own', columns, who: staffAndAbove },
    // A colleague's that waits for approval.
    { operation: 'select', row: 'other', columns, who: administrators },
    { operation: 'insert', row: 'any', columns, who: refused },
    { operation: 'update', row: 'any', columns, who: refused },
    { operation: 'upsert', row: 'any', columns, who: refused },
    { operation: 'delete', row: 'any', columns: [], who: refused },
  ],
};

export const teamPictureCalls: readonly Call[] = [
  {
    name: 'add_team_picture',
    row: 'any',
    arguments: { picture: someId, sha256: digest, preview: digest, ...words, width: '9', height: '9' },
    who: justStaff,
  },
  {
    name: 'edit_team_picture',
    row: 'any',
    arguments: { picture: approved, ...words },
    who: justAdministrators,
  },
  { name: 'list_team_pictures', row: 'any', arguments: {}, who: staffAndAbove },
  { name: 'approve_team_picture', row: 'any', arguments: { picture: approved }, who: justAdministrators },
  { name: 'withdraw_team_picture', row: 'any', arguments: { picture: approved }, who: justAdministrators },
  { name: 'team_picture_states', row: 'any', arguments: { pictures: [approved] }, who: justStaff },
];

/**
 * Existing rows: an approved one of someone who left, and one that waits for approval from everyone who is signed in.
 */
export const teamPictureSql = (accounts: Readonly<Record<Actor | 'other', string>>): string => {
  const people = [...actors.filter((actor) => actor !== 'anon'), 'other' as const].map(
    (one) => accounts[one],
  );
  return `
insert into private.pictures (sha256, bytes, type) values ('${digest}', 9, 'image/png');
insert into private.picture_holders (sha256, account_id) select '${digest}', unnest(array['${people.join("', '")}']::uuid[]);
insert into public.team_pictures (id, title, credit, rights, width, height, sha256, preview, uploaded_by)
select gen_random_uuid(), 'Waiting', 'Ana Reyes', 'Made by us', 9, 9, '${digest}', '${digest}', unnest(array['${people.join("', '")}']::uuid[]);
insert into public.team_pictures (id, title, credit, rights, width, height, sha256, preview, uploaded_by, approved_by, approved_at)
values ('${approved}', 'Approved', 'Ana Reyes', 'Made by us', 9, 9, '${digest}', '${digest}', '${someId}', '${someId}', now());`.trim();
};
