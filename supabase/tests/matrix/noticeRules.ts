import { type Accounts, administrators, idsOf, justAdministrators, refused } from './actors.ts';
import { type Call, call, ownOnlyRead, type Rule, someId, someTime, type Table } from './rule.ts';

/* Emails about applications: reviewers choose theirs, and the server sends them. */

export const noticeTables = {
  reviewer_notices: {
    required: ['user_id'],
    key: 'user_id',
    whose: { column: 'user_id', is: '$person' },
    samples: { user_id: '$self', wanted: false, sent_at: someTime },
  },
} as const satisfies Record<string, Table>;

export const noticeRules: Record<keyof typeof noticeTables, readonly Rule[]> = {
  reviewer_notices: ownOnlyRead(noticeTables.reviewer_notices, administrators),
};

const hash = 'a'.repeat(64);
const forTheServer = (name: string, given: Call['arguments'] = {}) => call(name, 'any', given, refused);

export const noticeCalls: readonly Call[] = [
  call('want_notices', 'own', { wanted: false }, justAdministrators),
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
export const noticeSql = (accounts: Accounts): string =>
  idsOf(accounts)
    .map((account) => `insert into public.reviewer_notices (user_id) values ('${account}');`)
    .join('\n');
