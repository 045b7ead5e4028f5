import {
  type Accounts,
  administrators,
  idsOf,
  justAdministrators,
  justStaff,
  staffAndAbove,
} from './actors.ts';
import { type Call, call, notWritten, type Rule, rule, someId, someTime, type Table } from './rule.ts';

/* The team's photographs: staff add them and read approved ones, administrators decide. Only functions write. */

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
    rule('select', 'any', columns, staffAndAbove),
    rule('select', 'own', columns, staffAndAbove),
    // A colleague's that waits for approval.
    rule('select', 'other', columns, administrators),
    ...notWritten(teamPictureTables.team_pictures),
  ],
};

export const teamPictureCalls: readonly Call[] = [
  call(
    'add_team_picture',
    'any',
    { picture: someId, sha256: digest, preview: digest, ...words, width: '9', height: '9' },
    justStaff,
  ),
  call('edit_team_picture', 'any', { picture: approved, ...words }, justAdministrators),
  call('list_team_pictures', 'any', {}, staffAndAbove),
  call('approve_team_picture', 'any', { picture: approved }, justAdministrators),
  call('withdraw_team_picture', 'any', { picture: approved }, justAdministrators),
  call('team_picture_states', 'any', { pictures: [approved] }, justStaff),
];

/**
 * Existing rows: an approved one of someone who left, and one that waits for approval from everyone who is signed in.
 */
export const teamPictureSql = (accounts: Accounts): string => {
  const uploaders = idsOf(accounts).join("', '");
  return `
insert into private.pictures (sha256, bytes, type) values ('${digest}', 9, 'image/png');
insert into private.picture_holders (sha256, account_id) select '${digest}', unnest(array['${uploaders}']::uuid[]);
insert into public.team_pictures (id, title, credit, rights, width, height, sha256, preview, uploaded_by)
select gen_random_uuid(), 'Waiting', 'Ana Reyes', 'Made by us', 9, 9, '${digest}', '${digest}', unnest(array['${uploaders}']::uuid[]);
insert into public.team_pictures (id, title, credit, rights, width, height, sha256, preview, uploaded_by, approved_by, approved_at)
values ('${approved}', 'Approved', 'Ana Reyes', 'Made by us', 9, 9, '${digest}', '${digest}', '${someId}', '${someId}', now());`.trim();
};
