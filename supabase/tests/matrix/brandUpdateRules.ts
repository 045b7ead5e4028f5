import { justAdministrators, justStaff, refused } from './actors.ts';
import { type Call, call } from './rule.ts';

/*
 * Effects of brand changes on pieces. A colleague's private piece is approved, and the colleague downloaded it; all
 * staff can change another one.
 */

const piece = '00000000-0000-4000-b000-0000000000f1';
const shared = '00000000-0000-4000-b000-0000000000f2';
const look = { revision: '1', look: { user: {}, sides: ['x'] } };

export const brandUpdateCalls: readonly Call[] = [
  call('brand_update_pieces', 'any', {}, justStaff),
  call('count_private_pieces', 'any', {}, justAdministrators),
  call(
    'ask_again',
    'any',
    { piece, version: '1', designer_version: '1', brand_version: '2' },
    justAdministrators,
  ),
  call('save_look', 'other', { piece, ...look }, refused),
  call('saved_look', 'other', { piece }, refused),
  call('save_look', 'any', { piece: shared, ...look }, justStaff),
  call('saved_look', 'any', { piece: shared }, justStaff),
  call('downloads_of', 'any', { pieces: [piece] }, justAdministrators),
  call('mail_downloaders', 'any', { pieces: [piece] }, justAdministrators),
  call('recalls_due', 'any', {}, refused),
];

/** Existing rows, after `approvalSql`. */
export const brandUpdateSql = ({ other }: Readonly<Record<'other', string>>): string =>
  `
insert into public.pieces (id, owner_id, designer, designer_version, brand_version, name, draft, updated_by)
values ('${piece}', '${other}', 'poster', 1, '1', 'Approved piece', '{}', '${other}');
insert into public.pieces (id, owner_id, designer, designer_version, brand_version, name, draft, updated_by, everybody)
values ('${shared}', '${other}', 'poster', 1, '1', 'Shared piece', '{}', '${other}', 'edit');
insert into public.piece_versions (piece_id, version, draft, pictures, designer_version, brand_version, revision, saved_by)
values ('${piece}', 1, '{}', '{}', 1, '1', 1, '${other}');
insert into public.piece_events (piece_id, version, action, actor_id, record)
select kept.piece_id, 1, 'approved', kept.saved_by, jsonb_build_object('digest', private.version_digest(kept), 'pictures', '{}'::jsonb,
  'designer_version', 1, 'brand_version', '1', 'preflight', null)
from public.piece_versions as kept where kept.piece_id = '${piece}';
insert into public.piece_events (piece_id, version, action, actor_id, record)
values ('${piece}', 1, 'downloaded', '${other}', jsonb_build_object('format', 'pdf', 'sha256', '${'d'.repeat(64)}', 'bytes', 1000, 'is_proof', false,
  'approval', null));`.trim();
