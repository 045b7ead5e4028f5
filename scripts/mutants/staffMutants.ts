import { faults, type Mutant, migrations, pgtap, roleMatrix } from './mutant.ts';

const everyStaffEdits = [
  "using ((select private.current_staff_role()) = 'super_admin')\nwith check ((select private.current_staff_role()) = 'super_admin')",
  'using ((select private.current_staff_role()) is not null)\nwith check (true)',
] as const;
const everybodyReadsLeads = [
  'create policy leads_read on public.leads\nfor select to authenticated\nusing ((select private.current_staff_role()) is not null)',
  'create policy leads_read on public.leads\nfor select to authenticated\nusing (true)',
] as const;
const everybodyReadsProfiles = [
  'create policy user_profiles_read_own on public.user_profiles\nfor select to authenticated\nusing (',
  'create policy user_profiles_read_own on public.user_profiles\nfor select to authenticated\nusing (true or ',
] as const;
const visitorsAskTheirRole = [
  'on function public.get_current_user_role to authenticated;',
  'on function public.get_current_user_role to anon, authenticated;',
] as const;

/** Mutants of what staff and visitors may read and change of people, leads and cards. */
export const staffMutants: readonly Mutant[] = [
  ...faults(migrations, pgtap, {
    'an invitation that was not sent opens': [
      'where sent.token_hash = hash and sent.sent_at is not null',
      'where sent.token_hash = hash',
    ],
    'administrators read invitations': [
      "using ((select private.current_staff_role()) = 'super_admin');",
      "using ((select private.current_staff_role()) <> 'staff');",
    ],
    'staff read the cards of others': [
      'where own.user_id = (select private.current_account()) and card.made_with',
      'where card.made_with',
    ],
    'staff note cards of others': ["and (role <> 'staff' or staff.user_id = account)", 'and true'],
    'an account that is used is swept': [
      'greatest(account.created_at, account.last_sign_in_at)',
      'account.created_at',
    ],
    'staff edit each other': everyStaffEdits,
    'everybody reads leads': everybodyReadsLeads,
    'profiles of others are read': everybodyReadsProfiles,
    'visitors may ask for a role': visitorsAskTheirRole,
    'one column too many: a super administrator writes roles past the function': [
      'grant update (\n  first_name, last_name, phone, job_title, department',
      'grant update (\n  role, first_name, last_name, phone, job_title, department',
    ],
    'one column too many: people connect their own Gmail': [
      'display_name, password_changed\n) on table public.user_profiles to authenticated;',
      'display_name, password_changed, gmail_connected\n) on table public.user_profiles to authenticated;',
    ],
    'staff see photographs that wait for approval': ["when shown.approved_at is null then 'waiting'", ''],
  }),
  ...faults(migrations, roleMatrix, {
    'staff edit each other, over HTTP': everyStaffEdits,
    'everybody reads leads, over HTTP': everybodyReadsLeads,
    'profiles of others are read, over HTTP': everybodyReadsProfiles,
    'visitors may ask for a role, over HTTP': visitorsAskTheirRole,
  }),
  ...faults('apps/portal/src/shared/session/rights.ts', ['stories', 'SeedStaff'], {
    'administrators see what is a super administrator’s': [
      'staff: isSuperAdministrator',
      'staff: isAdministrator',
    ],
  }),
];
