import { faults, type Mutant, migrations, pgtap } from './mutant.ts';

/** Random sequences of calls, compared with a model. */
const sequences = ['database', 'api/approval/approval.test'] as const;

const appendOnly =
  'create trigger keep_piece_event before update or delete on public.piece_events\nfor each row execute';

/** Mutants that each remove one guard of approval. */
export const approvalMutants: readonly Mutant[] = [
  ...faults(migrations, sequences, {
    'people approve their own pieces': [
      '  if private.is_own_request(held, request, me) then',
      '  if false then',
    ],
    'events of pieces can be changed': [appendOnly, appendOnly.replace('execute', 'when (false) execute')],
    'staff change who approves': ["  perform private.require_administrator('change who approves');\n", ''],
    'staff who were not named approve': [
      'where rule.designer = $1 and (select private.current_account()) = any (rule.approvers)',
      'where rule.designer = $1',
    ],
    'approval is asked for where it is off': [
      'where rule.designer = held.designer and rule.is_on)',
      'where rule.designer = held.designer)',
    ],
    'approval is asked for a revision that no one checked': [
      '  if base_revision is distinct from held.revision then',
      '  if false then',
    ],
    'a later approval leaves the earlier one in force': [
      "newer.id > held.id and newer.action = 'approved'",
      'false',
    ],
  }),
  ...faults(migrations, pgtap, {
    'people approve what they asked about themselves': [
      'select account in (held.owner_id, request.actor_id)',
      'select account in (held.owner_id)',
    ],
    'people approve a version that they made': [' and kept.saved_by = account', ' and false'],
    'people approve their own changes if someone else asked': [
      " or coalesce(request.record -> 'editors' ? account::text, false)",
      '',
    ],
    'people who changed a piece before it was approved never approve it again': [
      "where (edit.value ->> 'revision')::integer > coalesce(approved.revision, 0)",
      'where true',
    ],
    'people approve a picture that they exchanged': [
      'where used.piece_id = held.id and private.includes_picture(',
      'where false and private.includes_picture(',
    ],
    'a contact line has anything': [
      '  if contact is not null and not private.is_contact(contact) then',
      '  if false then',
    ],
    'a version that is not in review is approved': [
      '  if request.id is null or request.version is distinct from version then',
      '  if false then',
    ],
    'a version that differs from what was sent for approval is approved': [
      "  if private.version_digest(kept) is distinct from request.record ->> 'digest' then",
      '  if false then',
    ],
    'whether pictures are marked is changed without an event': [
      'new.marks_pictures <> coalesce(old.marks_pictures, false)',
      'false',
    ],
    'a version with errors is sent for approval': ["where finding ->> 'level' = 'error'", 'where false'],
    'a download ends the review of its version': [
      'from private.review_events as latest where',
      'from public.piece_events as latest where',
    ],
    'a download hides a piece from those who may approve it': [
      'from private.review_events as later where',
      'from public.piece_events as later where',
    ],
    'a file is marked with the approval of something else': [" where approved.record ->> 'digest' = $2", ''],
    'a file is marked with an approval that is superseded': [
      "from private.latest_approval($1) as approved where approved.record ->> 'digest'",
      "from public.piece_events as approved where approved.piece_id = $1 and approved.action = 'approved' and approved.record ->> 'digest'",
    ],
    'people who download a version count as its maker': [
      'private.ensure_current_version(held.id, private.last_writer(held))',
      'private.ensure_current_version(held.id)',
    ],
    'downloads are recorded without end': [
      '  ) >= private.max_daily_downloads() then',
      '  ) >= 1000000 then',
    ],
    'everyone asks about a private piece by naming it': [
      '  if not (is_exact or sees) then',
      '  if false then',
    ],
    'approvers ask about a private piece that was never in review': [
      "\n    and exists (select 1 from public.piece_events as event where event.piece_id = held.id and event.action = 'asked')",
      '',
    ],
    'everyone learns the name of a private piece from its file': [
      "when sees or now_state in ('approved', 'superseded') then held.name",
      'when true then held.name',
    ],
    'everyone learns who downloaded the file of a private piece': [
      'limit case when sees then 50 else 1 end',
      'limit 50',
    ],
    'people store files for an approval that someone else gave': [
      '(given.actor_id = (select private.current_account()) or (\n        (select private.is_administrator()) and ',
      '(given.actor_id = (select private.current_account()) or (\n        ',
    ],
    'administrators store files of their own pieces': [
      '\n        and not private.is_own_request(piece, private.answered_request(given), (select private.current_account()))',
      '',
    ],
    'who asked first is taken for who asked about what was approved': [
      "and asked.action = 'asked' and asked.id < $1.id\n  order by asked.id desc",
      "and asked.action = 'asked' and asked.id < $1.id\n  order by asked.id",
    ],
    'administrators store files of pieces in the trash': [
      '(select private.is_administrator()) and piece.deleted_at is null\n        and not',
      '(select private.is_administrator())\n        and not',
    ],
    'who gave an approval does not read the file that an administrator stored': [
      "select given.actor_id from public.piece_events as given where given.id = (stored.record ->> 'approval')::bigint",
      'select stored.actor_id',
    ],
    'staff compare the pieces of colleagues': [' and (is_administrator or each.owner_id = me)', ''],
    'files are stored for an approval that is superseded': [
      '(private.latest_approval(given.piece_id)).id = given.id',
      'true',
    ],
    'stored files are exchanged': [' and (private.stored_event(given.id)).id is null', ''],
    'a file counts as stored before it has arrived': [
      "= file ->> 'bytes'\n    )\n  ) then",
      "= file ->> 'bytes'\n    ) and false\n  ) then",
    ],
    'everyone reads the files of approved pieces': [
      "where private.has_file(stored, split_part(stored_name, '/', 2)) and (",
      'where true or (',
    ],
    'approvers see pictures that the version in review does not show': [
      '\n      and stored_name in (select named.value from jsonb_each_text(private.pictures_in(kept.draft, kept.pictures)) as named)',
      '',
    ],
    'people who may only view a piece store how it looks': [
      "held public.pieces := private.piece_for(piece, 'edit');\nbegin\n  if not private.is_look",
      "held public.pieces := private.piece_for(piece, 'view');\nbegin\n  if not private.is_look",
    ],
    'how an earlier revision looked is stored for the present one': [
      '  if held.revision <> revision then\n    return false;',
      '  if false then\n    return false;',
    ],
    'a look counts after the piece shows something else': [
      ' and kept.digest = private.content_digest(held.draft, held.pictures)',
      '',
    ],
  }),
];
