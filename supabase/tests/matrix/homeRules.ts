import { type Accounts, idsOf, justAdministrators, justStaff, staffAndAbove } from './actors.ts';
import { type Call, call, onlyRead, ownOnlyRead, type Rule, someId, someTime, type Table } from './rule.ts';

/* The home page's part of the matrix: people can read only their own things there, and only functions write them. */

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
      created_at: someTime,
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

export const homeRules: Record<keyof typeof homeTables, readonly Rule[]> = {
  home_arrangements: ownOnlyRead(homeTables.home_arrangements, staffAndAbove),
  pinned_links: ownOnlyRead(homeTables.pinned_links, staffAndAbove),
  first_weeks: ownOnlyRead(homeTables.first_weeks, staffAndAbove),
  posts: onlyRead(homeTables.posts, staffAndAbove),
};

export const homeCalls: readonly Call[] = [
  call('arrange_home', 'own', { beside: ['links'], below: ['continue'], hidden: [] }, justStaff),
  call(
    'save_post',
    'any',
    { post: someId, title: 'Open day', body: 'On Friday.', ends_at: aDayLater },
    justAdministrators,
  ),
  call('remove_post', 'any', { post: someId }, justAdministrators),
  call('tick_first_week', 'own', { done: ['card'] }, justStaff),
  call('pin_links', 'own', { links: [] }, justStaff),
];

/** Existing rows: one for everyone who is signed in, and a colleague's. */
export const homeSql = (accounts: Accounts): string =>
  idsOf(accounts)
    .flatMap((account) => [
      `insert into public.home_arrangements values ('${account}', '{links}', '{continue}', '{}');`,
      `insert into public.first_weeks values ('${account}', '{card}');`,
      `insert into public.pinned_links values ('${account}', 0, 'Board', 'https://board.example');`,
    ])
    .concat(
      `insert into public.posts (id, title, body, ends_at) values (gen_random_uuid(), 'Open day', 'On Friday.', now() + interval '1 day');`,
    )
    .join('\n');
