import {
  type Actor,
  actors,
  allowed,
  hidden,
  justAdministrators,
  justStaff,
  justSuperAdmin,
  refused,
  staffAndAbove,
} from './actors.ts';
import type { Call, Row, Rule, Table } from './rules.ts';

/*
 * The shared library's part of the matrix. No one writes its tables directly: functions do, after their checks. `own`
 * and `other` are private pieces; `shared` is a colleague's that everyone here can view by name.
 */

const someId = '00000000-0000-4000-a000-000000000001';
const someTime = '2020-01-01T00:00:00+00:00';
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

const rule = (
  operation: Rule['operation'],
  row: Rule['row'],
  columns: Rule['columns'],
  who: Rule['who'],
): Rule => ({ operation, row, columns, who });

const notWritten = (table: keyof typeof libraryTables): Rule[] => [
  rule('insert', 'any', all(table), refused),
  rule('update', 'any', all(table), refused),
  rule('upsert', 'any', all(table), refused),
  rule('delete', 'any', [], refused),
];
const throughFunctions = (table: keyof typeof libraryTables): Rule[] => [
  rule('select', 'any', all(table), refused),
  ...notWritten(table),
];

export const libraryRules: Record<keyof typeof libraryTables, readonly Rule[]> = {
  pieces: [
    rule('select', 'own', all('pieces'), staffAndAbove),
    rule('select', 'other', all('pieces'), hidden),
    rule('select', 'shared', all('pieces'), staffAndAbove),
    ...notWritten('pieces'),
  ],
  piece_shares: [
    rule('select', 'own', all('piece_shares'), staffAndAbove),
    rule('select', 'other', all('piece_shares'), hidden),
    rule('select', 'shared', all('piece_shares'), staffAndAbove),
    ...notWritten('piece_shares'),
  ],
  piece_versions: throughFunctions('piece_versions'),
  piece_overwrites: throughFunctions('piece_overwrites'),
  piece_pictures: throughFunctions('piece_pictures'),
  team_templates: [
    rule('select', 'any', all('team_templates'), staffAndAbove),
    ...notWritten('team_templates'),
  ],
  review_links: [
    rule(
      'select',
      'own',
      all('review_links').filter((column) => !secrets.includes(column)),
      staffAndAbove,
    ),
    rule(
      'select',
      'other',
      all('review_links').filter((column) => !secrets.includes(column)),
      hidden,
    ),
    rule('select', 'any', secrets, refused),
    ...notWritten('review_links'),
  ],
};

const piece = '$piece';
const pieces = ['$piece'];
const mutation = someId;

/**
 * Calls of a function that takes a piece, with the rights of each actor on their own, on one they can view, and on an
 * unknown one.
 */
const about = (name: string, parameters: Call['arguments'], shared: Call['who']): Call[] =>
  (['own', 'shared', 'other'] as const).map((row) => ({
    name,
    row,
    arguments: parameters,
    who: { own: justStaff, shared, other: refused }[row],
  }));

export const libraryCalls: readonly Call[] = [
  {
    name: 'create_piece',
    row: 'any',
    arguments: {
      piece: someId,
      designer: 'poster',
      designer_version: '1',
      brand_version: '1',
      piece_name: 'New piece',
      draft: fields,
    },
    who: justStaff,
  },
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
  { name: 'rename_folder', row: 'own', arguments: { folder: 'Fairs', new_folder: 'Shows' }, who: justStaff },
  ...about('duplicate_piece', { piece, copy: someId, copy_name: 'A copy' }, justStaff),
  ...about('bin_pieces', { pieces }, refused),
  ...about('bring_back_pieces', { pieces }, refused),
  ...about('delete_pieces', { pieces }, refused),
  ...about('move_pieces', { pieces, new_folder: 'Shows' }, refused),
  { name: 'export_pieces', row: 'own', arguments: {}, who: justStaff },
  ...about('visit_piece', { piece, place: someId }, justStaff),
  ...about('share_piece', { piece, person: '$other', rights: 'view' }, refused),
  { name: 'new_shares', row: 'any', arguments: {}, who: staffAndAbove },
  { name: 'see_shares', row: 'other', arguments: { pieces }, who: justStaff },
  { name: 'shares_due', row: 'any', arguments: {}, who: refused },
  ...about('hand_over_pieces', { pieces, person: '$other' }, refused),
  { name: 'count_pieces_of', row: 'other', arguments: { entry: '$entry' }, who: justSuperAdmin },
  {
    name: 'hand_over_all_pieces',
    row: 'other',
    arguments: { entry: '$entry', person: '$self' },
    who: justSuperAdmin,
  },
  { name: 'search_pieces', row: 'any', arguments: { question: 'sol' }, who: justStaff },
  {
    name: 'publish_template',
    row: 'own',
    arguments: { template: someId, piece, template_name: 'New template', rules: { headline: 'locked' } },
    who: justAdministrators,
  },
  { name: 'withdraw_template', row: 'any', arguments: { template }, who: justAdministrators },
  {
    name: 'start_from_template',
    row: 'any',
    arguments: { piece: someId, template, piece_name: 'From a template' },
    who: justStaff,
  },
  ...about('follow_template', { piece, mutation }, refused),
  ...about('create_review_link', { piece }, refused),
  ...about('revoke_review_link', { link: piece }, refused),
  { name: 'open_review_link', row: 'any', arguments: { token }, who: allowed },
  { name: 'review_pictures', row: 'any', arguments: { token }, who: refused },
  {
    name: 'note_picture',
    row: 'own',
    arguments: { account: '$self', sha256: 'a'.repeat(64), bytes: '9', type: 'image/png' },
    who: refused,
  },
  { name: 'library_to_sweep', row: 'any', arguments: {}, who: refused },
  { name: 'sweep_accounts', row: 'any', arguments: {}, who: refused },
];

const pieceOf = (position: number | string) => `00000000-0000-4000-b000-00000000000${position}`;

/** The piece that a row of the matrix refers to. */
export const pieceMeant = (actor: Actor, row: Row) =>
  row === 'other' ? pieceOf('a') : row === 'shared' ? pieceOf('b') : pieceOf(actors.indexOf(actor) + 1);

/** A piece for each account, a colleague's private one, and one that the colleague lets everyone here view by name. */
export function librarySql(accounts: Readonly<Record<Actor | 'other', string>>): string {
  const signedIn = actors.filter((actor) => actor !== 'anon');
  const owned = [
    ...signedIn.map((actor) => [pieceMeant(actor, 'own'), accounts[actor]]),
    [pieceOf('a'), accounts.other],
    [pieceOf('b'), accounts.other],
  ];
  const rows = owned.map((row) => `('${row.join("', '")}')`).join(', ');
  const viewers = signedIn.map((actor) => `'${accounts[actor]}'`).join(', ');
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
