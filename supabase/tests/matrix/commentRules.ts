import { type Actor, allowed, justAdministrators, justStaff, refused } from './actors.ts';
import type { Call, Rule, Table } from './rules.ts';

/*
 * Comments on pieces. A colleague's private piece (`other`) and one that everyone can view (`shared`) are in review,
 * and were approved before. Each has a comment, with the piece's id. Someone with a review link commented, too.
 */

const someId = '00000000-0000-4000-a000-000000000001';
const someTime = '2020-01-01T00:00:00+00:00';
const token = 'the token of a test';
const piece = '$piece';

export const commentTables = {
  piece_comments: {
    required: ['id', 'piece_id', 'version', 'field', 'words', 'author_id'],
    key: 'id',
    samples: {
      id: someId,
      piece_id: piece,
      version: '1',
      field: 'headline',
      side: 'front',
      x: '0.5',
      y: '0.5',
      words: 'Larger logo, please.',
      author_id: '$self',
      outside_name: 'Jo',
      link_id: someId,
      created_at: someTime,
      resolved_at: someTime,
      resolved_by: '$self',
    },
  },
} as const satisfies Record<string, Table>;

const columns = Object.keys(commentTables.piece_comments.samples);

export const commentRules: Record<keyof typeof commentTables, readonly Rule[]> = {
  piece_comments: [
    { operation: 'select', row: 'any', columns, who: refused },
    { operation: 'insert', row: 'any', columns, who: refused },
    { operation: 'update', row: 'any', columns, who: refused },
    { operation: 'upsert', row: 'any', columns, who: refused },
    { operation: 'delete', row: 'any', columns: [], who: refused },
  ],
};

/** The rights of each actor on their own piece, on one that they can view, and on a private one in review. */
const about = (name: string, parameters: Call['arguments'], shared: Call['who']): Call[] =>
  (['own', 'shared', 'other'] as const).map((row) => ({
    name,
    row,
    arguments: parameters,
    who: { own: justStaff, shared, other: justAdministrators }[row],
  }));

const said = { comment: someId, words: 'Larger logo, please.', field: 'headline' };

export const commentCalls: readonly Call[] = [
  ...about('add_comment', { ...said, piece, version: '1' }, justStaff),
  ...about('comments_on', { piece }, justStaff),
  ...about('resolve_comment', { comment: piece, resolved: true }, justAdministrators),
  { name: 'comment_by_link', row: 'any', arguments: { ...said, token, author: 'Jo' }, who: allowed },
  { name: 'comments_by_link', row: 'any', arguments: { token }, who: allowed },
  { name: 'comment_notices', row: 'any', arguments: {}, who: justStaff },
  { name: 'see_comments', row: 'own', arguments: { piece }, who: justStaff },
  { name: 'see_comments', row: 'shared', arguments: { piece }, who: justStaff },
  { name: 'see_comments', row: 'other', arguments: { piece }, who: refused },
  { name: 'comment_mails_due', row: 'any', arguments: {}, who: refused },
  { name: 'approval_mails_due', row: 'any', arguments: {}, who: refused },
  { name: 'open_last_approved', row: 'own', arguments: { piece }, who: refused },
  { name: 'open_last_approved', row: 'other', arguments: { piece }, who: justAdministrators },
];

/** Existing rows, after `librarySql` and before `approvalSql`. */
export const commentSql = (accounts: Readonly<Record<Actor | 'other', string>>): string =>
  `
insert into public.piece_comments (id, piece_id, version, field, words, author_id)
select kept.piece_id, kept.piece_id, 1, 'headline', 'Shorter, please.', '${accounts.other}' from public.piece_versions as kept where kept.version = 1;
insert into public.piece_comments (id, piece_id, version, field, words, outside_name, link_id)
select gen_random_uuid(), link.piece_id, link.version, 'headline', 'Which day?', 'Jo', link.id from public.review_links as link
where link.token_hash = private.hash_of('${token}');
insert into public.piece_events (piece_id, version, action, actor_id, record)
select kept.piece_id, 1, 'approved', kept.saved_by, jsonb_build_object(
  'digest', private.version_digest(kept), 'pictures', '{}'::jsonb, 'designer_version', 1, 'brand_version', '1', 'preflight', null
) from public.piece_versions as kept where kept.saved_by = '${accounts.other}';`.trim();
