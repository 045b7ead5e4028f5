import { justAdministrators, justStaff, refused } from './actors.ts';
import type { Call } from './rules.ts';

/*
 * Effects of brand changes on pieces. A colleague's private piece is approved, and the colleague downloaded it; all
 * staff can change another one.
 */

const piece = '00000000-0000-4000-b000-0000000000f1';
const shared = '00000000-0000-4000-b000-0000000000f2';
const look = { revision: '1', look: { user: {}, sides: ['x'] } };

export const brandUpdateCalls: readonly Call[] = [
  { name: 'brand_update_pieces', row: 'any', arguments: {}, who: justStaff },
  { name: 'count_private_pieces', row: 'any', arguments: {}, who: justAdministrators },
  {
    name: 'ask_again',
    row: 'any',
    arguments: { piece, version: '1', designer_version: '1', brand_version: '2' },
    who: justAdministrators,
  },
  { name: 'save_look', row: 'other', arguments: { piece, ...look }, who: refused },
  { name: 'saved_look', row: 'other', arguments: { piece }, who: refused },
  { name: 'save_look', row: 'any', arguments: { piece: shared, ...look }, who: justStaff },
  { name: 'saved_look', row: 'any', arguments: { piece: shared }, who: justStaff },
  { name: 'downloads_of', row: 'any', arguments: { pieces: [piece] }, who: justAdministrators },
  { name: 'mail_downloaders', row: 'any', arguments: { pieces: [piece] }, who: justAdministrators },
  { name: 'recalls_due', row: 'any', arguments: {}, who: refused },
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
