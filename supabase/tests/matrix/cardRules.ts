import { type Actor, actors, justAdministrators, justStaff, refused } from './actors.ts';
import type { Call, Rule, Table } from './rules.ts';

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
      made_at: '2020-01-01T00:00:00+00:00',
    },
  },
} as const satisfies Record<string, Table>;

const columns = Object.keys(cardTables.staff_cards.samples);

export const cardRules: Record<keyof typeof cardTables, readonly Rule[]> = {
  staff_cards: [
    { operation: 'select', row: 'own', columns, who: refused },
    { operation: 'select', row: 'other', columns, who: refused },
    { operation: 'insert', row: 'any', columns, who: refused },
    { operation: 'update', row: 'any', columns, who: refused },
    { operation: 'upsert', row: 'any', columns, who: refused },
    { operation: 'delete', row: 'any', columns: [], who: refused },
  ],
};

export const cardCalls: readonly Call[] = [
  { name: 'cards_due', row: 'any', arguments: {}, who: justAdministrators },
  { name: 'count_cards_due', row: 'any', arguments: {}, who: justAdministrators },
  { name: 'own_cards_due', row: 'own', arguments: {}, who: justStaff },
  { name: 'note_cards', row: 'own', arguments: { kind: 'card', people: [] }, who: justStaff },
];

/** Existing rows: a card for everyone in the directory, made under a different name. */
export const cardSql = (accounts: Readonly<Record<Actor | 'other', string>>): string =>
  [...actors.filter((actor) => actor !== 'anon'), 'other' as const]
    .map(
      (person) =>
        `insert into public.staff_cards (entry_id, kind, made_with)
select id, 'card', '{"name": "Before", "title": "", "email": "", "phone": ""}' from public.staff_directory where user_id = '${accounts[person]}';`,
    )
    .join('\n');
