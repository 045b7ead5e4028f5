import { type Accounts, allowed, justAdministrators, justStaff, refused } from './actors.ts';
import { type Call, call, callsAbout, onlyRead, type Rule, someId, someTime, type Table } from './rule.ts';

/*
 * Comments on pieces. A colleague's private piece (`other`) and one that everyone can view (`shared`) are in review,
 * and were approved before. Each has a comment, with the piece's id. Someone with a review link commented, too.
 */

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

export const commentRules: Record<keyof typeof commentTables, readonly Rule[]> = {
  piece_comments: onlyRead(commentTables.piece_comments, refused),
};

const about = (name: string, given: Call['arguments'], shared: Call['who']) =>
  callsAbout(name, given, [justStaff, shared, justAdministrators]);

const said = { comment: someId, words: 'Larger logo, please.', field: 'headline' };

export const commentCalls: readonly Call[] = [
  ...about('add_comment', { ...said, piece, version: '1' }, justStaff),
  ...about('comments_on', { piece }, justStaff),
  ...about('resolve_comment', { comment: piece, resolved: true }, justAdministrators),
  call('comment_by_link', 'any', { ...said, token, author: 'Jo' }, allowed),
  call('comments_by_link', 'any', { token }, allowed),
  call('comment_notices', 'any', {}, justStaff),
  ...callsAbout('see_comments', { piece }, [justStaff, justStaff, refused]),
  call('comment_mails_due', 'any', {}, refused),
  call('approval_mails_due', 'any', {}, refused),
  call('open_last_approved', 'own', { piece }, refused),
  call('open_last_approved', 'other', { piece }, justAdministrators),
];

/** Existing rows, after `librarySql` and before `approvalSql`. */
export const commentSql = (accounts: Accounts): string =>
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
