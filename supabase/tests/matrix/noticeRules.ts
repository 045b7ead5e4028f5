import { type Actor, actors, administrators, hidden, justAdministrators, refused } from './actors.ts';
import type { Call, Rule, Table } from './rules.ts';

/* Emails about applications: reviewers choose theirs, and the server sends them. */

export const noticeTables = {
  reviewer_notices: {
    required: ['user_id'],
    key: 'user_id',
    whose: { column: 'user_id', is: '$person' },
    samples: { user_id: '$self', wanted: false, sent_at: '2020-01-01T00:00:00+00:00' },
  },
} as const satisfies Record<string, Table>;

const columns = Object.keys(noticeTables.reviewer_notices.samples);

export const noticeRules: Record<keyof typeof noticeTables, readonly Rule[]> = {
  reviewer_notices: [
    { operation: 'select', row: 'own', columns, who: administrators },
    { operation: 'select', row: 'other', columns, who: hidden },
    { operation: 'insert', row: 'any', columns, who: refused },
    { operation: 'update', row: 'any', columns, who: refused },
    { operation: 'upsert', row: 'any', columns, who: refused },
    { operation: 'delete', row: 'any', columns: [], who: refused },
  ],
};

const someId = '00000000-0000-4000-a000-000000000001';
const hash = 'a'.repeat(64);
const forTheServer = (name: string, parameters: Call['arguments'] = {}): Call => ({
  name,
  row: 'any',
  arguments: parameters,
  who: refused,
});

export const noticeCalls: readonly Call[] = [
  { name: 'want_notices', row: 'own', arguments: { wanted: false }, who: justAdministrators },
  forTheServer('notices_due'),
  forTheServer('forget_notice', { person: '$self', before: null }),
  forTheServer('confirmations_due', { most: '1' }),
  forTheServer('begin_application_link', { application: someId, hash, days: '30' }),
  forTheServer('note_confirmation', { application: someId }),
  forTheServer('look_at_own_application', { hash }),
  forTheServer('correct_own_application', { hash, answers: { first_name: 'Jo' } }),
  forTheServer('replace_own_resume', { hash, resume: '1700000000002_unclaimed.pdf', name: 'cv.pdf' }),
  forTheServer('withdraw_own_application', { hash }),
];

/** Existing rows: one for everyone who is signed in, and a colleague's. */
export const noticeSql = (accounts: Readonly<Record<Actor | 'other', string>>): string =>
  [...actors.filter((actor) => actor !== 'anon'), 'other' as const]
    .map((person) => `insert into public.reviewer_notices (user_id) values ('${accounts[person]}');`)
    .join('\n');
