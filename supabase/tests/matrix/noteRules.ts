import { administrators, hidden, justAdministrators, refused } from './actors.ts';
import type { Call, Rule, Table } from './rules.ts';

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
      id: '00000000-0000-4000-a000-000000000001',
      application_id: someApplication,
      author_id: '$self',
      body: 'Call on Monday',
      written_at: '2020-01-01T00:00:00+00:00',
    },
  },
} as const satisfies Record<string, Table>;

const columns = Object.keys(noteTables.application_notes.samples);
const written = ['id', 'application_id', 'body'];

export const noteRules: Record<keyof typeof noteTables, readonly Rule[]> = {
  application_notes: [
    { operation: 'select', row: 'any', columns, who: administrators },
    { operation: 'insert', row: 'any', columns: written, who: justAdministrators },
    { operation: 'insert', row: 'any', columns: ['author_id', 'written_at'], who: refused },
    { operation: 'update', row: 'any', columns, who: refused },
    { operation: 'upsert', row: 'any', columns, who: refused },
    // The existing notes belong to none of the actors.
    { operation: 'delete', row: 'any', columns: [], who: hidden },
  ],
};

export const noteCalls: readonly Call[] = [
  {
    name: 'review_applications',
    row: 'any',
    arguments: { applications: [someApplication], status: 'reviewing' },
    who: justAdministrators,
  },
];

/** Existing rows. */
export const noteSql = [
  `insert into public.job_applications (id, first_name, last_name, email) values ('${someApplication}', 'Jo', 'Doe', 'noted@elsewhere.example');`,
  `insert into public.application_notes (id, application_id, body) values ('${someNote}', '${someApplication}', 'Called');`,
].join('\n');
