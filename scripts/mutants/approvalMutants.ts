import type { Mutant } from './list.ts';

const file = 'supabase/migrations/20261128004000_approval.sql';
const pgtap = ['database', 'database/pgtap.test'] as const;
/** Random sequences of calls, compared with a model. */
const sequences = ['database', 'api/approval/approval.test'] as const;

const notOwn = '  if me in (held.owner_id, request.actor_id, kept.saved_by) then';
const isRequested = '  if request.id is null or request.version is distinct from version then';
const appendOnly =
  'create trigger keep_piece_event before update or delete on public.piece_events\nfor each row execute';
const administrators =
  "  if coalesce((select private.current_staff_role()) not in ('admin', 'super_admin'), true) then\n    raise exception 'Only administrators can change who approves.'";
const isAsWas = '  if base_revision is distinct from held.revision then';

/** Each guard of approval, left out. */
export const approvalMutants: readonly Mutant[] = [
  {
    fault: 'people approve their own pieces',
    ...{ file, find: notOwn, replace: '  if false then', test: sequences },
  },
  {
    fault: 'people approve what they asked about themselves',
    ...{ file, find: notOwn, replace: '  if me in (held.owner_id, kept.saved_by) then', test: pgtap },
  },
  {
    fault: 'people approve a version that they made',
    ...{ file, find: notOwn, replace: '  if me in (held.owner_id, request.actor_id) then', test: pgtap },
  },
  {
    fault: 'a version that is not in review is approved',
    ...{ file, find: isRequested, replace: '  if false then', test: sequences },
  },
  {
    fault: 'a version that differs from what was sent for approval is approved',
    file,
    find: "  if private.version_digest(kept) is distinct from request.record ->> 'digest' then",
    replace: '  if false then',
    test: pgtap,
  },
  {
    fault: 'events of pieces can be changed',
    ...{ file, find: appendOnly, replace: appendOnly.replace('execute', 'when (false) execute') },
    test: sequences,
  },
  {
    fault: 'staff change who approves',
    ...{ file, find: administrators, test: sequences },
    replace: "  if false then\n    raise exception 'Only administrators can change who approves.'",
  },
  {
    fault: 'staff who were not named approve',
    file,
    find: 'where rule.designer = $1 and (select private.current_account()) = any (rule.approvers)',
    replace: 'where rule.designer = $1',
    test: sequences,
  },
  {
    fault: 'approval is asked for where it is off',
    file,
    find: 'where rule.designer = held.designer and rule.is_on)',
    replace: 'where rule.designer = held.designer)',
    test: sequences,
  },
  {
    fault: 'approval is asked for a revision that no one checked',
    ...{ file, find: isAsWas, replace: '  if false then', test: sequences },
  },
  {
    fault: 'a later approval leaves the earlier one in force',
    file,
    find: "newer.id > latest.id and newer.action = 'approved'",
    replace: 'false',
    test: sequences,
  },
  {
    fault: 'approvers see pictures that the version in review does not show',
    file: 'supabase/migrations/20261128006000_comments.sql',
    find: '\n      and stored_name in (select named.value from jsonb_each_text(private.pictures_in(kept.draft, kept.pictures)) as named)',
    replace: '',
    test: pgtap,
  },
];
