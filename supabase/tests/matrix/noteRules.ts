import { administrators, hidden, justAdministrators, refused } from './actors.ts';
import { type Call, call, type Rule, rule, someId, someTime, type Table } from './rule.ts';

/*
 * Reviewers' notes, and bulk actions on applications: administrators write notes in their own names and delete their
 * own.
 */

const someApplication = '00000000-0000-4000-a000-00000000000c';
const someNote = '00000000-0000-4000-a000-00000000000d';

export const noteTables = {
  application_notes: {
    required: ['id', 'application_id', 'body'],
    key: 'id',
    samples: {
      id: someId,
      application_id: someApplication,
      author_id: '$self',
      body: 'Call on Monday',
      written_at: someTime,
    },
  },
} as const satisfies Record<string, Table>;

const columns = Object.keys(noteTables.application_notes.samples);
const written = ['id', 'application_id', 'body'];

export const noteRules: Record<keyof typeof noteTables, readonly Rule[]> = {
  application_notes: [
    rule('select', 'any', columns, administrators),
    rule('insert', 'any', written, justAdministrators),
    rule('insert', 'any', ['author_id', 'written_at'], refused),
    rule('update', 'any', columns, refused),
    rule('upsert', 'any', columns, refused),
    // The existing notes belong to none of the actors.
    rule('delete', 'any', [], hidden),
  ],
};

export const noteCalls: readonly Call[] = [
  call(
    'review_applications',
    'any',
    { applications: [someApplication], status: 'reviewing' },
    justAdministrators,
  ),
];

/** Existing rows. */
export const noteSql = [
  `insert into public.job_applications (id, first_name, last_name, email) values ('${someApplication}', 'Jo', 'Doe', 'noted@elsewhere.example');`,
  `insert into public.application_notes (id, application_id, body) values ('${someNote}', '${someApplication}', 'Called');`,
].join('\n');
