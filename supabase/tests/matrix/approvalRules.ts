import {
  type Actor,
  actors,
  justAdministrators,
  justStaff,
  refused,
  staffAndAbove,
  type Verdicts,
} from './actors.ts';
import { pieceMeant } from './libraryRules.ts';
import type { Call, Rule, Table } from './rules.ts';

/*
 * Approval of pieces. A colleague's private piece (`other`) and one that everyone can view (`shared`) are in review. No
 * request is open for the actor's `own`.
 */

const someId = '00000000-0000-4000-a000-000000000001';
const someTime = '2020-01-01T00:00:00+00:00';

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

const onlyRead = (table: keyof typeof approvalTables, who: Verdicts): Rule[] => {
  const columns = Object.keys(approvalTables[table].samples);
  return [
    { operation: 'select', row: 'any', columns, who },
    { operation: 'insert', row: 'any', columns, who: refused },
    { operation: 'update', row: 'any', columns, who: refused },
    { operation: 'upsert', row: 'any', columns, who: refused },
    { operation: 'delete', row: 'any', columns: [], who: refused },
  ];
};

export const approvalRules: Record<keyof typeof approvalTables, readonly Rule[]> = {
  approval_rules: onlyRead('approval_rules', staffAndAbove),
  piece_events: onlyRead('piece_events', refused),
};

/** Refused outside the library; staff who approve nothing get an empty list. */
const approversOnly: Verdicts = { ...justAdministrators, staff: 'none' };
const nothingYet: Verdicts = { ...justStaff, staff: 'none', admin: 'none', super_admin: 'none' };

/** The rights of each actor on their own piece, on one that they can view, and on a private one. */
const about = (
  name: string,
  parameters: Call['arguments'],
  [own, shared, other]: readonly [Verdicts, Verdicts, Verdicts],
): Call[] => [
  { name, row: 'own', arguments: parameters, who: own },
  { name, row: 'shared', arguments: parameters, who: shared },
  { name, row: 'other', arguments: parameters, who: other },
];
const recorded = 'a'.repeat(64);
const file = { format: 'pdf', sha256: 'c'.repeat(64), bytes: '1000', is_proof: true };
const piece = '$piece';
const version = '1';
const forApprovers = [refused, justAdministrators, justAdministrators] as const;

export const approvalCalls: readonly Call[] = [
  ...about('ask_for_approval', { piece, base_revision: '1', designer_version: '1', brand_version: '1' }, [
    justStaff,
    refused,
    refused,
  ]),
  ...about('withdraw_request', { piece }, [justStaff, refused, refused]),
  ...about('approve_version', { piece, version }, forApprovers),
  ...about('ask_for_changes', { piece, version, note: 'Larger logo, please.' }, forApprovers),
  ...about('open_in_review', { piece }, forApprovers),
  ...about('approval_history', { piece }, [justStaff, justStaff, justAdministrators]),
  ...about('piece_standing', { piece }, [justStaff, justStaff, refused]),
  ...about('record_download', { piece, base_revision: '1', ...file }, [justStaff, justStaff, refused]),
  // The file of the colleague's private piece, which was recorded. Only people who see or approve the piece can look up
  // a file by its own claim.
  { name: 'check_file', row: 'any', arguments: { sha256: recorded }, who: justStaff },
  ...about('check_file', { sha256: 'b'.repeat(64), claimed_piece: piece, claimed_version: '1' }, [
    justStaff,
    justStaff,
    approversOnly,
  ]),
  // There's no such approval; a file that isn't stored belongs to no one.
  { name: 'store_approved_files', row: 'any', arguments: { approval: '1', files: [] }, who: refused },
  { name: 'record_approved_file', row: 'any', arguments: { approval: '1', sha256: recorded }, who: refused },
  { name: 'approved_files_to_sweep', row: 'any', arguments: {}, who: refused },
  { name: 'approvals_waiting', row: 'any', arguments: {}, who: approversOnly },
  { name: 'approval_answers', row: 'any', arguments: {}, who: nothingYet },
  { name: 'see_answer', row: 'any', arguments: { event: '1' }, who: justStaff },
  {
    name: 'set_approval_rule',
    row: 'any',
    arguments: { designer: 'flyer', is_on: true },
    who: justAdministrators,
  },
];

/** Existing rows, after `librarySql`: both of the colleague's pieces are in review, and each own piece was once. */
export const approvalSql = (accounts: Readonly<Record<Actor | 'other', string>>): string => {
  const record = `jsonb_build_object('digest', private.version_digest(kept), 'pictures', '{}'::jsonb, 'designer_version', 1, 'brand_version', '1', 'preflight', null)`;
  const own = actors
    .filter((actor) => actor !== 'anon')
    .map((actor) => pieceMeant(actor, 'own'))
    .join("', '");
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
