import {
  type Accounts,
  justAdministrators,
  justStaff,
  people,
  refused,
  staffAndAbove,
  type Verdicts,
} from './actors.ts';
import { pieceMeant } from './libraryRules.ts';
import { type Call, call, callsAbout, onlyRead, type Rule, someId, someTime, type Table } from './rule.ts';

/*
 * Approval of pieces. A colleague's private piece (`other`) and one that everyone can view (`shared`) are in review. No
 * request is open for the actor's `own`.
 */

export const approvalTables = {
  approval_rules: {
    required: ['designer', 'is_on'],
    key: 'designer',
    samples: { designer: 'flyer', is_on: true, approvers: [], marks_pictures: false },
  },
  piece_events: {
    required: ['piece_id', 'version', 'action', 'actor_id'],
    key: 'id',
    samples: {
      id: '1',
      piece_id: someId,
      version: '1',
      action: 'withdrawn',
      actor_id: '$self',
      happened_at: someTime,
      note: 'New note',
      record: {},
    },
  },
} as const satisfies Record<string, Table>;

export const approvalRules: Record<keyof typeof approvalTables, readonly Rule[]> = {
  approval_rules: onlyRead(approvalTables.approval_rules, staffAndAbove),
  piece_events: onlyRead(approvalTables.piece_events, refused),
};

/** Refused outside the library; staff who approve nothing get an empty list. */
const approversOnly: Verdicts = { ...justAdministrators, staff: 'none' };
const nothingYet: Verdicts = { ...justStaff, staff: 'none', admin: 'none', super_admin: 'none' };

const recorded = 'a'.repeat(64);
const file = { format: 'pdf', sha256: 'c'.repeat(64), bytes: '1000', is_proof: true };
const piece = '$piece';
const version = '1';
const forApprovers = [refused, justAdministrators, justAdministrators] as const;

export const approvalCalls: readonly Call[] = [
  ...callsAbout(
    'ask_for_approval',
    { piece, base_revision: '1', designer_version: '1', brand_version: '1' },
    [justStaff, refused, refused],
  ),
  ...callsAbout('withdraw_request', { piece }, [justStaff, refused, refused]),
  ...callsAbout('approve_version', { piece, version }, forApprovers),
  ...callsAbout('ask_for_changes', { piece, version, note: 'Larger logo, please.' }, forApprovers),
  ...callsAbout('open_in_review', { piece }, forApprovers),
  ...callsAbout('approval_history', { piece }, [justStaff, justStaff, justAdministrators]),
  ...callsAbout('piece_standing', { piece }, [justStaff, justStaff, refused]),
  ...callsAbout('record_download', { piece, base_revision: '1', ...file }, [justStaff, justStaff, refused]),
  // The file of the colleague's private piece, which was recorded. Only people who see or approve the piece can look up
  // a file by its own claim.
  call('check_file', 'any', { sha256: recorded }, justStaff),
  ...callsAbout('check_file', { sha256: 'b'.repeat(64), claimed_piece: piece, claimed_version: '1' }, [
    justStaff,
    justStaff,
    approversOnly,
  ]),
  // There's no such approval; a file that isn't stored belongs to no one.
  call('store_approved_files', 'any', { approval: '1', files: [] }, refused),
  call('record_approved_file', 'any', { approval: '1', sha256: recorded }, refused),
  call('approved_files_to_sweep', 'any', {}, refused),
  call('approvals_waiting', 'any', {}, approversOnly),
  call('approval_answers', 'any', {}, nothingYet),
  call('see_answer', 'any', { event: '1' }, justStaff),
  call('set_approval_rule', 'any', { designer: 'flyer', is_on: true }, justAdministrators),
];

/** Existing rows, after `librarySql`: both of the colleague's pieces are in review, and each own piece was once. */
export const approvalSql = (accounts: Accounts): string => {
  const record = `jsonb_build_object('digest', private.version_digest(kept), 'pictures', '{}'::jsonb, 'designer_version', 1, 'brand_version', '1', 'preflight', null)`;
  const own = people.map((actor) => pieceMeant(actor, 'own')).join("', '");
  return `
insert into public.approval_rules (designer, is_on, approvers) values ('poster', true, array['${someId}']::uuid[]);
insert into public.piece_events (piece_id, version, action, actor_id, record)
select kept.piece_id, 1, 'asked', kept.saved_by, ${record} from public.piece_versions as kept
where kept.piece_id in ('${own}') or kept.saved_by = '${accounts.other}';
insert into public.piece_events (piece_id, version, action, actor_id, record)
select '${pieceMeant('staff', 'other')}', 1, 'downloaded', '${accounts.other}', jsonb_build_object('format', 'pdf', 'sha256', '${recorded}',
  'bytes', 1000, 'is_proof', false, 'approval', null);
insert into public.piece_events (piece_id, version, action, actor_id)
select kept.piece_id, 1, 'withdrawn', kept.saved_by from public.piece_versions as kept where kept.piece_id in ('${own}');`.trim();
};
