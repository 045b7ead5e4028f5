import {
  type Actor,
  actors,
  hidden,
  justAdministrators,
  justStaff,
  refused,
  staffAndAbove,
} from './actors.ts';
import type { Call, Rule, Table } from './rules.ts';

/* The home page's part of the matrix: people can read only their own things there, and only functions write them. */

const someId = '00000000-0000-4000-a000-000000000001';
/** PostgreSQL parses this: later than now, whenever the matrix runs. */
const aDayLater = 'tomorrow';

export const homeTables = {
  home_arrangements: {
    required: ['user_id', 'beside', 'below', 'hidden'],
    key: 'user_id',
    whose: { column: 'user_id', is: '$person' },
    samples: { user_id: '$self', beside: ['links'], below: ['continue'], hidden: ['today'] },
  },
  first_weeks: {
    required: ['user_id', 'done'],
    key: 'user_id',
    whose: { column: 'user_id', is: '$person' },
    samples: { user_id: '$self', done: ['card'] },
  },
  posts: {
    required: ['id', 'title', 'body', 'ends_at'],
    key: 'id',
    samples: {
      id: someId,
      title: 'New title',
      body: 'New body.',
      author_id: '$self',
      created_at: '2020-01-01T00:00:00+00:00',
      ends_at: '2100-01-01T00:00:00+00:00',
    },
  },
  pinned_links: {
    required: ['user_id', 'place', 'label', 'address'],
    key: 'user_id,place',
    whose: { column: 'user_id', is: '$person' },
    samples: { user_id: '$self', place: '1', label: 'Board', address: 'https://board.example' },
  },
} as const satisfies Record<string, Table>;

const ownToRead = (table: 'first_weeks' | 'home_arrangements' | 'pinned_links'): Rule[] => {
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

const postColumns = Object.keys(homeTables.posts.samples);

export const homeRules: Record<keyof typeof homeTables, readonly Rule[]> = {
  home_arrangements: ownToRead('home_arrangements'),
  pinned_links: ownToRead('pinned_links'),
  first_weeks: ownToRead('first_weeks'),
  posts: [
    { operation: 'select', row: 'any', columns: postColumns, who: staffAndAbove },
    { operation: 'insert', row: 'any', columns: postColumns, who: refused },
    { operation: 'update', row: 'any', columns: postColumns, who: refused },
    { operation: 'upsert', row: 'any', columns: postColumns, who: refused },
    { operation: 'delete', row: 'any', columns: [], who: refused },
  ],
};

export const homeCalls: readonly Call[] = [
  {
    name: 'arrange_home',
    row: 'own',
    arguments: { beside: ['links'], below: ['continue'], hidden: [] },
    who: justStaff,
  },
  {
    name: 'save_post',
    row: 'any',
    arguments: { post: someId, title: 'Open day', body: 'On Friday.', ends_at: aDayLater },
    who: justAdministrators,
  },
  { name: 'remove_post', row: 'any', arguments: { post: someId }, who: justAdministrators },
  { name: 'tick_first_week', row: 'own', arguments: { done: ['card'] }, who: justStaff },
  { name: 'pin_links', row: 'own', arguments: { links: [] }, who: justStaff },
];

/** Existing rows: one for everyone who is signed in, and a colleague's. */
export const homeSql = (accounts: Readonly<Record<Actor | 'other', string>>): string =>
  [...actors.filter((actor) => actor !== 'anon'), 'other' as const]
    .map((person) => accounts[person])
    .flatMap((account) => [
      `insert into public.home_arrangements values ('${account}', '{links}', '{continue}', '{}');`,
      `insert into public.first_weeks values ('${account}', '{card}');`,
      `insert into public.pinned_links values ('${account}', 0, 'Board', 'https://board.example');`,
    ])
    .concat(
      `insert into public.posts (id, title, body, ends_at) values (gen_random_uuid(), 'Open day', 'On Friday.', now() + interval '1 day');`,
    )
    .join('\n');
