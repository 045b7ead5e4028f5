import { type Accounts, idsOf, justAdministrators, justStaff, refused } from './actors.ts';
import { type Call, call, notWritten, type Rule, rule, someTime, type Table } from './rule.ts';

/* People whose cards are made: only functions read or write the table. */

export const cardTables = {
  staff_cards: {
    required: ['entry_id', 'kind', 'made_with'],
    key: 'entry_id,kind',
    whose: { column: 'entry_id', is: '$entry' },
    samples: {
      entry_id: '$entry',
      kind: 'signature',
      made_with: { name: 'New Name', title: 'Buyer', email: 'new@daybreak.example', phone: '' },
      made_at: someTime,
    },
  },
} as const satisfies Record<string, Table>;

const columns = Object.keys(cardTables.staff_cards.samples);

export const cardRules: Record<keyof typeof cardTables, readonly Rule[]> = {
  staff_cards: [
    rule('select', 'own', columns, refused),
    rule('select', 'other', columns, refused),
    ...notWritten(cardTables.staff_cards),
  ],
};

export const cardCalls: readonly Call[] = [
  call('cards_due', 'any', {}, justAdministrators),
  call('count_cards_due', 'any', {}, justAdministrators),
  call('own_cards_due', 'own', {}, justStaff),
  call('note_cards', 'own', { kind: 'card', people: [] }, justStaff),
];

/** Existing rows: a card for everyone in the directory, made under a different name. */
export const cardSql = (accounts: Accounts): string =>
  idsOf(accounts)
    .map(
      (account) =>
        `insert into public.staff_cards (entry_id, kind, made_with)
select id, 'card', '{"name": "Before", "title": "", "email": "", "phone": ""}' from public.staff_directory where user_id = '${account}';`,
    )
    .join('\n');
