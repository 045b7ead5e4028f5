import type { Mutant } from './list.ts';
import { migrations } from './migrations.ts';

const file = migrations;
const pgtap = ['database', 'database/pgtap.test'] as const;
/** Random sequences of calls, compared with a model. */
const sequences = ['database', 'api/approval/approval.test'] as const;

const isRequested = '  if request.id is null or request.version is distinct from version then';
const appendOnly =
  'create trigger keep_piece_event before update or delete on public.piece_events\nfor each row execute';
const isAsWas = '  if base_revision is distinct from held.revision then';

/** Mutants that each remove one guard of approval. */
export const approvalMutants: readonly Mutant[] = [
  {
    fault: 'people approve their own pieces',
    file,
    find: '  if private.is_own_request(held, request, me) then',
    ...{ replace: '  if false then', test: sequences },
  },
  {
    fault: 'people approve what they asked about themselves',
    file,
    find: 'select account in (held.owner_id, request.actor_id)',
    ...{ replace: 'select account in (held.owner_id)', test: pgtap },
  },
  {
    fault: 'people approve a version that they made',
    ...{ file, find: ' and kept.saved_by = account', replace: ' and false', test: pgtap },
  },
  {
    fault: 'people approve their own changes if someone else asked',
    file,
    find: " or coalesce(request.record -> 'editors' ? account::text, false)",
    ...{ replace: '', test: pgtap },
  },
  {
    fault: 'people who changed a piece before it was approved never approve it again',
    file,
    find: "where (edit.value ->> 'revision')::integer > coalesce(approved.revision, 0)",
    ...{ replace: 'where true', test: pgtap },
  },
  {
    fault: 'people approve a picture that they exchanged',
    ...{ file, find: 'where used.piece_id = held.id and private.includes_picture(', test: pgtap },
    replace: 'where false and private.includes_picture(',
  },
  {
    fault: 'a contact line has anything',
    file,
    find: '  if contact is not null and not private.is_contact(contact) then',
    ...{ replace: '  if false then', test: pgtap },
  },
  {
    fault: 'a version that is not in review is approved',
    ...{ file, find: isRequested, replace: '  if false then', test: pgtap },
  },
  {
    fault: 'a version that differs from what was sent for approval is approved',
    file,
    find: "  if private.version_digest(kept) is distinct from request.record ->> 'digest' then",
    ...{ replace: '  if false then', test: pgtap },
  },
  {
    fault: 'events of pieces can be changed',
    ...{ file, find: appendOnly, replace: appendOnly.replace('execute', 'when (false) execute') },
    test: sequences,
  },
  {
    fault: 'staff change who approves',
    file,
    find: "  perform private.require_administrator('change who approves');\n",
    ...{ replace: '', test: sequences },
  },
  {
    fault: 'whether pictures are marked is changed without an event',
    ...{ file, find: 'new.marks_pictures <> coalesce(old.marks_pictures, false)', test: pgtap },
    replace: 'false',
  },
  {
    fault: 'staff who were not named approve',
    file,
    find: 'where rule.designer = $1 and (select private.current_account()) = any (rule.approvers)',
    replace: 'where rule.designer = $1',
    test: sequences,
  },
  {
    fault: 'a version with errors is sent for approval',
    ...{ file, find: "where finding ->> 'level' = 'error'", replace: 'where false', test: pgtap },
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
    find: "newer.id > held.id and newer.action = 'approved'",
    replace: 'false',
    test: sequences,
  },
  {
    fault: 'a download ends the review of its version',
    file,
    find: 'from private.review_events as latest where',
    ...{ replace: 'from public.piece_events as latest where', test: pgtap },
  },
  {
    fault: 'a download hides a piece from those who may approve it',
    file,
    find: 'from private.review_events as later where',
    ...{ replace: 'from public.piece_events as later where', test: pgtap },
  },
  {
    fault: 'a file is marked with the approval of something else',
    ...{ file, find: " where approved.record ->> 'digest' = $2", replace: '', test: pgtap },
  },
  {
    fault: 'a file is marked with an approval that is superseded',
    file,
    find: "from private.latest_approval($1) as approved where approved.record ->> 'digest'",
    replace:
      "from public.piece_events as approved where approved.piece_id = $1 and approved.action = 'approved' and approved.record ->> 'digest'",
    test: pgtap,
  },
  {
    fault: 'people who download a version count as its maker',
    file,
    find: 'private.ensure_current_version(held.id, private.last_writer(held))',
    ...{ replace: 'private.ensure_current_version(held.id)', test: pgtap },
  },
  {
    fault: 'downloads are recorded without end',
    ...{ file, find: '  ) >= private.max_daily_downloads() then', test: pgtap },
    replace: '  ) >= 1000000 then',
  },
  {
    fault: 'everyone asks about a private piece by naming it',
    ...{ file, find: '  if not (is_exact or sees) then', replace: '  if false then', test: pgtap },
  },
  {
    fault: 'approvers ask about a private piece that was never in review',
    file,
    find: "\n    and exists (select 1 from public.piece_events as event where event.piece_id = held.id and event.action = 'asked')",
    ...{ replace: '', test: pgtap },
  },
  {
    fault: 'everyone learns the name of a private piece from its file',
    file,
    find: "when sees or now_state in ('approved', 'superseded') then held.name",
    ...{ replace: 'when true then held.name', test: pgtap },
  },
  {
    fault: 'everyone learns who downloaded the file of a private piece',
    file,
    find: 'limit case when sees then 50 else 1 end',
    ...{ replace: 'limit 50', test: pgtap },
  },
  {
    fault: 'people store files for an approval that someone else gave',
    file,
    find: '(given.actor_id = (select private.current_account()) or (\n        (select private.is_administrator()) and ',
    replace: '(given.actor_id = (select private.current_account()) or (\n        ',
    test: pgtap,
  },
  {
    fault: 'administrators store files of their own pieces',
    file,
    find: '\n        and not private.is_own_request(piece, private.answered_request(given), (select private.current_account()))',
    ...{ replace: '', test: pgtap },
  },
  {
    fault: 'who asked first is taken for who asked about what was approved',
    file,
    find: "and asked.action = 'asked' and asked.id < $1.id\n  order by asked.id desc",
    replace: "and asked.action = 'asked' and asked.id < $1.id\n  order by asked.id",
    test: pgtap,
  },
  {
    fault: 'administrators store files of pieces in the trash',
    file,
    find: '(select private.is_administrator()) and piece.deleted_at is null\n        and not',
    replace: '(select private.is_administrator())\n        and not',
    test: pgtap,
  },
  {
    fault: 'who gave an approval does not read the file that an administrator stored',
    file,
    find: "select given.actor_id from public.piece_events as given where given.id = (stored.record ->> 'approval')::bigint",
    ...{ replace: 'select stored.actor_id', test: pgtap },
  },
  {
    fault: 'staff compare the pieces of colleagues',
    ...{ file, find: ' and (is_administrator or each.owner_id = me)', replace: '', test: pgtap },
  },
  {
    fault: 'files are stored for an approval that is superseded',
    ...{
      file,
      find: '(private.latest_approval(given.piece_id)).id = given.id',
      replace: 'true',
      test: pgtap,
    },
  },
  {
    fault: 'stored files are exchanged',
    ...{ file, find: ' and (private.stored_event(given.id)).id is null', replace: '', test: pgtap },
  },
  {
    fault: 'a file counts as stored before it has arrived',
    file,
    find: "= file ->> 'bytes'\n    )\n  ) then",
    ...{ replace: "= file ->> 'bytes'\n    ) and false\n  ) then", test: pgtap },
  },
  {
    fault: 'everyone reads the files of approved pieces',
    file,
    find: "where private.has_file(stored, split_part(stored_name, '/', 2)) and (",
    ...{ replace: 'where true or (', test: pgtap },
  },
  {
    fault: 'approvers see pictures that the version in review does not show',
    file,
    find: '\n      and stored_name in (select named.value from jsonb_each_text(private.pictures_in(kept.draft, kept.pictures)) as named)',
    replace: '',
    test: pgtap,
  },
  {
    fault: 'people who may only view a piece store how it looks',
    file,
    find: "held public.pieces := private.piece_for(piece, 'edit');\nbegin\n  if not private.is_look",
    replace: "held public.pieces := private.piece_for(piece, 'view');\nbegin\n  if not private.is_look",
    test: pgtap,
  },
  {
    fault: 'how an earlier revision looked is stored for the present one',
    ...{ file, find: '  if held.revision <> revision then\n    return false;', test: pgtap },
    replace: '  if false then\n    return false;',
  },
  {
    fault: 'a look counts after the piece shows something else',
    file,
    find: ' and kept.digest = private.content_digest(held.draft, held.pictures)',
    ...{ replace: '', test: pgtap },
  },
];
