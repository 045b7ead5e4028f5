import { type Actor, actors, hidden, justStaff, refused, staffAndAbove } from './actors.ts';
import type { Call, Rule, Table } from './rules.ts';

/* The home page's part of the matrix: what is one's own there is read by nobody else, and written by functions. */

export const homeTables = {
  home_arrangements: {
    required: ['user_id', 'beside', 'below', 'hidden'],
    key: 'user_id',
    whose: { column: 'user_id', is: '$person' },
    samples: { user_id: '$self', beside: ['links'], below: ['continue'], hidden: ['today'] },
  },
  pinned_links: {
    required: ['user_id', 'place', 'label', 'address'],
    key: 'user_id,place',
    whose: { column: 'user_id', is: '$person' },
    samples: { user_id: '$self', place: '1', label: 'Board', address: 'https://board.example' },
  },
} as const satisfies Record<string, Table>;

const ownToRead = (table: keyof typeof homeTables): Rule[] => {
  const columns = Object.keys(homeTables[table].samples);
  return [
    { operation: 'select', row: 'own', columns, who: staffAndAbove },
    { operation: 'select', row: 'other', columns, who: hidden },
    { operation: 'insert', row: 'any', columns, who: refused },
    { operation: 'update', row: 'any', columns, who: refused },
    { operation: 'upsert', row: 'any', columns, who: refused },
    { operation: 'delete', row: 'any', columns: [], who: refused },
  ];
};

export const homeRules: Record<keyof typeof homeTables, readonly Rule[]> = {
  home_arrangements: ownToRead('home_arrangements'),
  pinned_links: ownToRead('pinned_links'),
};

export const homeCalls: readonly Call[] = [
  {
    name: 'arrange_home',
    row: 'own',
    arguments: { beside: ['links'], below: ['continue'], hidden: [] },
    who: justStaff,
  },
  { name: 'pin_links', row: 'own', arguments: { links: [] }, who: justStaff },
];

/** What stands there before: rows of everybody who signed in, and of a colleague. */
export const homeSql = (accounts: Readonly<Record<Actor | 'other', string>>): string =>
  [...actors.filter((actor) => actor !== 'anon'), 'other' as const]
    .map((person) => accounts[person])
    .flatMap((account) => [
      `insert into public.home_arrangements values ('${account}', '{links}', '{continue}', '{}');`,
      `insert into public.pinned_links values ('${account}', 0, 'Board', 'https://board.example');`,
    ])
    .join('\n');
