import { refused, superAdmin } from './actors.ts';
import type { Call, Rule, Table } from './rules.ts';

/* The mail log: read by super administrators and the senders, written by the server. */

export const mailTables = {
  mail_log: {
    required: ['kind', 'recipient', 'state'],
    key: 'id',
    samples: {
      id: '1',
      happened_at: '2020-01-01T00:00:00+00:00',
      kind: 'test',
      recipient: 'new@elsewhere.example',
      sent_by: '$self',
      state: 'sent',
      reason: 'No such user',
      message_id: 'm-1',
    },
  },
} as const satisfies Record<string, Table>;

const columns = Object.keys(mailTables.mail_log.samples);

export const mailRules: Record<keyof typeof mailTables, readonly Rule[]> = {
  mail_log: [
    // None of these actors sent the existing rows.
    { operation: 'select', row: 'any', columns, who: superAdmin },
    { operation: 'insert', row: 'any', columns, who: refused },
    { operation: 'update', row: 'any', columns, who: refused },
    { operation: 'upsert', row: 'any', columns, who: refused },
    { operation: 'delete', row: 'any', columns: [], who: refused },
  ],
};

export const mailCalls: readonly Call[] = [
  {
    name: 'note_mail',
    row: 'any',
    arguments: { kind: 'test', recipient: 'new@elsewhere.example', sent_by: '$self', state: 'sent' },
    who: refused,
  },
  {
    name: 'note_bounce',
    row: 'any',
    arguments: { message_id: 'm-1', recipient: 'new@elsewhere.example', reason: 'No such user' },
    who: refused,
  },
];

/** Existing rows. */
export const mailSql = `insert into public.mail_log (kind, recipient, state) values ('test', 'somebody@elsewhere.example', 'sent');`;
