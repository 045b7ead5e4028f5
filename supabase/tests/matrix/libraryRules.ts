import {
  type Accounts,
  type Actor,
  actors,
  allowed,
  hidden,
  justAdministrators,
  justStaff,
  justSuperAdmin,
  people,
  refused,
  staffAndAbove,
} from './actors.ts';
import {
  type Call,
  call,
  callsAbout,
  notWritten,
  onlyRead,
  type Row,
  type Rule,
  rule,
  someId,
  someTime,
  type Table,
} from './rule.ts';

/*
 * The shared library's part of the matrix. No one writes its tables directly: functions do, after their checks. `own`
 * and `other` are private pieces; `shared` is a colleague's that everyone here can view by name.
 */

const fields = { headline: 'Hello' } as const;
const template = '00000000-0000-4000-a000-0000000000aa';
const token = 'the token of a test';

export const libraryTables = {
  pieces: {
    required: [
      'id',
      'owner_id',
      'designer',
      'designer_version',
      'brand_version',
      'name',
      'draft',
      'updated_by',
    ],
    key: 'id',
    whose: { column: 'id', is: '$piece' },
    samples: {
      id: someId,
      owner_id: '$self',
      designer: 'poster',
      designer_version: '1',
      brand_version: '1',
      name: 'New piece',
      folder: 'New folder',
      state: 'ready',
      draft: fields,
      pictures: {},
      edits: {},
      revision: '9',
      version: '9',
      everybody: 'edit',
      from_template: null,
      template_version: '1',
      field_rules: {},
      created_at: someTime,
      updated_at: someTime,
      updated_by: '$self',
      deleted_at: someTime,
      words: 'found',
      in_set: { set: 'set-1' },
      set_id: 'set-1',
    },
  },
  piece_shares: {
    required: ['piece_id', 'owner_id', 'person_id', 'rights'],
    key: 'piece_id,person_id',
    whose: { column: 'piece_id', is: '$piece' },
    samples: {
      piece_id: '$piece',
      owner_id: '$other',
      person_id: '$self',
      rights: 'edit',
      shared_at: someTime,
      seen_at: someTime,
      mailed_at: someTime,
    },
  },
  piece_versions: {
    required: ['piece_id', 'version', 'draft', 'pictures', 'saved_by'],
    key: 'piece_id,version',
    samples: {
      piece_id: someId,
      version: '2',
      name: 'New version',
      draft: fields,
      pictures: {},
      designer_version: '1',
      brand_version: '1',
      revision: '1',
      restored_from: '1',
      saved_by: '$self',
      saved_at: someTime,
    },
  },
  piece_overwrites: {
    required: ['piece_id', 'field', 'author_id', 'written_at', 'overwritten_by', 'mutation'],
    key: 'id',
    samples: {
      id: someId,
      piece_id: someId,
      field: 'headline',
      value: fields,
      author_id: '$self',
      written_at: someTime,
      overwritten_by: '$self',
      overwritten_at: someTime,
      mutation: someId,
      put_back_at: someTime,
    },
  },
  piece_pictures: {
    required: ['piece_id', 'sha256', 'added_by'],
    key: 'piece_id,sha256',
    samples: {
      piece_id: someId,
      sha256: 'a'.repeat(64),
      added_by: '$self',
      added_at: someTime,
    },
  },
  team_templates: {
    required: ['id', 'designer', 'designer_version', 'brand_version', 'name', 'draft', 'published_by'],
    key: 'id',
    samples: {
      id: someId,
      version: '9',
      designer: 'poster',
      designer_version: '1',
      brand_version: '1',
      name: 'New template',
      summary: 'New',
      draft: fields,
      pictures: {},
      field_rules: {},
      published_by: '$self',
      published_at: someTime,
      withdrawn_at: someTime,
    },
  },
  review_links: {
    required: ['piece_id', 'owner_id', 'version', 'token_hash', 'expires_at'],
    key: 'id',
    whose: { column: 'piece_id', is: '$piece' },
    samples: {
      id: someId,
      piece_id: '$piece',
      owner_id: '$self',
      version: '1',
      contact: { name: 'Ada' },
      token_hash: 'a'.repeat(64),
      created_at: someTime,
      expires_at: '2100-01-01T00:00:00+00:00',
      revoked_at: someTime,
      opened: '9',
      last_opened_at: someTime,
      minute_began: someTime,
      opened_in_minute: '9',
    },
  },
} as const satisfies Record<string, Table>;

const all = (table: keyof typeof libraryTables) => Object.keys(libraryTables[table].samples);
const secrets = ['contact', 'token_hash', 'minute_began', 'opened_in_minute'];
const shownOfLinks = all('review_links').filter((column) => !secrets.includes(column));

export const libraryRules: Record<keyof typeof libraryTables, readonly Rule[]> = {
  pieces: [
    rule('select', 'own', all('pieces'), staffAndAbove),
    rule('select', 'other', all('pieces'), hidden),
    rule('select', 'shared', all('pieces'), staffAndAbove),
    ...notWritten(libraryTables.pieces),
  ],
  piece_shares: [
    rule('select', 'own', all('piece_shares'), staffAndAbove),
    rule('select', 'other', all('piece_shares'), hidden),
    rule('select', 'shared', all('piece_shares'), staffAndAbove),
    ...notWritten(libraryTables.piece_shares),
  ],
  piece_versions: onlyRead(libraryTables.piece_versions, refused),
  piece_overwrites: onlyRead(libraryTables.piece_overwrites, refused),
  piece_pictures: onlyRead(libraryTables.piece_pictures, refused),
  team_templates: onlyRead(libraryTables.team_templates, staffAndAbove),
  review_links: [
    rule('select', 'own', shownOfLinks, staffAndAbove),
    rule('select', 'other', shownOfLinks, hidden),
    rule('select', 'any', secrets, refused),
    ...notWritten(libraryTables.review_links),
  ],
};

const piece = '$piece';
const pieces = ['$piece'];
const mutation = someId;

const about = (name: string, given: Call['arguments'], shared: Call['who']) =>
  callsAbout(name, given, [justStaff, shared, refused]);

export const libraryCalls: readonly Call[] = [
  call(
    'create_piece',
    'any',
    {
      piece: someId,
      designer: 'poster',
      designer_version: '1',
      brand_version: '1',
      piece_name: 'New piece',
      draft: fields,
    },
    justStaff,
  ),
  ...about('save_piece', { piece, base_revision: '1', changed: fields, mutation }, refused),
  ...about('overwritten_fields', { piece }, justStaff),
  ...about('put_back_field', { overwrite: piece, base_revision: '1', mutation }, refused),
  ...about('keep_version', { piece }, refused),
  ...about('keep_set', { piece, record: { set: 'set-1' } }, refused),
  ...about('name_version', { piece, version: '1', version_name: 'Approved' }, refused),
  ...about('restore_version', { piece, version: '1', mutation }, refused),
  ...about('piece_history', { piece }, justStaff),
  ...about('open_version', { piece, version: '1' }, justStaff),
  ...about('describe_piece', { piece, new_name: 'Renamed' }, refused),
  call('rename_folder', 'own', { folder: 'Fairs', new_folder: 'Shows' }, justStaff),
  ...about('duplicate_piece', { piece, copy: someId, copy_name: 'A copy' }, justStaff),
  ...about('bin_pieces', { pieces }, refused),
  ...about('bring_back_pieces', { pieces }, refused),
  ...about('delete_pieces', { pieces }, refused),
  ...about('move_pieces', { pieces, new_folder: 'Shows' }, refused),
  call('export_pieces', 'own', {}, justStaff),
  ...about('visit_piece', { piece, place: someId }, justStaff),
  ...about('share_piece', { piece, person: '$other', rights: 'view' }, refused),
  call('new_shares', 'any', {}, staffAndAbove),
  call('see_shares', 'other', { pieces }, justStaff),
  call('shares_due', 'any', {}, refused),
  ...about('hand_over_pieces', { pieces, person: '$other' }, refused),
  call('count_pieces_of', 'other', { entry: '$entry' }, justSuperAdmin),
  call('hand_over_all_pieces', 'other', { entry: '$entry', person: '$self' }, justSuperAdmin),
  call('search_pieces', 'any', { question: 'sol' }, justStaff),
  call(
    'publish_template',
    'own',
    { template: someId, piece, template_name: 'New template', rules: { headline: 'locked' } },
    justAdministrators,
  ),
  call('withdraw_template', 'any', { template }, justAdministrators),
  call('start_from_template', 'any', { piece: someId, template, piece_name: 'From a template' }, justStaff),
  ...about('follow_template', { piece, mutation }, refused),
  ...about('create_review_link', { piece }, refused),
  ...about('revoke_review_link', { link: piece }, refused),
  call('open_review_link', 'any', { token }, allowed),
  call('review_pictures', 'any', { token }, refused),
  call(
    'note_picture',
    'own',
    { account: '$self', sha256: 'a'.repeat(64), bytes: '9', type: 'image/png' },
    refused,
  ),
  call('library_to_sweep', 'any', {}, refused),
  call('sweep_accounts', 'any', {}, refused),
];

const pieceOf = (position: number | string) => `00000000-0000-4000-b000-00000000000${position}`;

/** The piece that a row of the matrix refers to. */
export const pieceMeant = (actor: Actor, row: Row) =>
  row === 'other' ? pieceOf('a') : row === 'shared' ? pieceOf('b') : pieceOf(actors.indexOf(actor) + 1);

/** A piece for each account, a colleague's private one, and one that the colleague lets everyone here view by name. */
export function librarySql(accounts: Accounts): string {
  const owned = [
    ...people.map((actor) => [pieceMeant(actor, 'own'), accounts[actor]]),
    [pieceOf('a'), accounts.other],
    [pieceOf('b'), accounts.other],
  ];
  const rows = owned.map((row) => `('${row.join("', '")}')`).join(', ');
  const viewers = people.map((actor) => `'${accounts[actor]}'`).join(', ');
  return `
insert into public.team_templates (id, version, designer, designer_version, brand_version, name, draft, field_rules, published_by)
values ('${template}', 2, 'poster', 1, '1', 'Fair', '{"headline": "Your headline"}', '{"headline": "locked"}', '${accounts.admin}');
insert into public.pieces (id, owner_id, designer, designer_version, brand_version, name, folder, draft, from_template, template_version, updated_by)
select id::uuid, owner::uuid, 'poster', 1, '1', 'Solar fair', 'Fairs', '{"headline": "Sun"}', '${template}', 1, owner::uuid
from (values ${rows}) as made (id, owner);
insert into public.piece_versions (piece_id, version, draft, pictures, designer_version, brand_version, revision, saved_by)
select id, 1, draft, '{}', 1, '1', 1, owner_id from public.pieces where from_template = '${template}';
insert into public.piece_overwrites (id, piece_id, field, value, author_id, written_at, overwritten_by, mutation)
select id, id, 'headline', '"Moon"', owner_id, now(), owner_id, gen_random_uuid() from public.pieces where from_template = '${template}';
insert into public.review_links (id, piece_id, owner_id, version, token_hash, expires_at)
select id, id, owner_id, 1, private.hash_of(case id when '${pieceOf('b')}' then '${token}' else id::text end), now() + interval '1 day'
from public.pieces where from_template = '${template}';
insert into public.piece_shares (piece_id, owner_id, person_id, rights)
select id, owner_id, '${accounts.other}', 'view' from public.pieces where from_template = '${template}' and owner_id <> '${accounts.other}'
union all select '${pieceOf('b')}', '${accounts.other}', person, 'view' from unnest(array[${viewers}]::uuid[]) as person
union all select '${pieceOf('a')}', '${accounts.other}', '${accounts.stranger}', 'edit';`.trim();
}
