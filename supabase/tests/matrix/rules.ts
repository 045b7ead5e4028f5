import {
  type Actor,
  administrators,
  allowed,
  hidden,
  justAdministrators,
  justStaff,
  justSuperAdmin,
  refused,
  signedIn,
  staffAndAbove,
  superAdmin,
  type Verdicts,
} from './actors.ts';
import { approvalCalls, approvalRules, approvalTables } from './approvalRules.ts';
import { brandUpdateCalls } from './brandUpdateRules.ts';
import { cardCalls, cardRules, cardTables } from './cardRules.ts';
import { commentCalls, commentRules, commentTables } from './commentRules.ts';
import { homeCalls, homeRules, homeTables } from './homeRules.ts';
import { libraryCalls, libraryRules, libraryTables } from './libraryRules.ts';
import { mailCalls, mailRules, mailTables } from './mailRules.ts';
import { noteCalls, noteRules, noteTables } from './noteRules.ts';
import { noticeCalls, noticeRules, noticeTables } from './noticeRules.ts';
import { positionCalls, positionRules, positionTables, somePosition } from './positionRules.ts';
import {
  type Call,
  call,
  notWritten,
  onlyRead,
  type Rule,
  rule,
  someId,
  someTime,
  type Table,
} from './rule.ts';
import { teamPictureCalls, teamPictureRules, teamPictureTables } from './teamPictureRules.ts';

/*
 * The single source of rights on columns. `pnpm --filter @daybreak/supabase matrix` generates matrix.md from it;
 * tests/database/pgtap.test.ts tries it in the database, tests/api/roleMatrix.test.ts over HTTP.
 */

export type TableName = keyof typeof tables;

export const tables = {
  staff_directory: {
    required: ['email', 'first_name'],
    key: 'id',
    whose: { column: 'id', is: '$entry' },
    samples: {
      id: '$entry',
      user_id: '$self',
      email: 'new@daybreak.example',
      first_name: 'New',
      last_name: 'Name',
      phone: '(512) 555-0199',
      job_title: 'Manager',
      role: 'super_admin',
      is_active: true,
      created_at: someTime,
      words: 'found',
      department: 'Recycling',
      location: 'Houston',
      pronouns: 'they/them',
      start_date: '2026-11-02',
      manager_id: '00000000-0000-4000-9000-000000000009',
      photo: someId,
    },
  },
  user_profiles: {
    required: ['user_id'],
    key: 'user_id',
    whose: { column: 'user_id', is: '$person' },
    samples: {
      id: someId,
      user_id: '$self',
      first_name: 'New',
      last_name: 'Name',
      display_name: 'New Name',
      password_changed: true,
      gmail_connected: true,
      google_calendar_connected: true,
      google_services_connected: true,
      created_at: someTime,
    },
  },
  job_applications: {
    required: ['first_name', 'last_name', 'email', 'reference'],
    key: 'id',
    samples: {
      id: someId,
      first_name: 'Jo',
      last_name: 'Doe',
      email: 'jo@elsewhere.example',
      phone: '555-0198',
      experience_years: 'mid',
      available_start_date: '2026-12-01',
      salary_expectations: 'Fair',
      work_authorization: 'yes',
      resume_url: '1700000000002_unclaimed.pdf',
      resume_name: 'Lebenslauf Müller.pdf',
      status: 'reviewing',
      reference: 'ABCDE-12345',
      website: '',
      position_id: somePosition,
      language: 'es',
      created_at: someTime,
      corrected_at: someTime,
      corrected_by: '$self',
      corrected_by_sender: true,
    },
  },
  leads: {
    required: ['company', 'contact', 'kind'],
    key: 'id',
    samples: {
      id: someId,
      company: 'New company',
      contact: 'N. Name',
      email: 'new@elsewhere.example',
      phone: '555-0197',
      industry: 'Energy',
      kind: 'selling',
      status: 'Closed',
      notes: 'Call again',
      seed_key: 'new',
      created_at: someTime,
    },
  },
  portal_knowledge: {
    required: ['title', 'body'],
    key: 'id',
    samples: {
      id: someId,
      title: 'New title',
      body: 'New body.',
      path: '/new',
      keywords: 'new',
      words: 'found',
      stems: ['found'],
    },
  },
  portal_phrasings: {
    required: ['passage_id', 'phrasing'],
    key: 'id',
    samples: {
      id: someId,
      passage_id: someId,
      phrasing: 'new words',
      stems: ['new'],
    },
  },
  search_words: {
    required: ['word', 'stands_for', 'kind'],
    key: 'word,stands_for,kind',
    samples: { word: 'fresh', stands_for: 'new', kind: 'means', stem: 'fresh' },
  },
  audit_events: {
    required: ['action'],
    key: 'id',
    samples: {
      id: '1',
      happened_at: someTime,
      actor_id: '$self',
      actor: 'new@daybreak.example',
      action: 'staff.edited',
      subject_id: someId,
      subject: 'new@daybreak.example',
      details: { fields: 'phone' },
    },
  },
  staff_invitations: {
    required: ['entry_id', 'email', 'token_hash', 'expires_at'],
    key: 'id',
    samples: {
      id: someId,
      entry_id: '$entry',
      email: 'new@daybreak.example',
      invited_by: '$self',
      token_hash: 'a'.repeat(64),
      created_at: someTime,
      sent_at: someTime,
      expires_at: someTime,
      accepted_at: someTime,
      withdrawn_at: someTime,
    },
  },
  ...libraryTables,
  ...homeTables,
  ...mailTables,
  ...noteTables,
  ...noticeTables,
  ...cardTables,
  ...positionTables,
  ...teamPictureTables,
  ...approvalTables,
  ...commentTables,
} as const satisfies Record<string, Table>;

const names = ['first_name', 'last_name', 'display_name'] as const;
const connections = ['gmail_connected', 'google_calendar_connected', 'google_services_connected'] as const;
const answers = [
  'first_name',
  'last_name',
  'email',
  'phone',
  'experience_years',
  'available_start_date',
  'salary_expectations',
  'work_authorization',
] as const;
const form = [...answers, 'resume_url'] as const;
const corrections = ['corrected_at', 'corrected_by', 'corrected_by_sender'] as const;
const edited = [
  'first_name',
  'last_name',
  'phone',
  'job_title',
  'department',
  'location',
  'pronouns',
  'start_date',
  'manager_id',
] as const;
const guarded = ['id', 'user_id', 'email', 'role', 'is_active', 'created_at', 'words', 'photo'] as const;
/** Columns that can't be chosen when an entry is added. */
const notAdded = guarded.filter((column) => column !== 'email');
const flags = ['password_changed', ...connections] as const;
const all = (table: TableName) => Object.keys(tables[table].samples);

const shownOfInvitations = all('staff_invitations').filter((column) => column !== 'token_hash');

/** Actors who chose their password; `fresh` has the one whose password was given to them. */
const settled = { inactive: 'yes', staff: 'yes', admin: 'yes', super_admin: 'yes' } as const;
const fresh = { unchanged: 'yes' } as const;

export const rules: Record<TableName, readonly Rule[]> = {
  staff_directory: [
    rule('select', 'own', all('staff_directory'), { ...staffAndAbove, unchanged: 'yes' }),
    rule('select', 'other', all('staff_directory'), staffAndAbove),
    rule('select', 'former', all('staff_directory'), superAdmin),
    rule('update', 'own', edited, superAdmin),
    rule('update', 'other', edited, superAdmin),
    rule('update', 'former', edited, superAdmin),
    rule('update', 'own', guarded, refused),
    rule('update', 'other', guarded, refused),
    rule('update', 'former', guarded, refused),
    rule('insert', 'any', ['email', ...edited], justSuperAdmin),
    rule('insert', 'any', notAdded, refused),
    rule('upsert', 'own', all('staff_directory'), refused),
    rule('upsert', 'other', all('staff_directory'), refused),
    rule('delete', 'own', [], refused),
    rule('delete', 'other', [], refused),
  ],
  user_profiles: [
    rule('select', 'own', all('user_profiles'), { ...signedIn, stranger: 'none' }),
    rule('select', 'other', all('user_profiles'), hidden),
    rule('update', 'own', names, { ...signedIn, stranger: 'none' }),
    rule('update', 'other', names, hidden),
    rule('update', 'own', ['user_id'], { ...signedIn, stranger: 'none' }),
    rule('update', 'own', ['user_id'], { ...refused, stranger: 'none' }, { value: '$other' }),
    rule('update', 'other', ['user_id'], hidden),
    rule('update', 'own', ['password_changed'], { ...hidden, ...settled, unchanged: 'no' }, { value: true }),
    rule('update', 'own', ['password_changed'], { ...refused, ...fresh, stranger: 'none' }, { value: false }),
    rule('update', 'other', ['password_changed'], hidden),
    rule('update', 'own', ['id', ...connections, 'created_at'], refused),
    rule('update', 'other', ['id', ...connections, 'created_at'], refused),
    rule('insert', 'own', ['user_id', ...names], signedIn, { given: 'no profile' }),
    rule('insert', 'own', flags, signedIn, { value: false, given: 'no profile' }),
    rule('insert', 'own', flags, refused, { value: true, given: 'no profile' }),
    rule('insert', 'own', ['id', 'created_at'], refused, { given: 'no profile' }),
    rule('insert', 'other', all('user_profiles'), refused),
    rule('upsert', 'own', ['user_id', ...names], signedIn),
    rule('upsert', 'own', ['password_changed'], { ...refused, ...fresh, stranger: 'yes' }, { value: false }),
    rule('upsert', 'own', ['password_changed'], refused, { value: true }),
    rule('upsert', 'own', ['id', ...connections, 'created_at'], refused),
    rule('upsert', 'other', all('user_profiles'), refused),
    rule('delete', 'own', [], refused),
    rule('delete', 'other', [], refused),
  ],
  job_applications: [
    rule(
      'insert',
      'any',
      [...form, 'resume_name', 'reference', 'website', 'position_id', 'language'],
      allowed,
    ),
    rule('insert', 'any', ['website'], refused, { value: 'https://filled.example' }),
    rule('insert', 'any', ['position_id'], refused, { value: someId }),
    rule('insert', 'any', ['id', 'status', 'created_at', ...corrections], refused),
    rule('select', 'any', all('job_applications'), administrators),
    rule('update', 'any', ['status', ...answers], administrators),
    rule(
      'update',
      'any',
      [
        'id',
        'resume_url',
        'resume_name',
        'reference',
        'website',
        'position_id',
        'language',
        'created_at',
        ...corrections,
      ],
      refused,
    ),
    rule('upsert', 'any', all('job_applications'), refused),
    rule('delete', 'any', [], administrators),
  ],
  leads: onlyRead(tables.leads, staffAndAbove),
  portal_knowledge: onlyRead(tables.portal_knowledge, staffAndAbove),
  portal_phrasings: onlyRead(tables.portal_phrasings, staffAndAbove),
  search_words: onlyRead(tables.search_words, staffAndAbove),
  audit_events: onlyRead(tables.audit_events, superAdmin),
  staff_invitations: [
    rule('select', 'any', shownOfInvitations, superAdmin),
    rule('select', 'any', ['token_hash'], refused),
    ...notWritten(tables.staff_invitations),
  ],
  ...libraryRules,
  ...homeRules,
  ...mailRules,
  ...noteRules,
  ...noticeRules,
  ...cardRules,
  ...positionRules,
  ...teamPictureRules,
  ...approvalRules,
  ...commentRules,
};

const role = { name: 'set_staff_role', arguments: { staff_id: '$entry', new_role: 'super_admin' } } as const;
const activation = { name: 'set_staff_active', arguments: { staff_id: '$entry', active: true } } as const;
const deactivation = { name: 'set_staff_active', arguments: { staff_id: '$entry', active: false } } as const;

/** The API's functions. `row` names the entry they concern. */
export const calls: readonly Call[] = [
  call('get_current_user_role', 'own', {}, signedIn),
  call('own_sessions', 'own', {}, signedIn),
  call('end_own_session', 'own', { session: '00000000-0000-4000-8000-000000000000' }, signedIn),
  call('second_step_required', 'any', {}, signedIn),
  call('require_second_step', 'any', { required: false }, justSuperAdmin),
  call('set_photo', 'own', { entry: '$entry', photo: null }, justStaff),
  call('set_photo', 'other', { entry: '$entry', photo: null }, justSuperAdmin),
  call('photos_to_sweep', 'any', {}, refused),
  { ...role, row: 'own', who: refused },
  { ...role, row: 'other', who: justSuperAdmin },
  { ...role, row: 'former', who: justSuperAdmin },
  { ...activation, row: 'own', who: refused },
  { ...deactivation, row: 'own', who: refused },
  { ...deactivation, row: 'other', who: justSuperAdmin },
  { ...activation, row: 'former', who: justSuperAdmin },
  call('search_portal', 'any', { question: 'How do I change my password?' }, staffAndAbove),
  call('take_chat_turn', 'own', { caller: '$self' }, refused),
  call('take_test_mail', 'own', { caller: '$self' }, refused),
  call(
    'take_application_ticket',
    'any',
    {
      reference: 'ABCDE-12345',
      resume: '1700000000002_unclaimed.pdf',
      address: '203.0.113.7',
      per_network: '30',
      for_everybody: '600',
    },
    refused,
  ),
  call('count_application_tickets', 'any', { reference: 'ABCDE-12345' }, refused),
  call(
    'note_checked_resume',
    'any',
    { reference: 'ABCDE-12345', resume: '1700000000002_unclaimed.pdf', as_named: true },
    refused,
  ),
  call('applications_to_sweep', 'any', { months: '12' }, refused),
  call('import_people', 'any', { rows: ['new@elsewhere.example'] }, justSuperAdmin),
  call('audit_trail', 'any', { kind: 'staff' }, superAdmin),
  call('open_resume', 'any', { resume: '1700000000002_unclaimed.pdf' }, justAdministrators),
  call('end_chat_turn', 'any', { turn: someId }, refused),
  call('unlinked_staff_account', 'other', { entry: '$entry' }, refused),
  call('link_staff_account', 'other', { entry: '$entry', account: someId }, refused),
  call('withdraw_invitation', 'other', { entry: '$entry' }, justSuperAdmin),
  call(
    'begin_invitation',
    'other',
    { entry: '$entry', inviter: '$self', hash: 'a'.repeat(64), days: '7' },
    refused,
  ),
  call('note_sent_invitation', 'any', { invitation: someId }, refused),
  call('look_at_invitation', 'any', { hash: 'a'.repeat(64) }, refused),
  call('accept_invitation', 'any', { hash: 'a'.repeat(64), account: '$self' }, refused),
  ...libraryCalls,
  ...homeCalls,
  ...mailCalls,
  ...noteCalls,
  ...noticeCalls,
  ...cardCalls,
  ...positionCalls,
  ...teamPictureCalls,
  ...approvalCalls,
  ...commentCalls,
  ...brandUpdateCalls,
];

/** The results of `get_current_user_role`. */
export const roleOf: Record<Exclude<Actor, 'anon'>, string | null> = {
  stranger: null,
  inactive: null,
  unchanged: null,
  staff: 'staff',
  admin: 'admin',
  super_admin: 'super_admin',
};

/** The Storage API's rights on the bucket "resumes"; tested over HTTP only, because its tables aren't ours. */
export const files: readonly {
  operation:
    | 'upload'
    | 'upload with a ticket'
    | 'list'
    | 'sign'
    | 'sign once opened'
    | 'remove'
    | 'remove once opened'
    | 'move';
  who: Verdicts;
}[] = [
  { operation: 'upload', who: refused },
  { operation: 'upload with a ticket', who: allowed },
  // Files not opened with `open_resume` don't show up.
  { operation: 'list', who: { ...hidden, anon: 'none' } },
  { operation: 'sign', who: refused },
  { operation: 'sign once opened', who: justAdministrators },
  { operation: 'remove', who: refused },
  { operation: 'remove once opened', who: justAdministrators },
  { operation: 'move', who: refused },
];
