import { faults, type Mutant, migrations, pgtap, roleMatrix } from './mutant.ts';

const ownResume = ['database', 'functions/ownResume'] as const;

/** Mutants of applications, their resumes and notes, and positions. */
export const applicationMutants: readonly Mutant[] = [
  ...faults(migrations, pgtap, {
    'rate limiters count spellings': [
      'private.mailbox_of(sent.email) = private.mailbox_of(applicant)',
      'private.identity_key(sent.email) = private.identity_key(applicant)',
    ],
    'the link of an application opens it after its time': ['link.expires_at <= now() then', 'false then'],
    'administrators do not see what became of the mails to applicants': [
      "kind in ('application', 'confirmation')",
      "kind in ('application')",
    ],
    'administrators delete the notes of others': [
      'using ((select private.is_administrator()) and author_id = (select private.current_account()))',
      'using ((select private.is_administrator()))',
    ],
    'an application names a position that is closed': [
      'and (position_id is null or private.position_accepts_applications(position_id))',
      '',
    ],
    'a closed position is shown to everybody': ['and private.position_is_open(shown)', ''],
  }),
  ...faults(migrations, roleMatrix, {
    'staff read resumes': ["private.require_administrator('open resumes')", 'private.require_staff()'],
  }),
  ...faults(migrations, ['database', 'functions/ownApplication'], {
    'an application that its sender withdraws leaves no event of that': [
      '  perform private.record_withdrawal(own.id, own.reference);\n',
      '',
    ],
  }),
  ...faults(migrations, ownResume, {
    'a resume is replaced by a file that nobody looked at': [
      ' and stored.version = held.checked_version',
      '',
    ],
    'a resume that its sender replaces is no correction': [
      'old.work_authorization, old.resume_url) then',
      'old.work_authorization, new.resume_url) then',
    ],
  }),
  ...faults('apps/portal/src/features/applicationReview/applicationsCsv.ts', ['unit', 'applicationReview'], {
    'two columns of the table of applications change places': [
      "['First name', ({ firstName }) => firstName]",
      "['First name', ({ lastName }) => lastName]",
    ],
  }),
];
