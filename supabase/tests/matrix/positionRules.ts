import { administrators, allowed, justAdministrators, refused } from './actors.ts';
import type { Call, Rule, Table } from './rules.ts';

/*
 * The open positions' part of the matrix: administrators write them through functions, and everyone can read an open
 * one.
 */

/** Open, and not named by any application. */
export const somePosition = '00000000-0000-4000-a000-00000000000b';

export const positionTables = {
  positions: {
    required: ['id', 'title', 'place', 'kind'],
    key: 'id',
    samples: {
      id: '00000000-0000-4000-a000-000000000001',
      title: 'New title',
      place: 'New place',
      kind: 'contract',
      description: 'New words.',
      pay_from: '1',
      pay_to: '2',
      pay_per: 'hour',
      closes_on: '2100-01-01',
      country: 'MX',
      remote: true,
      closed_at: '2020-01-01T00:00:00+00:00',
      created_at: '2020-01-01T00:00:00+00:00',
    },
  },
} as const satisfies Record<string, Table>;

const columns = Object.keys(positionTables.positions.samples);

export const positionRules: Record<keyof typeof positionTables, readonly Rule[]> = {
  positions: [
    { operation: 'select', row: 'any', columns, who: administrators },
    { operation: 'insert', row: 'any', columns, who: refused },
    { operation: 'update', row: 'any', columns, who: refused },
    { operation: 'upsert', row: 'any', columns, who: refused },
    { operation: 'delete', row: 'any', columns: [], who: refused },
  ],
};

export const positionCalls: readonly Call[] = [
  { name: 'list_positions', row: 'any', arguments: {}, who: administrators },
  { name: 'open_position', row: 'any', arguments: { opening: somePosition }, who: allowed },
  {
    name: 'save_position',
    row: 'any',
    arguments: { opening: somePosition, title: 'Technician', place: 'Austin', kind: 'full_time' },
    who: justAdministrators,
  },
  { name: 'remove_position', row: 'any', arguments: { opening: somePosition }, who: justAdministrators },
];

/** Existing rows. */
export const positionSql = `insert into public.positions (id, title, place, kind) values ('${somePosition}', 'Technician', 'Austin', 'full_time');`;
