import { approvalMutants } from './approvalMutants.ts';
import { authMutants } from './authMutants.ts';
import { commentMutants } from './commentMutants.ts';
import { endings } from './endings.ts';
import { migrations, migrationWith } from './migrations.ts';

/** A deliberate fault in the product, and the test that must find it. */
export interface Mutant {
  /** The effect of the fault. */
  fault: string;
  file: string;
  find: string;
  replace: string;
  /** A Vitest project, and part of its test file's name. */
  test: readonly [project: 'unit' | 'browser' | 'database' | 'stories', file: string];
}

const pgtap = ['database', 'database/pgtap.test'] as const;
const http = ['database', 'api/roleMatrix.test'] as const;

const everyStaffEdits = {
  file: migrations,
  find: "using ((select private.current_staff_role()) = 'super_admin')\nwith check ((select private.current_staff_role()) = 'super_admin')",
  replace: 'using ((select private.current_staff_role()) is not null)\nwith check (true)',
};
const everybodyReadsLeads = {
  file: migrations,
  find: 'create policy leads_read on public.leads\nfor select to authenticated\nusing ((select private.current_staff_role()) is not null)',
  replace: 'create policy leads_read on public.leads\nfor select to authenticated\nusing (true)',
};
const everybodyReadsProfiles = {
  file: migrations,
  find: 'create policy user_profiles_read_own on public.user_profiles\nfor select to authenticated\nusing (',
  replace:
    'create policy user_profiles_read_own on public.user_profiles\nfor select to authenticated\nusing (true or ',
};
const visitorsAskTheirRole = {
  file: migrations,
  find: 'on function public.get_current_user_role to authenticated;',
  replace: 'on function public.get_current_user_role to anon, authenticated;',
};

const everybodyReadsPieces = {
  file: migrations,
  find: '  and (\n    owner_id = (select private.current_account())',
  replace: '  and (\n    true or owner_id = (select private.current_account())',
};

const stated: readonly Mutant[] = [
  ...authMutants,
  ...approvalMutants,
  ...commentMutants,
  ...endings,
  { fault: 'staff edit each other', ...everyStaffEdits, test: pgtap },
  { fault: 'staff edit each other, over HTTP', ...everyStaffEdits, test: http },
  { fault: 'everybody reads leads', ...everybodyReadsLeads, test: pgtap },
  { fault: 'everybody reads leads, over HTTP', ...everybodyReadsLeads, test: http },
  { fault: 'profiles of others are read', ...everybodyReadsProfiles, test: pgtap },
  { fault: 'profiles of others are read, over HTTP', ...everybodyReadsProfiles, test: http },
  { fault: 'visitors may ask for a role', ...visitorsAskTheirRole, test: pgtap },
  { fault: 'visitors may ask for a role, over HTTP', ...visitorsAskTheirRole, test: http },
  {
    fault: 'one column too many: a super administrator writes roles past the function',
    file: migrations,
    find: 'grant update (\n  first_name, last_name, phone, job_title, department',
    replace: 'grant update (\n  role, first_name, last_name, phone, job_title, department',
    test: pgtap,
  },
  {
    fault: 'one column too many: people connect their own Gmail',
    file: migrations,
    find: 'display_name, password_changed\n) on table public.user_profiles to authenticated;',
    replace:
      'display_name, password_changed, gmail_connected\n) on table public.user_profiles to authenticated;',
    test: pgtap,
  },
  {
    fault: 'staff read resumes',
    file: migrations,
    find: "private.require_administrator('open resumes')",
    replace: 'private.require_staff()',
    test: http,
  },
  { fault: 'private pieces are read', ...everybodyReadsPieces, test: pgtap },
  { fault: 'private pieces are read, over HTTP', ...everybodyReadsPieces, test: http },
  {
    fault: 'edits of the directory leave no event',
    file: migrations,
    find: 'after insert or update or delete on public.staff_directory',
    replace: 'after insert or delete on public.staff_directory',
    test: pgtap,
  },
  {
    fault: 'people who are removed leave no event',
    file: migrations,
    find: 'after insert or update or delete on public.staff_directory',
    replace: 'after insert or update on public.staff_directory',
    test: pgtap,
  },
  {
    fault: 'people who are added leave no event',
    file: migrations,
    find: 'after insert or update or delete on public.staff_directory',
    replace: 'after update or delete on public.staff_directory',
    test: pgtap,
  },
  {
    fault: 'a second step that is turned on or off leaves no event',
    file: migrations,
    find: 'for each row execute function private.record_second_step();',
    replace: 'for each row when (false) execute function private.record_second_step();',
    test: pgtap,
  },
  {
    fault: 'the switch that requires a second step leaves no event',
    file: migrations,
    find: 'for each row when (new.required is distinct from old.required)',
    replace: 'for each row when (false)',
    test: pgtap,
  },
  {
    fault: 'wrong codes of a second step leave no event',
    file: migrations,
    find: "private.note_attempt(event, 'second_step', 'sign_in.second_step_refused')",
    replace: "'{}'::jsonb",
    test: pgtap,
  },
  {
    fault: 'wrong passwords leave no event',
    file: migrations,
    find: 'if counted % 5 = 0 then',
    replace: 'if false then',
    test: pgtap,
  },
  {
    fault: 'an application that its sender withdraws leaves no event of that',
    file: migrations,
    find: '  perform private.record_withdrawal(own.id, own.reference);\n',
    replace: '',
    test: ['database', 'functions/ownApplication'],
  },
  {
    fault: 'a resume is replaced by a file that nobody looked at',
    file: migrations,
    find: ' and stored.version = held.checked_version',
    replace: '',
    test: ['database', 'functions/ownResume'],
  },
  {
    fault: 'a resume that its sender replaces is no correction',
    file: migrations,
    find: 'old.work_authorization, old.resume_url) then',
    replace: 'old.work_authorization, new.resume_url) then',
    test: ['database', 'functions/ownResume'],
  },
  {
    fault: 'administrators do not see what became of the mails to applicants',
    file: migrations,
    find: "kind in ('application', 'confirmation')",
    replace: "kind in ('application')",
    test: pgtap,
  },
  {
    fault: 'deleted applications leave no event',
    file: migrations,
    find: 'after update or delete on public.job_applications',
    replace: 'after update on public.job_applications',
    test: pgtap,
  },
  {
    fault: 'changed applications leave no event',
    file: migrations,
    find: 'after update or delete on public.job_applications',
    replace: 'after delete on public.job_applications',
    test: pgtap,
  },
  {
    fault: 'templates leave no event',
    file: migrations,
    find: 'for each row execute function private.record_template();',
    replace: 'for each row when (false) execute function private.record_template();',
    test: pgtap,
  },
  {
    fault: 'administrators need no second step where the switch is on',
    file: migrations,
    find: "      staff.role = 'staff'\n      or not",
    replace: "      staff.role <> 'super_admin'\n      or not",
    test: pgtap,
  },
  {
    fault: 'invitations leave no event',
    file: migrations,
    find: 'for each row execute function private.record_invitation();',
    replace: 'for each row when (false) execute function private.record_invitation();',
    test: pgtap,
  },
  {
    fault: 'posts leave no event',
    file: migrations,
    find: 'for each row execute function private.record_post();',
    replace: 'for each row when (false) execute function private.record_post();',
    test: pgtap,
  },
  {
    fault: 'notes on applications leave no event',
    file: migrations,
    find: 'for each row execute function private.record_application_note();',
    replace: 'for each row when (false) execute function private.record_application_note();',
    test: pgtap,
  },
  {
    fault: 'administrators delete the notes of others',
    file: migrations,
    find: 'using ((select private.is_administrator()) and author_id = (select private.current_account()))',
    replace: 'using ((select private.is_administrator()))',
    test: pgtap,
  },
  {
    fault: 'positions leave no event',
    file: migrations,
    find: 'for each row execute function private.record_position();',
    replace: 'for each row when (false) execute function private.record_position();',
    test: pgtap,
  },
  {
    fault: 'team photographs leave no event',
    file: migrations,
    find: 'for each row execute function private.record_team_picture();',
    replace: 'for each row when (false) execute function private.record_team_picture();',
    test: pgtap,
  },
  {
    fault: 'staff see photographs that wait for approval',
    file: migrations,
    find: "when shown.approved_at is null then 'waiting'",
    replace: '',
    test: pgtap,
  },
  {
    fault: 'an application names a position that is closed',
    file: migrations,
    find: 'and (position_id is null or private.position_takes(position_id))',
    replace: '',
    test: pgtap,
  },
  {
    fault: 'a closed position is shown to everybody',
    file: migrations,
    find: 'and private.position_is_open(shown)',
    replace: '',
    test: pgtap,
  },
  {
    fault: 'added leads leave no event',
    file: migrations,
    find: 'create trigger record_added_leads after insert on public.leads',
    replace: 'create trigger record_added_leads after update on public.leads',
    test: pgtap,
  },
  {
    fault: 'changed leads leave no event',
    file: migrations,
    find: 'create trigger record_changed_leads after update on public.leads',
    replace: 'create trigger record_changed_leads after insert on public.leads',
    test: pgtap,
  },
  {
    fault: 'deleted leads leave no event',
    file: migrations,
    find: 'create trigger record_deleted_leads after delete on public.leads\nreferencing old table as touched for each statement execute function private.record_leads();',
    replace: 'select 1;',
    test: pgtap,
  },
  {
    fault: 'whoever replicates removes events',
    file: migrations,
    find: 'enable always trigger keep_audit_event;',
    replace: 'enable trigger keep_audit_event;',
    test: pgtap,
  },
  {
    fault: 'a resume is read without an event',
    file: migrations,
    find: ' and private.has_opened_resume(name)',
    replace: '',
    test: pgtap,
  },
  {
    fault: 'everybody reads whom pieces are shared with',
    file: migrations,
    find: 'and (person_id = (select private.current_account()) or owner_id',
    replace: 'and (true or owner_id',
    test: pgtap,
  },
  {
    fault: 'who may look at a piece changes it',
    file: migrations,
    find: "if needed = 'edit' and rights = 'view' then",
    replace: "if needed = 'edit' and rights = 'none' then",
    test: pgtap,
  },
  {
    fault: 'a piece in the bin stays open for others',
    file: migrations,
    find: 'and (found_piece.deleted_at is not null or rights is null) then',
    replace: 'and rights is null then',
    test: pgtap,
  },
  {
    fault: 'who may look at a piece puts it into another campaign',
    file: migrations,
    find: "private.piece_for(piece, 'edit');\nbegin\n  if not private.is_set_record(record)",
    replace: "private.piece_for(piece, 'view');\nbegin\n  if not private.is_set_record(record)",
    test: pgtap,
  },
  {
    fault: 'a search finds private pieces',
    file: migrations,
    find: "'piece.everybody is not null and piece.deleted_at is null and piece.owner_id <> $6'",
    replace: "'piece.deleted_at is null and piece.owner_id <> $6'",
    test: pgtap,
  },
  {
    fault: 'a request to save that comes twice is done twice',
    file: migrations,
    find: 'on conflict do nothing;\n  return found;',
    replace: 'on conflict do nothing;\n  return true;',
    test: pgtap,
  },
  {
    fault: 'what a save replaces unseen is forgotten',
    file: migrations,
    find: "where (edit ->> 'revision')::integer > base_revision;",
    replace: "where (edit ->> 'revision')::integer > base_revision + 1000;",
    test: pgtap,
  },
  {
    fault: 'a name of any length',
    file: migrations,
    find: 'char_length(words) between 1 and 120',
    replace: 'char_length(words) between 1 and 1200',
    test: pgtap,
  },
  {
    fault: 'a version is changed afterwards',
    file: migrations,
    find: 'if new is distinct from renamed then',
    replace: 'if new.piece_id is distinct from renamed.piece_id then',
    test: pgtap,
  },
  {
    fault: 'a digest opens a picture',
    file: migrations,
    find: 'held.sha256 = named.value and held.account_id = me',
    replace: 'held.sha256 = named.value',
    test: pgtap,
  },
  {
    fault: 'everybody on the staff reads pictures',
    file: migrations,
    find: "when 'piece-pictures' then private.may_read_picture(name)",
    replace: "when 'piece-pictures' then (select private.current_staff_role()) is not null",
    test: ['database', 'api/library.test'],
  },
  {
    fault: 'a review link never runs out',
    file: migrations,
    find: ' and each.expires_at > now()',
    replace: '',
    test: pgtap,
  },
  {
    fault: 'a revoked review link opens',
    file: migrations,
    find: 'and each.revoked_at is null',
    replace: 'and true',
    test: pgtap,
  },
  {
    fault: 'tokens of review links are guessed as fast as one likes',
    file: migrations,
    find: 'select count(*) >= 60 from',
    replace: 'select count(*) >= 60000 from',
    test: ['database', 'api/library.test'],
  },
  {
    fault: 'a link in a mail leads to any host',
    file: 'supabase/local/http/origins.ts',
    find: 'return isSameOrigin || alias ? target.href : origin',
    replace: 'return target.href',
    test: ['database', 'resetByEmail'],
  },
  {
    fault: 'signing in leads back to the sign-in page',
    file: 'apps/portal/src/shared/session/nextPath.ts',
    find: ' || url.pathname === signInPath) return null',
    replace: ') return null',
    test: ['unit', 'nextPath'],
  },
  {
    fault: 'administrators see what is a super administrator’s',
    file: 'apps/portal/src/shared/session/rights.ts',
    find: 'staff: isSuperAdministrator',
    replace: 'staff: isAdministrator',
    test: ['stories', 'SeedStaff'],
  },
  {
    fault: 'two columns of the table of applications change places',
    file: 'apps/portal/src/features/applicationReview/applicationsCsv.ts',
    find: "['First name', ({ firstName }) => firstName]",
    replace: "['First name', ({ lastName }) => lastName]",
    test: ['unit', 'applicationReview'],
  },
  {
    fault: 'an emoji counts as several characters',
    file: 'packages/designers/src/editor/fields/fields.ts',
    find: '[...new Intl.Segmenter().segment(text)].length',
    replace: 'text.length',
    test: ['unit', 'editor/drafts/draft.test'],
  },
  {
    fault: 'a PNG says half its density',
    file: 'packages/print/src/raster/density.ts',
    find: 'Math.round(dpi / 0.0254)',
    replace: 'Math.round(dpi / 0.0508)',
    test: ['unit', 'raster/density'],
  },
  {
    fault: 'a print file says its bleed is its trim',
    file: 'packages/print/src/pdf/write/writePdf.ts',
    find: 'TrimBox: box(trim)',
    replace: 'TrimBox: box(bleed)',
    test: ['unit', 'openedPieces/paper'],
  },
  {
    fault: 'text that cannot be read against its ground goes to print',
    file: 'packages/print/src/preflight/textRules.ts',
    find: 'if (contrast >= least) return []',
    replace: 'if (contrast >= 0) return []',
    test: ['unit', 'preflight/rules'],
  },
  {
    fault: 'letters too small for print go to print',
    file: 'packages/print/src/preflight/textRules.ts',
    find: 'if (size < minTypeSize[measure])',
    replace: 'if (size < 0)',
    test: ['unit', 'preflight/rules'],
  },
  {
    fault: 'a layout in which words do not fit',
    file: 'packages/designers/src/editor/layouts/Sunrise.tsx',
    find: 'right: isAcross ? freeWidth : width - margin, bottom: wordsEnd }',
    replace: 'right: isAcross ? freeWidth : width - margin, bottom: 24 }',
    test: ['browser', 'fitting/walk.browser'],
  },
  {
    fault: 'the logo of a piece has no name',
    file: 'packages/designers/src/editor/artwork/Logos.tsx',
    find: ' alt={company.name} style={ownStyle} />',
    replace: ' style={ownStyle} />',
    test: ['browser', 'fitting/walk.browser'],
  },
  {
    fault: 'two labels change places',
    file: 'packages/designers/src/designers/poster/poster.fields.ts',
    find: "label: 'Event time'",
    replace: "label: 'Event date'",
    test: ['stories', 'Poster.stories'],
  },
  {
    fault: 'buttons of an icon alone have no name',
    file: 'packages/ui/src/IconButton/IconButton.tsx',
    find: 'aria-label={label}',
    replace: '',
    test: ['stories', 'IconButton.stories'],
  },
  {
    fault: 'a dialog does not give the focus back',
    file: 'packages/ui/src/Dialog/ModalContent.tsx',
    find: 'if (focusIsNowhere()) goBack.current();',
    replace: '',
    test: ['stories', 'Dialog.stories'],
  },
  {
    fault: 'what lies behind a dialog is in reach',
    file: 'packages/ui/src/Dialog/ModalContent.tsx',
    find: 'for (const each of siblings) each.inert = true;',
    replace: '',
    test: ['stories', 'Dialog.stories'],
  },
  {
    fault: 'a dialog begins with what destroys',
    file: 'packages/ui/src/Dialog/ModalContent.tsx',
    find: 'controls.find((each) => !each.matches(skipInitialFocus)) ??',
    replace: '',
    test: ['stories', 'Dialog.stories'],
  },
  {
    fault: 'words cannot be read in the dark',
    file: 'packages/ui/src/theme/semantic.ts',
    find: 'main: { light: mix(night, black, 0.15), dark: mix(white, teal, 0.06)',
    replace: 'main: { light: mix(night, black, 0.15), dark: mix(night, black, 0.06)',
    test: ['unit', 'theme/contrast'],
  },
  {
    fault: 'words cannot be read in the dark, in a story',
    file: 'packages/ui/src/theme/semantic.ts',
    find: 'main: { light: mix(night, black, 0.15), dark: mix(white, teal, 0.06)',
    replace: 'main: { light: mix(night, black, 0.15), dark: mix(night, black, 0.06)',
    test: ['stories', 'Text.stories'],
  },
  {
    fault: 'a text field loses its label',
    file: 'packages/ui/src/FormField/FormField.tsx',
    find: 'htmlFor={controlId}',
    replace: 'data-for={controlId}',
    test: ['stories', 'TextField.stories'],
  },
];

export const mutants: readonly Mutant[] = stated.map((mutant) =>
  mutant.file === migrations ? { ...mutant, file: migrationWith(mutant.find) } : mutant,
);
