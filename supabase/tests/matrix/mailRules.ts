import { refused, superAdmin } from './actors.ts';
import { type Call, call, onlyRead, type Rule, someTime, type Table } from './rule.ts';

/* The mail log: read by super administrators and the senders, written by the server. */

export const mailTables = {
  mail_log: {
    required: ['kind', 'recipient', 'state'],
    key: 'id',
    samples: {
      id: '1',
      happened_at: someTime,
      kind: 'test',
      recipient: 'new@elsewhere.example',
      sent_by: '$self',
      state: 'sent',
      reason: 'No such user',
      message_id: 'm-1',
    },
  },
} as const satisfies Record<string, Table>;

export const mailRules: Record<keyof typeof mailTables, readonly Rule[]> = {
  // None of these actors sent the existing rows.
  mail_log: onlyRead(mailTables.mail_log, superAdmin),
};

export const mailCalls: readonly Call[] = [
  call(
    'note_mail',
    'any',
    { kind: 'test', recipient: 'new@elsewhere.example', sent_by: '$self', state: 'sent' },
    refused,
  ),
  call(
    'note_bounce',
    'any',
    { message_id: 'm-1', recipient: 'new@elsewhere.example', reason: 'No such user' },
    refused,
  ),
];

/** Existing rows. */
export const mailSql = `insert into public.mail_log (kind, recipient, state) values ('test', 'somebody@elsewhere.example', 'sent');`;
