import { faults, type Mutant, migrations, pgtap } from './mutant.ts';

/** Mutants that each leave out an event, or let one be removed. */
export const auditMutants: readonly Mutant[] = [
  ...faults(migrations, pgtap, {
    'edits of the directory leave no event': [
      'after insert or update or delete on public.staff_directory',
      'after insert or delete on public.staff_directory',
    ],
    'people who are removed leave no event': [
      'after insert or update or delete on public.staff_directory',
      'after insert or update on public.staff_directory',
    ],
    'people who are added leave no event': [
      'after insert or update or delete on public.staff_directory',
      'after update or delete on public.staff_directory',
    ],
    'a second step that is turned on or off leaves no event': [
      'for each row execute function private.record_second_step();',
      'for each row when (false) execute function private.record_second_step();',
    ],
    'the switch that requires a second step leaves no event': [
      'for each row when (new.required is distinct from old.required)',
      'for each row when (false)',
    ],
    'wrong codes of a second step leave no event': [
      "private.note_attempt(event, 'second_step', 'sign_in.second_step_refused')",
      "'{}'::jsonb",
    ],
    'wrong passwords leave no event': ['if counted % 5 = 0 then', 'if false then'],
    'deleted applications leave no event': [
      'after update or delete on public.job_applications',
      'after update on public.job_applications',
    ],
    'changed applications leave no event': [
      'after update or delete on public.job_applications',
      'after delete on public.job_applications',
    ],
    'templates leave no event': [
      'for each row execute function private.record_template();',
      'for each row when (false) execute function private.record_template();',
    ],
    'invitations leave no event': [
      'for each row execute function private.record_invitation();',
      'for each row when (false) execute function private.record_invitation();',
    ],
    'posts leave no event': [
      'for each row execute function private.record_post();',
      'for each row when (false) execute function private.record_post();',
    ],
    'notes on applications leave no event': [
      'for each row execute function private.record_application_note();',
      'for each row when (false) execute function private.record_application_note();',
    ],
    'positions leave no event': [
      'for each row execute function private.record_position();',
      'for each row when (false) execute function private.record_position();',
    ],
    'team photographs leave no event': [
      'for each row execute function private.record_team_picture();',
      'for each row when (false) execute function private.record_team_picture();',
    ],
    'added leads leave no event': [
      'create trigger record_added_leads after insert on public.leads',
      'create trigger record_added_leads after update on public.leads',
    ],
    'changed leads leave no event': [
      'create trigger record_changed_leads after update on public.leads',
      'create trigger record_changed_leads after insert on public.leads',
    ],
    'deleted leads leave no event': [
      'create trigger record_deleted_leads after delete on public.leads\nreferencing old table as touched for each statement execute function private.record_leads();',
      'select 1;',
    ],
    'a replica removes events': [
      'enable always trigger keep_audit_event;',
      'enable trigger keep_audit_event;',
    ],
    'a resume is read without an event': [' and private.has_opened_resume(name)', ''],
  }),
];
